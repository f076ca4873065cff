import { beforeEach, expect, test, vi } from 'vitest';
import { sendBytes } from './send-bytes.ts';

const kilobyte = 1024;
let clockMs = 0;
beforeEach(() => {
  clockMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
});

/** A server that takes each part in the given time, and the last of these from then on. */
function server({ tookMs = [1_500], has = 0 } = {}) {
  const parts: number[] = [];
  const tus = {
    begin: vi.fn(async () => 'u-1'),
    getReceivedBytes: vi.fn(async () => has),
    sendPart: vi.fn(async (_id: string, offset: number, part: ArrayBuffer) => {
      clockMs += tookMs[Math.min(parts.length, tookMs.length - 1)] ?? 0;
      parts.push(part.byteLength / kilobyte);
      return offset + part.byteLength;
    }),
  };
  return { tus, parts };
}
const sending = () => ({
  language: 'en' as const,
  signal: new AbortController().signal,
  note: vi.fn(async () => {}),
  onProgress: vi.fn(),
});
const file = (kilobytes: number) => ({ bytes: new ArrayBuffer(kilobytes * kilobyte) });

test('a file is announced, noted, sent from its start and noted as sent', async () => {
  const { tus } = server();
  const own = sending();
  expect(await sendBytes(tus, file(40), own)).toBe('u-1');
  expect(tus.begin).toHaveBeenCalledWith(40 * kilobyte, own);
  expect(tus.getReceivedBytes).not.toHaveBeenCalled();
  expect(own.note.mock.calls).toEqual([[{ uploadId: 'u-1' }], [{ uploadId: 'u-1', isSent: true }]]);
  expect(own.onProgress.mock.calls.flat()).toEqual([0, 32, 40, 40].map((part) => part * kilobyte));
});

test('one that was started goes on from what the server has of it', async () => {
  const { tus } = server({ has: 30 * kilobyte });
  const own = sending();
  await sendBytes(tus, { ...file(40), uploadId: 'u-7' }, own);
  expect(tus.begin).not.toHaveBeenCalled();
  expect(tus.sendPart).toHaveBeenCalledTimes(1);
  expect(tus.sendPart).toHaveBeenCalledWith('u-7', 30 * kilobyte, new ArrayBuffer(10 * kilobyte), own);
  expect(own.note.mock.calls).toEqual([[{ uploadId: 'u-7', isSent: true }]]);
});

test('one that is there as a whole is not sent again', async () => {
  const { tus } = server();
  const own = sending();
  expect(await sendBytes(tus, { ...file(40), uploadId: 'u-7', isSent: true }, own)).toBe('u-7');
  expect(tus.sendPart).not.toHaveBeenCalled();
  expect(own.onProgress).toHaveBeenLastCalledWith(40 * kilobyte);
});

test('parts grow while the network is quick, up to a megabyte', async () => {
  const { tus, parts } = server({ tookMs: [100] });
  await sendBytes(tus, file(3_000), sending());
  expect(parts.slice(0, 7)).toEqual([32, 64, 128, 256, 512, 1024, 984]);
  const large = server({ tookMs: [1_499] });
  await sendBytes(large.tus, file(5_000), sending());
  expect(Math.max(...large.parts)).toBe(1024);
});

test('they stay where a part takes its time, and shrink where it takes too long, but never below the smallest', async () => {
  const { tus, parts } = server({ tookMs: [1_000, 1_500, 6_000, 6_001, 9_000, 9_000, 3_000] });
  await sendBytes(tus, file(300), sending());
  expect(parts).toEqual([32, 64, 64, 64, 32, 32, 12]);
});
