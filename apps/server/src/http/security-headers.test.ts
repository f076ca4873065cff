import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

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

describe('security headers [SEC-010]', () => {
  test.each(['/', '/login/start', '/no-such-page', '/robots.txt', '/api/register/get_token', '/api/unknown'])(
    '%s allows no inline code, no outside host and no frame',
    async (path) => {
      const answer = await server.get(path);
      const policy = policyOf(answer);
      for (const name of ['default-src', 'script-src', 'style-src', 'connect-src', 'form-action']) {
        expect(policy.get(name), name).toBe("'self'");
      }
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

  test('pages may call the origins that are named, and no other', async () => {
    const split = await startTestServer({ API_ORIGINS: 'https://api.bank.example,https://upload.bank.example' });
    const policy = policyOf(await split.get('/'));
    expect(policy.get('connect-src')).toBe("'self' https://api.bank.example https://upload.bank.example");
    expect(policy.get('script-src')).toBe("'self'");
    await split.stop();
  });

  test('answers of calls are not cached', async () => {
    const states = await server.get('/api/proxy/commonbank/v1/api/States', await server.tokenOf('reader'));
    expect(states.status).toBe(200);
    expect(states.headers.get('cache-control')).toBe('no-store');
  });

  test('browsers are held to https when that is the public address, and only then', async () => {
    expect((await server.get('/')).headers.has('strict-transport-security')).toBe(false);
    const plain = await startTestServer({ PUBLIC_URL: 'http://bank.example' });
    expect((await plain.get('/')).headers.has('strict-transport-security')).toBe(false);
    await plain.stop();
    const secure = await startTestServer({ PUBLIC_URL: 'https://bank.example' });
    expect((await secure.get('/')).headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.stop();
  });
});
