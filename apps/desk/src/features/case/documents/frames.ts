/** A browser's own recordings do not say how long they are; asked for their end, players find out. */
const farAway = 1e7;

function once(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('The video cannot be played')), { once: true });
  });
}

async function goTo(video: HTMLVideoElement, second: number): Promise<void> {
  const arrived = once(video, 'seeked');
  video.currentTime = second;
  await arrived;
}

async function lengthOf(video: HTMLVideoElement): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration;
  await goTo(video, farAway);
  return Number.isFinite(video.duration) ? video.duration : video.currentTime;
}

export interface FrameChoice {
  readonly count: number;
  /** Never more than the video has. */
  readonly pixelsHigh: number;
}

export interface Frame {
  readonly second: number;
  readonly canvas: HTMLCanvasElement;
}

function take(video: HTMLVideoElement, mostPixelsHigh: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.height = Math.min(mostPixelsHigh, video.videoHeight);
  canvas.width = Math.round((canvas.height * video.videoWidth) / Math.max(1, video.videoHeight));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Pictures out of a video, at equal distances. A player of its own draws them, so that nobody's is disturbed. */
export async function takeFrames(
  url: string,
  { count, pixelsHigh }: FrameChoice,
  signal: AbortSignal,
): Promise<readonly Frame[]> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const loaded = once(video, 'loadeddata');
  video.src = url;
  await loaded;
  const seconds = await lengthOf(video);
  const frames: Frame[] = [];
  for (let index = 0; index < count && !signal.aborted; index += 1) {
    const second = (seconds * (index + 0.5)) / count;
    await goTo(video, second);
    frames.push({ second, canvas: take(video, pixelsHigh) });
  }
  video.removeAttribute('src');
  return frames;
}
