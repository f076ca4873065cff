import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../testing/raw-connection.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const titleOf = async (answer: Response) => /<title>(.*)<\/title>/.exec(await answer.text())?.[1];

describe('pages', () => {
  test.each([
    ['/', 200, 'index en'],
    ['/start', 200, 'start en'],
    ['/start/', 200, 'start en'],
    ['/start?from=mail', 200, 'start en'],
    ['/login', 200, 'shell en'],
    ['/login/forgot', 200, 'shell en'],
    ['/account/saving', 200, 'shell en'],
    ['/account/saving/more', 404, 'not-found en'],
    ['/loginx', 404, 'not-found en'],
    ['/no-such-page', 404, 'not-found en'],
    ['/shell', 404, 'not-found en'],
  ])('%s is answered with %i and the page "%s"', async (path, status, title) => {
    const answer = await server.get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await titleOf(answer)).toBe(title);
  });

  test.each([
    ['/desk', 200],
    ['/desk/cases/A-17', 200],
    ['/desk/cases/A-17/more', 404],
    ['/deskx', 404],
  ])('%s is answered with %i; the desk is found by staff and by no search engine [DSK-001]', async (path, status) => {
    const answer = await server.get(path, { cookie: 'lang=mm' });
    expect(answer.status).toBe(status);
    const isDesk = path.startsWith('/desk/') || path === '/desk';
    expect(answer.headers.get('x-robots-tag')).toBe(isDesk ? 'noindex, nofollow' : null);
    expect(await answer.text()).toContain(isDesk ? '<html lang="my"><title>desk</title>' : 'not-found mm');
  });

  test('below /cards there are no pages any more: applying for one is a page of the portal [CRD-001]', async () => {
    expect((await server.get('/cards/apply')).status).toBe(404);
    const answer = await server.get('/credit-card-apply/income');
    expect([answer.status, await titleOf(answer)]).toEqual([200, 'shell en']);
  });

  test.each([
    ['the cookie', '/', { cookie: 'theme=dark; lang=mm' }, 'index mm'],
    ['the query', '/?lang=MM', {}, 'index mm'],
    ['the cookie before the query', '/?lang=EN', { cookie: 'lang=mm' }, 'index mm'],
    ['the query when the cookie is none of ours', '/?lang=mm', { cookie: 'lang=fr' }, 'index mm'],
    ['a cookie of that very name only', '/', { cookie: 'xlang=mm' }, 'index en'],
  ])('the language comes from %s', async (_source, path, headers, title) => {
    expect(await titleOf(await server.get(path, headers as Record<string, string>))).toBe(title);
  });

  test('caches may keep a page but must ask before using it', async () => {
    const answer = await server.get('/');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    const again = await server.get('/', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const burmese = await server.get('/', { 'if-none-match': answer.headers.get('etag') ?? '', cookie: 'lang=mm' });
    expect(burmese.status).toBe(200);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('with Accept-Encoding "%s" the page is sent as %s', async (accepted, encoding) => {
    const answer = await server.get('/', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await titleOf(answer)).toBe('index en');
  });

  test('a page that does not exist is said not to each time, whatever the browser has kept of it', async () => {
    const { headers } = await server.get('/no-such-page');
    const again = await server.get('/no-such-page', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(404);
  });

  test('HEAD answers like GET without the body', async () => {
    const answer = await fetch(`${server.url}/start`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toBe('');
  });
});

describe('no path leads out of the portal', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/assets/app-1a2b3c.js/../../../secret.txt',
    '/prerendered/routes.json',
    '/prerendered/',
    '/assets',
    '/assets/',
    '/.git/config',
  ])('%s', async (path) => {
    const answer = await sendRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: taga\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain('nobody may read this');
  });
});
