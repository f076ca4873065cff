import { afterEach, expect, test, vi } from 'vitest';
import { canRecord, recordSelfie } from './record-selfie.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that records in these formats. */
function browser(...formats: string[]) {
  const made: Recorder[] = [];
  class Recorder extends EventTarget {
    static isTypeSupported = (format: string) => formats.includes(format);
    state: 'inactive' | 'recording' = 'inactive';
    everyMs: number | undefined;
    constructor(
      readonly stream: unknown,
      readonly options: MediaRecorderOptions,
    ) {
      super();
      made.push(this);
    }
    start(everyMs: number) {
      this.everyMs = everyMs;
      this.state = 'recording';
    }
    stop = vi.fn(() => {
      this.state = 'inactive';
      this.dispatchEvent(new Event('stop'));
    });
    give(bytes: number) {
      const data = new Blob(['x'.repeat(bytes)]);
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  return made;
}
const stream = {} as MediaStream;

test('a browser can record if it has a recorder that knows one of the formats', () => {
  vi.stubGlobal('MediaRecorder', undefined);
  expect(canRecord()).toBe(false);
  browser('audio/ogg');
  expect(canRecord()).toBe(false);
  browser('video/mp4');
  expect(canRecord()).toBe(true);
});

test('WebM comes first, and the type of the video is told without its codec', async () => {
  const [made] = [browser('video/mp4', 'video/webm;codecs=vp8')];
  const { finished, stop } = recordSelfie(stream);
  expect(made[0]?.options).toMatchObject({ mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: 600_000 });
  expect(made[0]?.options).toMatchObject({ videoKeyFrameIntervalDuration: 1_000 });
  expect(made[0]?.everyMs).toBe(500);
  stop();
  expect((await finished).type).toBe('video/webm');
});

test('all that was recorded is in the video; stopping twice is stopping once', async () => {
  const made = browser('video/webm');
  const { finished, stop } = recordSelfie(stream);
  made[0]?.give(100);
  made[0]?.give(200);
  stop();
  stop();
  expect(made[0]?.stop).toHaveBeenCalledTimes(1);
  expect((await finished).size).toBe(300);
});

test('two million bytes are the most: what is beyond is left out, and it ends there', async () => {
  const made = browser('video/webm');
  const { finished } = recordSelfie(stream);
  made[0]?.give(1_000_000);
  made[0]?.give(1_000_000);
  expect(made[0]?.stop).not.toHaveBeenCalled();
  made[0]?.give(1);
  expect(made[0]?.stop).toHaveBeenCalledTimes(1);
  made[0]?.give(5);
  expect(made[0]?.stop).toHaveBeenCalledTimes(1);
  expect((await finished).size).toBe(2_000_000);
});

test('a camera that stops while it records is a failure', async () => {
  const made = browser('video/webm');
  const { finished } = recordSelfie(stream);
  made[0]?.dispatchEvent(new Event('error'));
  await expect(finished).rejects.toThrow('stopped');
});
