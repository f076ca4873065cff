/** Why there is no picture. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

/** `back` for documents, `front` for the face. A computer has whichever it has. */
export type Facing = 'back' | 'front';

/** A document has small print; a face needs few pixels, and every one of them is uploaded. */
const wishes: Readonly<Record<Facing, MediaTrackConstraints>> = {
  back: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  front: {
    facingMode: { ideal: 'user' },
    width: { ideal: 640 },
    height: { ideal: 480 },
    frameRate: { ideal: 24, max: 30 },
  },
};

/** Missing in the browsers inside of many apps, and on pages that did not come over a safe connection. */
export function canOpenCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Whether there is one at all; that can be told without asking for it. */
export async function hasCamera(): Promise<boolean> {
  if (!canOpenCamera()) return false;
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => undefined);
  return devices?.some(({ kind }) => kind === 'videoinput') ?? true;
}

export class NoCamera extends Error {
  constructor(readonly problem: CameraProblem) {
    super(`no camera: ${problem}`);
  }
}

/** By the names that browsers give their domain errors, old ones included. */
const problemOf: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
};

export async function openCamera(facing: Facing): Promise<MediaStream> {
  if (!canOpenCamera()) throw new NoCamera('unsupported');
  try {
    return await navigator.mediaDevices.getUserMedia({ video: wishes[facing], audio: false });
  } catch (error) {
    throw new NoCamera(problemOf[(error as Error).name] ?? 'unsupported');
  }
}

/** The lamp beside the lens goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
