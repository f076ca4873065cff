import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { script } from '../../testing/portal-fixture.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('files of the portal', () => {
  const asset = '/assets/app-1a2b3c.js';

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('with Accept-Encoding "%s" a file is sent as %s, compressed beforehand', async (accepted, encoding) => {
    const answer = await server.get(asset, { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    if (encoding) expect(Number(answer.headers.get('content-length'))).toBeLessThan(script.length / 5);
    expect(await answer.text()).toBe(script);
  });

  test('a file with a hash in its name is kept for a year', async () => {
    const answer = await server.get(asset);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('a part of a page carries no policy of its own, and is never taken for anything else [SEC-010]', async () => {
    const { headers } = await server.get(asset);
    const names = ['content-security-policy', 'permissions-policy', 'x-frame-options', 'x-ratelimit-limit'];
    expect(names.filter((name) => headers.has(name))).toEqual([]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('those of the desk lie below its own root, and nowhere else [DSK-001]', async () => {
    const answer = await server.get('/desk/assets/desk-4d5e6f.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.has('content-security-policy')).toBe(false);
    expect((await server.get('/assets/desk-4d5e6f.js')).status).toBe(404);
    expect((await server.get('/desk/routes.json')).status).toBe(404);
  });

  test('a file without one is kept for an hour', async () => {
    const answer = await server.get('/robots.txt');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('the service worker is asked for each time, so that a release reaches everybody [NET-005]', async () => {
    const answer = await server.get('/service-worker.js');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
  });

  test('a part of a file can be asked for, as players of videos do', async () => {
    const answer = await server.get('/robots.txt', { range: 'bytes=0-3', 'accept-encoding': 'identity' });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe('User');
  });

  test('HEAD answers like GET without the body', async () => {
    const answer = await fetch(server.url + asset, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test('a file of an older build is not there, and nobody keeps that answer', async () => {
    const answer = await server.get('/assets/app-0ld0ld.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });
});
