/** Two million bytes are the most that a video may cost; the recorder keeps to its rate only roughly. */
const maxVideoBytes = 2_000_000;
const bitsPerSecond = 600_000;

/** WebM first: it can be checked wherever the server runs. Older iPhones record MP4 alone. */
const formats = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];

export function canRecord(): boolean {
  return typeof MediaRecorder === 'function' && formats.some((format) => MediaRecorder.isTypeSupported(format));
}

export interface Recording {
  /** The video, once it has been stopped, by us or because it became too large. */
  readonly finished: Promise<Blob>;
  stop(): void;
}

/** Newer than the types of the language know. */
interface RecorderOptions extends MediaRecorderOptions {
  /** One whole picture a second, so that those alone need be looked at. */
  readonly videoKeyFrameIntervalDuration: number;
}

export function recordSelfie(stream: MediaStream): Recording {
  const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format)) ?? '';
  const options: RecorderOptions = {
    mimeType,
    videoBitsPerSecond: bitsPerSecond,
    videoKeyFrameIntervalDuration: 1_000,
  };
  const recorder = new MediaRecorder(stream, options);
  const parts: Blob[] = [];
  let bytes = 0;
  const finished = new Promise<Blob>((resolve, reject) => {
    recorder.addEventListener('dataavailable', ({ data }) => {
      const isTooMuch = bytes + data.size > maxVideoBytes;
      if (isTooMuch && recorder.state === 'recording') recorder.stop();
      if (isTooMuch) return;
      bytes += data.size;
      parts.push(data);
    });
    recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: mimeType.split(';')[0] ?? '' })));
    recorder.addEventListener('error', () => reject(new Error('The camera stopped while it recorded')));
  });
  // In pieces: what is too large shows while it is recorded, and half a video is still one.
  recorder.start(500);
  return { finished, stop: () => recorder.state !== 'inactive' && recorder.stop() };
}
