import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createTus } from './tus.ts';

const tokens = { get: vi.fn(async () => 't1'), replace: vi.fn(async () => 't2'), expire: vi.fn() };
const tus = createTus({
  base: 'https://bank.example/upload/',
  retryRule: { retries: 1, delayMs: 0 },
  findTokens: () => tokens,
});
const sending = { language: 'en' as const, signal: new AbortController().signal };

beforeEach(() => {
  for (const target of ['window', 'document']) vi.stubGlobal(target, new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

const answering = (...answers: Response[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answers.shift()),
  );
const withHeaders = (headers: Record<string, string>) => new Response(null, { status: 200, headers });
const asked = (time = 0) => {
  const [url, request] = vi.mocked(fetch).mock.calls[time] as unknown as [string, RequestInit];
  return { url, ...request } as { url: string; method: string; headers: Record<string, string>; body?: ArrayBuffer };
};

test('a file is announced with its length; the server says what it calls it', async () => {
  answering(withHeaders({ location: '/upload/files/u-1' }));
  expect(await tus.begin(123, sending)).toBe('u-1');
  expect(asked()).toMatchObject({
    url: 'https://bank.example/upload/files',
    method: 'POST',
    headers: { 'upload-length': '123', 'tus-resumable': '1.0.0', authorization: 'Bearer t1' },
  });
});

test('the server is asked how much it has', async () => {
  answering(withHeaders({ 'upload-offset': '0' }));
  expect(await tus.getReceivedBytes('u-1', sending)).toBe(0);
  expect(asked()).toMatchObject({ url: 'https://bank.example/upload/files/u-1', method: 'HEAD' });
  expect(asked().body).toBeUndefined();
});

test('a part goes where the last one ended', async () => {
  const part = new ArrayBuffer(4);
  answering(withHeaders({ 'upload-offset': '14' }));
  expect(await tus.sendPart('u-1', 10, part, sending)).toBe(14);
  expect(asked()).toMatchObject({
    method: 'PATCH',
    body: part,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '10' },
  });
});

test.each([{}, { 'upload-offset': '' }, { 'upload-offset': '12x' }])(
  'an answer without its number (%o) is none of ours, and worth another try',
  async (headers) => {
    answering(withHeaders(headers));
    const failure = await tus.getReceivedBytes('u-1', sending).catch((error) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure.status).toBe(502);
  },
);

test.each([{}, { location: 'https://bank.example/files/' }])(
  'nor is one that does not say what the upload is called: %o',
  async (headers) => {
    answering(withHeaders(headers));
    await expect(tus.begin(1, sending)).rejects.toMatchObject({ status: 502 });
  },
);

test('a refused token is replaced', async () => {
  answering(new Response(null, { status: 401 }), withHeaders({ 'upload-offset': '5' }));
  expect(await tus.getReceivedBytes('u-1', sending)).toBe(5);
  expect(asked(1).headers.authorization).toBe('Bearer t2');
});
