import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://portal.bank.example', SANDBOX: 'true' });
});
afterAll(() => server.stop());

const banner = /<body><style>(.*?)<\/style><aside class="sandbox">(.*?)<\/aside>/;

test.each([
  ['/', 'en', 'This is a demonstration, not a real bank.'],
  ['/login', 'en', 'This is a demonstration, not a real bank.'],
  ['/no-such-page', 'mm', 'သရုပ်ပြရန်သာ'],
  ['/desk', 'mm', 'သရုပ်ပြရန်သာ'],
  ['/desk/cases/A-17', 'en', 'This is a demonstration'],
])('a sandbox that attackers may reach says so at the top of %s (%s) [SEC-014]', async (path, language, words) => {
  const answer = await server.get(path, { cookie: `lang=${language}` });
  const [, styles = '', said] = banner.exec(await answer.text()) ?? [];
  expect(said).toContain(words);
  // Otherwise the browser would show it without its look.
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

test('pages of a server on this machine carry nothing of it', async () => {
  const own = await startTestServer();
  for (const path of ['/', '/login', '/desk']) expect(await (await own.get(path)).text()).not.toContain('sandbox');
  await own.stop();
});
