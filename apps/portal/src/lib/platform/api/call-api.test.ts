import type { AnswerOf } from '@taga/contract';
import { listBranches } from '@taga/contract/endpoints/branches';
import { listStates } from '@taga/contract/endpoints/reference';
import { resendVerificationEmail } from '@taga/contract/endpoints/register';
import { getReaderToken } from '@taga/contract/endpoints/tokens';
import { ApiError, isApiInUse, onGlobalError } from '@taga/web/api';
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { fakeServer, fakeStorage, type SeenRequest } from '../../../testing/fake-browser.ts';
import { callApi } from './call-api.ts';

/** A call that needs no token, so that a test sees one request only. */
const upload = { ...getReaderToken, base: 'upload', path: '/create-account/file_upload' } as const;
const input = { body: { LOGIN_ID: 'aye@example.com' }, language: 'en' } as const;

const isTokenEndpoint = ({ url }: SeenRequest) => /get_?token/i.test(url);
const tokenAnswer = (token: string) => Response.json({ Data: { access_token: token, expires_in: 3600 } });

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  // What nobody listened to would otherwise be heard by the next test.
  onGlobalError(() => {})();
});

test('sends JSON with the language in the query and as a header, in upper case [API-001, API-003, I18-004]', async () => {
  const seen = fakeServer((request) =>
    isTokenEndpoint(request) ? tokenAnswer('v1') : Response.json({ Data: { ok: true } }),
  );
  const answer = await callApi(resendVerificationEmail, { ...input, language: 'mm' });
  expect(answer).toEqual({ Data: { ok: true } });
  expectTypeOf(answer).toEqualTypeOf<AnswerOf<typeof resendVerificationEmail>>();
  expect(seen[1]).toMatchObject({
    url: '/api/register/resend_email_verification?lang=MM',
    method: 'POST',
    headers: { lang: 'MM', 'content-type': 'application/json', authorization: 'Bearer v1' },
    body: { LOGIN_ID: 'aye@example.com' },
  });
});

test('puts the query of a call beside the language, and no body into a GET', async () => {
  const seen = fakeServer((request) => (isTokenEndpoint(request) ? tokenAnswer('v1') : Response.json({ Data: [] })));
  await callApi(listBranches, { query: { townshipCode: 'MMR013017', accountClass: '301' }, language: 'en' });
  const url = '/api/cb/branches?lang=EN&townshipCode=MMR013017&accountClass=301';
  expect(seen[1]).toMatchObject({ url, method: 'GET', body: undefined });
  expect(seen[1]?.headers).not.toHaveProperty('content-type');
});

test('takes the token of the lists from the answer without `Data`', async () => {
  const seen = fakeServer((request) =>
    isTokenEndpoint(request)
      ? Response.json({ access_token: 'r1', expires_in: 60 })
      : Response.json({ Data: { States: [] } }),
  );
  await callApi(listStates, { language: 'en' });
  expect(seen[0]?.url).toBe('/api/commonBank/getToken?lang=EN');
  expect(seen[1]?.headers.authorization).toBe('Bearer r1');
});

test('uses the base of the call [API-002]', async () => {
  const seen = fakeServer(() => Response.json({}));
  await callApi(upload, { language: 'en' });
  expect(seen[0]?.url).toBe('/upload/create-account/file_upload?lang=EN');
});

test('asks for the token of the kind of caller once and keeps it [API-004]', async () => {
  const seen = fakeServer((request) =>
    isTokenEndpoint(request) ? tokenAnswer('v1') : Response.json({ Data: { ok: true } }),
  );
  await Promise.all([callApi(resendVerificationEmail, input), callApi(resendVerificationEmail, input)]);
  await callApi(resendVerificationEmail, input);
  expect(seen.filter(isTokenEndpoint).map(({ url }) => url)).toEqual(['/api/register/get_token?lang=EN']);
  expect(seen.filter((request) => !isTokenEndpoint(request))).toHaveLength(3);
});

test('asks for a new token when the kept one has run out', async () => {
  localStorage.setItem('taga.visitor-token', JSON.stringify({ token: 'old', expiresAtMs: Date.now() - 1 }));
  const seen = fakeServer((request) =>
    isTokenEndpoint(request) ? tokenAnswer('new') : Response.json({ Data: { ok: true } }),
  );
  await callApi(resendVerificationEmail, input);
  expect(seen.at(-1)?.headers.authorization).toBe('Bearer new');
});

test('replaces a refused token and tries once more', async () => {
  localStorage.setItem('taga.visitor-token', JSON.stringify({ token: 'revoked', expiresAtMs: Date.now() + 60_000 }));
  const seen = fakeServer((request) => {
    if (isTokenEndpoint(request)) return tokenAnswer('new');
    return request.headers.authorization === 'Bearer new'
      ? Response.json({ Data: { ok: true } })
      : new Response('{}', { status: 401 });
  });
  expect(await callApi(resendVerificationEmail, input)).toEqual({ Data: { ok: true } });
  expect(seen).toHaveLength(3);
});

test('gives up when the new token is refused too', async () => {
  const seen = fakeServer((request) =>
    isTokenEndpoint(request) ? tokenAnswer('x') : new Response('{}', { status: 401 }),
  );
  await expect(callApi(resendVerificationEmail, input)).rejects.toMatchObject({ status: 401 });
  expect(seen.filter((request) => !isTokenEndpoint(request))).toHaveLength(2);
});

test('throws what the server answered, with the request id', async () => {
  const body = { Error: { Message: 'No', Details: [], RequestId: 'abc' } };
  fakeServer(() => Response.json(body, { status: 400, headers: { 'x-request-id': 'abc' } }));
  const failure = await callApi(upload, { language: 'en' }).catch((error) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 400, body, requestId: 'abc' });
});

async function raisedBy(status: number, isQuiet = false): Promise<unknown[]> {
  const raised: unknown[] = [];
  const stop = onGlobalError((error) => raised.push(error.status));
  fakeServer(() => new Response('no', { status }));
  await callApi(upload, { language: 'en', isQuiet }).catch(() => {});
  stop();
  return raised;
}

test.each([403, 404, 409, 413, 429, 500, 501, 503])('raises a global error for %i [ERR-002]', async (status) => {
  expect(await raisedBy(status)).toEqual([status]);
});

test.each([400, 401])('does not raise one for %i [ERR-006]', async (status) => {
  expect(await raisedBy(status)).toEqual([]);
});

test('tells nobody of a failure that the screen keeps to itself', async () => {
  expect(await raisedBy(503, true)).toEqual([]);
});

test('raises one without a status when the server cannot be reached (G-100)', async () => {
  const raised: unknown[] = [];
  const stop = onGlobalError((error) => raised.push(error.status));
  fakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(callApi(upload, { language: 'en' })).rejects.toMatchObject({ status: null });
  stop();
  expect(raised).toEqual([null]);
});

test('raises one when the answer takes too long', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const failure = callApi(upload, { language: 'en' }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toMatchObject({ status: null });
  vi.useRealTimers();
});

test('says nothing about a call that the screen itself gave up', async () => {
  const raised: unknown[] = [];
  const stop = onGlobalError((error) => raised.push(error));
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const controller = new AbortController();
  const failure = callApi(upload, { language: 'en', signal: controller.signal }).catch((error) => error);
  controller.abort();
  expect((await failure).name).toBe('AbortError');
  stop();
  expect(raised).toEqual([]);
});

test('keeps an error for anyone who shows it until they listen [ERR-002]', async () => {
  fakeServer(() => new Response('no', { status: 503 }));
  await callApi(upload, { language: 'en' }).catch(() => {});
  const raised: unknown[] = [];
  onGlobalError((error) => raised.push(error.status))();
  onGlobalError((error) => raised.push(error.status))();
  expect(raised).toEqual([503]);
});

test('announces itself, so that the toasts are there before they are needed', () => {
  expect(isApiInUse()).toBe(true);
});
