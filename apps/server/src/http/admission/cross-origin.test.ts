import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const portal = 'https://portal.bank.example';
const elsewhere = 'https://elsewhere.example';
const tokenPath = '/api/register/get_token';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CORS_ORIGINS: `${portal}, https://beta.bank.example` });
});
afterAll(() => server.stop());

const askFirst = (origin: string, path = '/api/auth/login') =>
  fetch(server.url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,lang',
    },
  });

describe('a portal on another host', () => {
  test.each([portal, 'https://beta.bank.example'])(
    'may call from %s, which is named in the settings',
    async (origin) => {
      const answer = await server.get(tokenPath, { origin });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      for (const name of ['retry-after', 'location', 'upload-offset']) {
        expect(answer.headers.get('access-control-expose-headers')).toContain(name);
      }
      expect(answer.headers.get('vary')).toContain('Origin');
    },
  );

  test('is told beforehand what it may send, the cookie of the device included [SEC-016]', async () => {
    const answer = await askFirst(portal);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(portal);
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST, HEAD, PATCH');
    for (const name of ['authorization', 'content-type', 'lang', 'upload-length', 'upload-offset', 'tus-resumable']) {
      expect(answer.headers.get('access-control-allow-headers')).toContain(name);
    }
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  });

  test('reads why a call failed', async () => {
    const answer = await server.post('/api/auth/login', {}, { origin: portal });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe(portal);
  });
});

describe('everybody else', () => {
  test.each([elsewhere, 'null', `${portal}.elsewhere.example`])('from %s gets no permission', async (origin) => {
    expect((await server.get(tokenPath, { origin })).headers.has('access-control-allow-origin')).toBe(false);
    const asked = await askFirst(origin);
    expect(asked.status).toBe(405);
    expect(asked.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('gets none for what is no call', async () => {
    expect((await server.get('/', { origin: portal })).headers.has('access-control-allow-origin')).toBe(false);
    expect((await server.get('/robots.txt', { origin: portal })).headers.has('access-control-allow-origin')).toBe(
      false,
    );
  });

  test('gets none where no origin is named', async () => {
    const plain = await startTestServer();
    const answer = await plain.get(tokenPath, { origin: portal });
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    expect(answer.headers.get('vary') ?? '').not.toContain('Origin');
    await plain.stop();
  });
});
