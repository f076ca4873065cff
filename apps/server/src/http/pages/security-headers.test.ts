import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function policyOf(answer: Response): Map<string, string> {
  const header = answer.headers.get('content-security-policy') ?? '';
  return new Map(
    header.split(';').map((directive): [string, string] => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
}

/** What stands between the tags of one kind, hashed as a policy names it. */
function hashesOf(html: string, tag: 'style' | 'script'): string {
  const contents = html.split(new RegExp(`<${tag}>|<${tag} media="not all">`)).slice(1);
  return contents
    .map((rest) => rest.slice(0, rest.indexOf(`</${tag}>`)))
    .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join(' ');
}

async function expectOwnPieces(answer: Response): Promise<Map<string, string>> {
  const policy = policyOf(answer);
  const html = await answer.text();
  expect(html).toContain('<style>');
  expect(policy.get('style-src')).toBe(`'self' ${hashesOf(html, 'style')}`);
  expect(policy.get('script-src')).toBe(`'self' ${hashesOf(html, 'script')}`);
  return policy;
}

describe('security headers [SEC-010]', () => {
  test.each(['/', '/login/start', '/no-such-page', '/robots.txt', '/api/unknown'])(
    '%s allows no unnamed inline code, no outside host and no frame',
    async (path) => {
      const answer = await server.get(path);
      const policy = policyOf(answer);
      for (const name of ['default-src', 'connect-src', 'form-action']) expect(policy.get(name), name).toBe("'self'");
      for (const name of ['frame-ancestors', 'object-src', 'base-uri']) expect(policy.get(name), name).toBe("'none'");
      expect(policy.get('require-trusted-types-for')).toBe("'script'");
      expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(answer.headers.get('permissions-policy')).toMatch(/camera=\(self\).*payment=\(\)/);
    },
  );

  test.each(['/robots.txt', '/api/unknown', '/sandbox/mailbox'])('%s allows no inline code at all', async (path) => {
    const policy = policyOf(await server.get(path));
    expect(policy.get('script-src') ?? policy.get('default-src')).toMatch(/^'(self|none)'$/);
    expect(policy.get('style-src')).toBe("'self'");
  });

  test.each(['/', '/start', '/login', '/no-such-page'])(
    'the page %s may use exactly the styles and the script inside it, in both languages',
    async (path) => {
      const policies = await Promise.all(
        ['en', 'mm'].map((lang) => server.get(`${path}?lang=${lang}`).then(expectOwnPieces)),
      );
      expect(policies[0]).not.toEqual(policies[1]);
    },
  );

  test('so may the page of the maintenance', async () => {
    const closed = await startTestServer({ MAINTENANCE: 'true' });
    const answer = await closed.get('/start');
    expect(answer.status).toBe(503);
    await expectOwnPieces(answer);
    await closed.stop();
  });

  test('a page that the browser has already keeps its policy', async () => {
    const { headers } = await server.get('/');
    const again = await server.get('/', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'));
  });

  test('pages may call the origins that are named, and no other', async () => {
    const split = await startTestServer({ API_ORIGINS: 'https://api.bank.example,https://upload.bank.example' });
    const policy = policyOf(await split.get('/'));
    expect(policy.get('connect-src')).toBe("'self' https://api.bank.example https://upload.bank.example");
    expect(policy.get('default-src')).toBe("'self'");
    await split.stop();
  });

  test('pages may load pictures of a map from the host that is set, and from no other (G-141)', async () => {
    expect(policyOf(await server.get('/')).get('img-src')).toBe("'self' data: blob:");
    const tiles = 'https://tiles.bank.example:8443/osm/{z}/{x}/{y}.png';
    const mapped = await startTestServer({ MAP_TILES_URL: tiles });
    const policy = policyOf(await mapped.get('/'));
    expect(policy.get('img-src')).toBe("'self' data: blob: https://tiles.bank.example:8443");
    expect(policy.get('connect-src')).toBe("'self'");
    const told = await mapped.get('/api/cb/map-tiles', await mapped.tokenOf('reader'));
    expect(await told.json()).toEqual({ Data: { Tiles: { Url: tiles, Credit: '© OpenStreetMap' } } });
    await mapped.stop();
  });

  test("the portal shows the bank's card pages in a frame where there are some, and nothing else [CRD-001, CRD-005, CCD-001]", async () => {
    const framed = policyOf(await server.get('/start'));
    expect([framed.get('frame-src'), framed.get('frame-ancestors')]).toEqual(["'none'", "'none'"]);
    expect(policyOf(await server.get('/desk')).get('frame-src')).toBe("'none'");
    const external = await startTestServer({
      CARD_APPLY_URL: 'https://cards.bank.example/apply?from=portal',
      CARD_RENEWAL_URL: 'https://renewal.bank.example:8443/',
    });
    const answer = await external.get('/start');
    expect(policyOf(answer).get('frame-src')).toBe('https://cards.bank.example https://renewal.bank.example:8443');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(policyOf(await external.get('/desk')).get('frame-src')).toBe("'none'");
    await external.stop();
  });

  test('answers of calls are not cached', async () => {
    const token = await server.get('/api/register/get_token');
    expect(token.status).toBe(200);
    expect(token.headers.get('cache-control')).toBe('no-store');
  });

  test('browsers are held to https when that is the public address, and only then', async () => {
    expect((await server.get('/')).headers.has('strict-transport-security')).toBe(false);
    const plain = await startTestServer({ PUBLIC_URL: 'http://bank.example', SANDBOX: 'true' });
    expect((await plain.get('/')).headers.has('strict-transport-security')).toBe(false);
    await plain.stop();
    const secure = await startTestServer({ PUBLIC_URL: 'https://bank.example', SANDBOX: 'true' });
    expect((await secure.get('/')).headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.stop();
  });
});
