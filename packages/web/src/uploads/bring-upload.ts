import { errorCodes } from '@taga/contract';
import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { Language } from '@taga/i18n';
import { ApiError } from '../api/api-error.ts';
import { type DomainError, findDomainError, isRefusedWith } from '../form/domain-error.ts';
import type { FileSending } from './send-bytes.ts';
import type { FileOwner, StoredUpload, UploadStore } from './upload-store.ts';

export interface BringDependencies<Owner extends FileOwner = FileOwner> {
  readonly store: UploadStore<Owner>;
  readonly send: (upload: StoredUpload<Owner>, sending: FileSending) => Promise<UploadedFile>;
  readonly language: () => Language;
  /** These two end early, by throwing, when the signal says so. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly whenReachable: (signal: AbortSignal) => Promise<void>;
}

export interface Progress {
  onSent(sentBytes: number): void;
  onWaiting(): void;
}

/** How it ended. It is missing when another tab has taken it away, and unfinished when nobody is signed in any more. */
export type Outcome =
  | { readonly kind: 'arrived'; readonly file: UploadedFile }
  | { readonly kind: 'missing' | 'unfinished' }
  | { readonly kind: 'refused'; readonly domainError: DomainError }
  | { readonly kind: 'givenUp'; readonly failure: ApiError };

/** In a row, without a byte getting through in between. */
const mostFailures = 6;
/** The customer pays for every byte. */
const mostNewStarts = 1;
const longestPauseMs = 30_000;

/** Of what the server answers: the same request may well succeed a little later. */
const passing = [404, 408, 409, 425, 429];

/** What is there of it is of no use: the server has forgotten it, as it does after a day, or it came in damaged. */
function needsNewStart(failure: ApiError): boolean {
  return failure.status === 404 || isRefusedWith(findDomainError(failure), errorCodes.fileDamaged);
}

/** Nothing while it is worth trying again. */
function findEnd(failure: ApiError, failures: number, newStarts: number): Outcome | undefined {
  const { status } = failure;
  if (status === null) return undefined;
  if (status === 401) return { kind: 'unfinished' };
  const isPassing = status >= 500 || passing.includes(status) || needsNewStart(failure);
  if (!isPassing)
    return { kind: 'refused', domainError: findDomainError(failure) ?? { status, message: '', details: [] } };
  return failures >= mostFailures || newStarts > mostNewStarts ? { kind: 'givenUp', failure } : undefined;
}

function pauseAfter(failure: ApiError, failures: number): number {
  const asked = findDomainError(failure)?.retryAfterS;
  return asked === undefined ? Math.min(1_000 * 2 ** (failures - 1), longestPauseMs) : asked * 1_000;
}

/** Brings one file across, however often the network breaks off. Throws when the signal says to stop. */
export async function bringUpload<Owner extends FileOwner>(
  key: string,
  { store, send, language, pause, whenReachable }: BringDependencies<Owner>,
  { onSent, onWaiting }: Progress,
  signal: AbortSignal,
): Promise<Outcome> {
  let failures = 0;
  let newStarts = 0;
  let furthestBytes = 0;

  async function note(reached: Partial<StoredUpload<Owner>>): Promise<void> {
    const current = await store.find(key);
    signal.throwIfAborted();
    if (current) await store.put({ ...current, ...reached });
  }

  function onProgress(sentBytes: number) {
    if (sentBytes > furthestBytes) failures = 0;
    furthestBytes = Math.max(furthestBytes, sentBytes);
    onSent(sentBytes);
  }

  for (;;) {
    const upload = await store.find(key);
    signal.throwIfAborted();
    if (!upload) return { kind: 'missing' };
    if (upload.arrived) return { kind: 'arrived', file: upload.arrived };
    try {
      const file = await send(upload, { language: language(), signal, note, onProgress });
      // The bytes are not needed any more; who waits in another tab learns from this what became of them.
      await note({ bytes: new ArrayBuffer(0), arrived: file });
      return { kind: 'arrived', file };
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.status !== null) failures += 1;
      if (needsNewStart(failure)) newStarts += 1;
      const end = findEnd(failure, failures, newStarts);
      if (end) return end;
      onWaiting();
      if (needsNewStart(failure)) await note({ uploadId: undefined, isSent: undefined });
      if (failure.status === null) await whenReachable(signal);
      await pause(pauseAfter(failure, failures), signal);
    }
  }
}
