import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ MAINTENANCE: 'true', MAINTENANCE_RETRY_AFTER_S: '120' });
});
afterAll(() => server.stop());

describe('with MAINTENANCE=true [PUB-023, CON-003]', () => {
  test.each(['/', '/start', '/login/forgot', '/no-such-page', '/maintenance'])(
    '%s is the maintenance page, not to be kept',
    async (path) => {
      const answer = await server.get(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('120');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toContain('<title>maintenance en</title>');
    },
  );

  test('the page is in the language of the visitor', async () => {
    const answer = await server.get('/', { cookie: 'lang=mm' });
    expect(await answer.text()).toContain('<title>maintenance mm</title>');
  });

  test('calls are refused in the error shape', async () => {
    const answer = await server.get('/api/register/get_token');
    await expectError(answer, { status: 503, codes: [] });
    expect(answer.headers.get('retry-after')).toBe('120');
  });

  test('the files the page needs, and health, are still there', async () => {
    for (const path of ['/assets/app-1a2b3c.js', '/healthz', '/readyz', '/metrics']) {
      expect((await server.get(path)).status, path).toBe(200);
    }
  });
});

test('without it /maintenance is a page like any other [PUB-023]', async () => {
  const open = await startTestServer();
  const answer = await open.get('/maintenance');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<title>maintenance en</title>');
  await open.stop();
});
