import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../testing/expect-error.ts';
import { readToEnd, sendRaw } from '../../testing/raw-connection.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    PUBLIC_URL: 'https://portal.bank.example',
    SANDBOX: 'true',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_TOKENS: '3',
    REQUEST_TIMEOUT_MS: '500',
  });
});
afterAll(() => server.stop());

/** Those that every answer with data has, with their values. */
async function usualHeaders(): Promise<[string, string][]> {
  const names = [
    'cache-control',
    'content-security-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ];
  const { headers } = await server.post('/api/auth/login', {});
  return names.map((name) => [name, headers.get(name) ?? `no ${name}`]);
}

describe('answers to what cannot be read carry the headers of all others [SEC-010]:', () => {
  test.each([
    ['bytes that are no request', 'this is not HTTP\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: taga\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a head that never ends', 'GET / HTTP/1.1\r\nHost: taga\r\n', 408],
    ['an address that cannot be decoded', 'GET /%ff HTTP/1.1\r\nHost: taga\r\nConnection: close\r\n\r\n', 400],
    ['a request that names no host', 'GET /api/register/get_token HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'a request that names two hosts',
      'GET /api/register/get_token HTTP/1.1\r\nHost: taga\r\nHost: evil\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'a request that names its host twice',
      'GET /api/register/get_token HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n',
      400,
    ],
  ])('%s', async (_what, bytes, status) => {
    const answer = await sendRaw(server.port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [head = ''] = answer.split('\r\n\r\n', 1);
    const sent = new Map(head.split('\r\n').map((line) => [line.split(':', 1)[0]?.toLowerCase(), line]));
    for (const [name, value] of await usualHeaders()) expect(sent.get(name), name).toContain(value);
    expect(JSON.parse(answer.slice(answer.indexOf('{'))).Error.RequestId).toMatch(/^[\w-]{36}$/);
  });

  test.each(['TRACE', 'PUT', 'DELETE', 'LINK'])(
    '%s, which no route has, is refused and gives nothing back',
    async (method) => {
      const bytes = `${method} /api/auth/login HTTP/1.1\r\nHost: taga\r\nCookie: device=secret\r\nConnection: close\r\n\r\n`;
      const answer = await sendRaw(server.port, bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).not.toContain('secret');
    },
  );

  test('a body of two lengths is refused: nobody hides a second request in the first', async () => {
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: taga\r\nContent-Type: application/json\r\n';
    const hidden = 'GET /healthz HTTP/1.1\r\nHost: taga\r\nConnection: close\r\n\r\n';
    for (const lengths of [
      'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
      'Content-Length: 2\r\nContent-Length: 5\r\n',
      'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n',
    ]) {
      const answer = await sendRaw(server.port, `${head}${lengths}\r\n0\r\n\r\n${hidden}`);
      expect(answer.match(/^HTTP\/1\.1 \d+/gm), lengths).toEqual(['HTTP/1.1 400']);
    }
  });

  test('an expectation that nobody knows is not one', async () => {
    const bytes = 'GET /healthz HTTP/1.1\r\nHost: taga\r\nExpect: tea\r\nConnection: close\r\n\r\n';
    expect(await sendRaw(server.port, bytes)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a body [SEC-011]', () => {
  const save = '/api/create-account/save/account';

  test('of more than 16 KB is refused, unless the call needs more', async () => {
    const visitor = { authorization: `Bearer ${'x'.repeat(43)}` };
    await expectError(await server.post('/analytics/log_event', '['.repeat(16_001)), {
      status: 413,
      codes: ['TG0413'],
    });
    await expectError(await server.post('/analytics/log_event', '['.repeat(15_999)), {
      status: 400,
      codes: ['TG0400'],
    });
    await expectError(await server.post(save, '['.repeat(64_001), visitor), { status: 413, codes: ['TG0413'] });
    await expectError(await server.post(save, '['.repeat(63_999), visitor), { status: 400, codes: ['TG0400'] });
  });

  test('that goes on after its call was refused is cut off when any other would be late', async () => {
    const socket = connect(server.port, '127.0.0.1');
    const head = [`POST ${save} HTTP/1.1`, 'Host: taga', 'Content-Type: application/json', 'Content-Length: 9000'];
    socket.write([...head, '', '{'].join('\r\n'));
    const [refused] = await once(socket, 'data');
    expect(String(refused)).toMatch(/^HTTP\/1\.1 401 /);
    // Without an end it would go on for as long as a file may take: a quarter of an hour.
    const drip = setInterval(() => socket.write('x'), 100);
    await readToEnd(socket);
    clearInterval(drip);
  });
});

test('a client that a proxy names with a port is one client, whatever the port [SEC-011]', async () => {
  const ask = async (address: string) =>
    (await server.get('/api/register/get_token', { 'x-forwarded-for': address })).status;
  const ports = [1, 2, 3, 4].map((port) => ask(`203.0.113.7:4000${port}`));
  expect((await Promise.all(ports)).toSorted()).toEqual([200, 200, 200, 429]);
  expect(await ask('203.0.113.7')).toBe(429);
  for (const port of [1, 2, 3]) expect(await ask(`[2001:db8::7]:4000${port}`)).toBe(200);
  expect(await ask('2001:db8::7')).toBe(429);
  expect(await ask('203.0.113.8:40001')).toBe(200);
});
