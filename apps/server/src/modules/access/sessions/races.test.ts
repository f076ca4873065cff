import type { Kysely, KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '../../../db/schema.gen.ts';
import { createTestDatabase } from '../../../db/testing/test-database.ts';
import { createLatch } from '../../../testing/latch.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createLoginTries } from '../sign-in-attempts/index.ts';
import { bearer, type Customers, createCustomers, password, wrongPassword } from './testing/customers.ts';

let server: TestServer;
let customers: Customers;
beforeAll(async () => {
  const everythingAtOnce = {
    RATE_LIMIT_SIGN_IN: '100000',
    MAX_CALLS_IN_FLIGHT: '1000',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
  };
  server = await startTestServer({ ...everythingAtOnce, DATABASE_POOL_SIZE: '16' });
  customers = await createCustomers(server);
});
afterAll(() => server.stop());

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

async function outcomes(answers: readonly Response[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const body = (await answer.json()) as { Error?: { Details: { ErrorCode: string }[] } };
    const outcome = body.Error?.Details[0]?.ErrorCode ?? String(answer.status);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

describe('all at the same moment, on 16 connections', () => {
  test.each(['known', 'unknown'])(
    'of 100 wrong passwords for a login id that is %s 5 are evaluated [SEC-006]',
    async (kind) => {
      const loginId = kind === 'known' ? (await customers.add()).loginId : 'stranger@example.com';
      const answers = await times(100, () => customers.login(loginId, wrongPassword));
      expect(await outcomes(answers)).toEqual({ TG1101: 5, EX0004: 95 });
    },
  );

  test('the right password hidden among 100 wrong ones is not found by force [SEC-006]', async () => {
    const { loginId } = await customers.add();
    await times(5, () => customers.login(loginId, wrongPassword));
    const answers = await times(100, (index) => customers.login(loginId, index === 50 ? password : wrongPassword));
    expect(await outcomes(answers)).toEqual({ EX0004: 100 });
  });

  test('10 right passwords all get in, whatever was mistyped before', async () => {
    const { loginId } = await customers.add();
    for (let index = 0; index < 4; index += 1) await customers.login(loginId, wrongPassword);
    expect(await outcomes(await times(10, () => customers.login(loginId)))).toEqual({ 200: 10 });
  });

  test('first sign-ins from one device are told of once [CHN-006]', async () => {
    const [phone, { loginId }] = [customers.device(), await customers.add()];
    await phone.signIn((await customers.add()).loginId);
    await times(8, () => customers.login(loginId, password, { cookie: phone.cookie() }));
    expect(await customers.messagesTo(loginId)).toHaveLength(1);
  });

  test('a session that is ended while it is refreshed does not come back [SEC-008]', async () => {
    const { loginId } = await customers.add();
    const sessions = await times(10, () => customers.signIn(loginId));
    for (const { accesstoken, RefreshToken } of sessions) {
      const [answer] = await Promise.all([
        customers.refresh(RefreshToken),
        server.post('/api/auth/logout', undefined, bearer(accesstoken)),
      ]);
      expect([200, 401]).toContain(answer.status);
      const body = (await answer.json()) as { Data?: { accesstoken: string } };
      const again = await server.get('/api/auth/sessions', bearer(body.Data?.accesstoken ?? accesstoken));
      expect(again.status).toBe(401);
    }
  });
});

const createTries = (db: Kysely<DB>) =>
  createLoginTries({ db, now: () => new Date(), key: async () => Buffer.alloc(32, 7), maxTries: 1, lockS: 900 });

test('who gives the right password twice gets in twice, though the answer to the only try left is on the way', async () => {
  const database = await createTestDatabase({ poolSize: 2 });
  const answer = holdFirstAnswer();
  const { evaluate } = createTries(database.db.withPlugin(answer.plugin));
  const first = evaluate({ loginId: 'twice@example.com' }, async () => true);
  await answer.isHeld;
  const second = evaluate({ loginId: 'twice@example.com' }, async () => true);
  // On the one connection that is left: whatever the second asks of the database is answered before this.
  for (let turn = 0; turn < 3; turn += 1) await database.pool.query('select 1');
  answer.release();
  expect(await Promise.all([first, second])).toEqual(['right', 'right']);
  await database.drop();
});

test('who waits for the only try left is locked out once it was wrong, and not evaluated [SEC-006]', async () => {
  const { evaluate } = createTries(server.database.db);
  const compared = createLatch();
  const first = evaluate({ loginId: 'waits@example.com' }, () => compared.opened.then(() => false));
  const others = times(3, () => evaluate({ loginId: 'waits@example.com' }, () => Promise.reject(new Error('judged'))));
  compared.open();
  expect(await first).toBe('last-wrong');
  expect(await others).toEqual(['locked', 'locked', 'locked']);
});

test('a password that could not be evaluated is not counted', async () => {
  const { evaluate } = createTries(server.database.db);
  const busy = () => Promise.reject(new Error('too busy'));
  await expect(evaluate({ loginId: 'waiting@example.com' }, busy)).rejects.toThrow('too busy');
  expect(await evaluate({ loginId: 'waiting@example.com' }, async () => true)).toBe('right');
});

/** Keeps the first answer of the database from the person who waits for it: the statement is carried out, and nobody knows. */
function holdFirstAnswer() {
  const held = createLatch();
  const released = createLatch();
  let answers = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      answers += 1;
      if (answers === 1) {
        held.open();
        await released.opened;
      }
      return result;
    },
  };
  return { plugin, isHeld: held.opened, release: released.open };
}
