import { readFileSync } from 'node:fs';
import { definitionOf } from '@taga/contract';
import { proveSecondFactor, signInStaff } from '@taga/contract/endpoints';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { demoPassword } from './demo-people.ts';
import { blockDemoStaff, demoSecret, demoStaff, describeDemoStaff } from './demo-staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SANDBOX_SEED: 'people' });
});
afterAll(() => server.stop());

test('the demo staff sign in with the published password and a code of the published secret [DSK-001, OPS-001]', async () => {
  for (const { loginId, roles, name } of demoStaff) {
    const started = await server.post('/api/desk/sign-in', { loginId, password: demoPassword });
    const { token, next } = definitionOf(signInStaff).answer.parse(await started.json());
    expect(next).toBe('CODE');
    const proved = await server.post('/api/desk/sign-in/code', { token, code: generateSync({ secret: demoSecret }) });
    expect(definitionOf(proveSecondFactor).answer.parse(await proved.json()).staff).toMatchObject({
      loginId,
      roles,
      name,
    });
  }
});

test('the README lists them all, with the secret and who they are', () => {
  const readme = readFileSync(new URL('../../../../../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`\`${demoSecret}\``);
  for (const { loginId, who } of demoStaff) expect(readme).toContain(`| \`${loginId}\` | ${who} |`);
});

test('the lines at the start name each of them [OPS-001]', () => {
  const [title, ...lines] = describeDemoStaff();
  expect(title).toContain(demoSecret);
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual(demoStaff.map(({ loginId, who }) => [loginId, who]));
});

test('a database that began as a sandbox lets none of them in once it is a bank’s [DSK-001, SEC-014]', async () => {
  await blockDemoStaff({ db: server.database.db, now: () => new Date() });
  for (const { loginId } of demoStaff) {
    const refused = await server.post('/api/desk/sign-in', { loginId, password: demoPassword });
    expect(refused.status, loginId).not.toBe(200);
  }
});
