import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomers, wrongPassword } from '../../modules/access/sessions/testing/customers.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // As many as cores are worked on, and nobody waits.
  server = await startTestServer({ PASSWORD_WITHIN_MS: '0', RATE_LIMIT_SIGN_IN: '100000', LOGIN_MAX_TRIES: '100' });
});
afterAll(() => server.stop());

test('sign-ins beyond what a second of work holds are turned away before the database is asked; others go on [REL-005, SEC-005]', async () => {
  const customers = await createCustomers(server);
  const triesBefore = await countTries();
  const signIns = Promise.all(
    Array.from({ length: 60 }, (_, index) => customers.login(`crowd${index}@example.com`, wrongPassword)),
  );
  const other = await server.post('/api/auth/forget_pwd', { LOGIN_ID: 'other@example.com' }, customers.visitor);
  expect(other.status).toBe(200);
  const answers = await signIns;
  const shed = answers.filter(({ status }) => status === 503);
  expect(shed.length).toBeGreaterThan(0);
  for (const { headers } of shed) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  const evaluated = answers.filter(({ status }) => status === 400);
  expect(evaluated.length).toBeGreaterThan(0);
  expect(evaluated.length + shed.length).toBe(60);
  // Who was turned away was not even counted.
  expect((await countTries()) - triesBefore).toBe(evaluated.length);
});

async function countTries(): Promise<number> {
  const { rows } = await server.database.pool.query('select count(*)::int as count from login_tries');
  return rows[0]?.count;
}
