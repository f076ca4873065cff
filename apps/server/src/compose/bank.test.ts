import { definitionOf } from '@taga/contract';
import { getVisitorToken } from '@taga/contract/endpoints';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerText, startOddGateway } from '../bank/gateway/testing/odd-gateway.ts';
import { newOpening } from '../bank/testing/bank-under-test.ts';
import { createSandboxFixtures } from '../bank/testing/sandbox-fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { demoPeople } from '../modules/upkeep/demo-data/index.ts';
import { readSettings } from '../settings.ts';
import { createPortalFixture, type PortalFixture } from '../testing/portal-fixture.ts';
import { composeBank } from './bank.ts';
import { compose } from './compose.ts';

const realBank = { BANK_URL: 'https://:s3cret@gateway.bank.example/taga' };
const realChannels = {
  SMTP_URL: 'smtp://mail.bank.example',
  MAIL_FROM: 'no-reply@bank.example',
  SMS_URL: 'https://:token@sms.example/send',
};

let database: TestDatabase;
let portal: PortalFixture;
beforeEach(async () => {
  database = await createTestDatabase();
  portal = createPortalFixture();
});
afterEach(async () => {
  await database.drop();
  portal.remove();
});

/** The whole server, up to where it would listen. */
function start(environment: Record<string, string>) {
  const settings = readSettings({
    PORTAL_DIR: portal.dir,
    DESK_DIR: portal.deskDir,
    DATA_DIR: portal.dir,
    DATABASE_URL: database.url,
    WORKER: 'false',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  return compose(settings, createLogger('silent'), () => undefined);
}

const listen = ({ app }: Awaited<ReturnType<typeof start>>) => app.listen({ host: '127.0.0.1', port: 0 });

/** Signs in as a demo customer and asks for what is on the accounts. */
async function balancesAt(address: string) {
  const call = async (path: string, token: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(
      `${address}/api/${path}`,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
    );
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as { Data: Record<string, string> };
  };
  const LOGIN_ID = 'existing@demo.example';
  const { Data: visitor } = await call('register/get_token', '');
  const { Data: session } = await call('auth/login', visitor.access_token ?? '', { LOGIN_ID, PWD: 'Mingalaba2026' });
  return (await call('balances', session.accesstoken ?? '', { LOGIN_ID, IS_MASKED: 'False' })).Data;
}

async function numberOfDemoSets(): Promise<number | null> {
  return (await database.pool.query('select 1 from demo_data')).rowCount;
}

test('with no configuration there is a sandbox bank, with tables of its own that survive a restart [SBX-001]', async () => {
  const first = await start({});
  const balances = await balancesAt(await listen(first));
  expect(balances).toMatchObject([
    { ACCLASS: '301', AVLBAL: 1_250_000 },
    { ACCLASS: '501', AVLBAL: 60_000_000 },
  ]);
  await first.close();
  const kinds = ['customers', 'accounts', 'postings', 'employees', 'blacklist', 'cards'];
  for (const kind of kinds) {
    expect((await database.pool.query(`select from bank_${kind}`)).rowCount, kind).toBeGreaterThan(0);
  }
  const second = await start({});
  expect(await balancesAt(await listen(second))).toEqual(balances);
  await second.close();
});

describe("a bank's own customers meet nothing that was made for showing:", () => {
  test.each([{}, { ...realChannels, SMTP_URL: '' }, { ...realChannels, SMS_URL: '' }])(
    'with BANK_URL and without real SMS and email the server does not start [SBX-006, OPS-003]',
    async (channels) => {
      await expect(start({ ...realBank, ...channels })).rejects.toThrow(
        'BANK_URL is set, so nothing may land in the sandbox mailbox: set both SMTP_URL and SMS_URL.',
      );
    },
  );

  test('with BANK_URL the server does not start on customer numbers of the sandbox bank [SBX-006, SEC-001]', async () => {
    const { db } = database;
    await createSandboxFixtures({ db, now: () => new Date() }).addAccount();
    await expect(start({ ...realBank, ...realChannels })).rejects.toThrow(
      'BANK_URL is set, but the database holds customer numbers of the sandbox bank: start with an empty database.',
    );
  });

  test('with BANK_URL the server does not start where there are demo customers [SBX-006, OPS-003]', async () => {
    await (await start({})).close();
    expect(await numberOfDemoSets()).toBeGreaterThan(0);
    await expect(start({ ...realBank, ...realChannels })).rejects.toThrow(
      'BANK_URL is set, but the database holds demo customers, whose passwords are published: start with an empty database.',
    );
  });

  test('with BANK_URL there are no demo customers and no mailbox [SBX-006]', async () => {
    const server = await start({ ...realBank, ...realChannels });
    expect(await numberOfDemoSets()).toBe(0);
    expect(server.mailboxPath).toBeUndefined();
    const address = await listen(server);
    expect((await fetch(`${address}/sandbox/mailbox`)).status).toBe(404);
    expect((await fetch(`${address}/sandbox/mailbox.json`)).status).toBe(404);
    await server.close();
  });

  test('anyone who leaves the demo customers out later lets none of them in any more [SEC-014, SBX-006]', async () => {
    await (await start({})).close();
    const server = await start({ SANDBOX_SEED: 'false' });
    const address = await listen(server);
    const got = await fetch(`${address}/api/register/get_token`);
    const { Data } = definitionOf(getVisitorToken).answer.parse(await got.json());
    for (const { person } of demoPeople) {
      const answer = await fetch(`${address}/api/auth/login`, {
        method: 'POST',
        headers: { authorization: `Bearer ${Data.access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ LOGIN_ID: person.loginId, PWD: 'Mingalaba2026' }),
      });
      expect(answer.status, person.loginId).toBe(400);
    }
    await server.close();
  });

  test('without it there are both [SBX-006]', async () => {
    const server = await start({});
    expect(await numberOfDemoSets()).toBeGreaterThan(0);
    expect((await fetch(`${await listen(server)}/sandbox/mailbox`)).status).toBe(200);
    await server.close();
  });
});

test('an address of the bank that cannot be one is refused without being shown [OPS-003]', () => {
  expect(() => readSettings({ BANK_URL: 'ftp://:s3cret@gateway.bank.example' })).toThrow(
    /^BANK_URL is set to something not shown here/,
  );
});

test('who authorises an account is told to the bank as it is set, whatever a client says (G-088) [API-052]', async () => {
  const gateway = await startOddGateway();
  const environment = { BANK_URL: gateway.url, BANK_AUTHORIZER_ID: '4711', BANK_AUTHORIZER_NAME: 'DAW KHIN MAR' };
  const bank = composeBank({ db: database.db, settings: readSettings(environment), now: () => new Date() });
  gateway.behave(answerText(JSON.stringify({ cifNo: '1', accountNumber: '2' })));
  await bank.openAccount(newOpening());
  await gateway.stop();
  const [asked] = gateway.received;
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({ authorizer: { id: '4711', name: 'DAW KHIN MAR' } });
});
