import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandboxFixtures } from '../bank/testing/sandbox-fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { createCustomer } from '../modules/customers/customers/index.ts';
import { somebody } from '../modules/customers/customers/testing/somebody.ts';
import { type BuiltServer, buildServer } from '../testing/build-server.ts';

let built: BuiltServer;
let database: TestDatabase;
beforeAll(async () => {
  built = await buildServer('src/commands/sandbox-command.ts');
});
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());
afterAll(() => built.remove());

const openAccount = (login: string, ...more: string[]) =>
  run('open-account', '--login', login, '--class', '137', ...more);

async function run(...given: string[]) {
  const args = [built.script, ...given];
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, args, { env: { PATH, DATABASE_URL: database.url } });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += chunk));
  const [code] = await once(child, 'close');
  return { code, written };
}

describe('opening an account by command', () => {
  const identity = { idType: 'NRC', idValue: '12/DAGAMA(N)424242' } as const;
  const plenty = 1_250_000_00;

  async function addCustomer(phone: string): Promise<string> {
    const person = somebody({ ...identity, phone });
    const at = new Date();
    const id = '0f5c1d2e-8a55-4c5e-9c1b-3f1a5e0c3f4a';
    await database.db
      .transaction()
      .execute((trx) => createCustomer(trx, { id, person, passwordHash: '-', existingCustomer: false, at }));
    return person.loginId;
  }

  test('for the person the bank knows moves the deposit and says the number', async () => {
    const bank = createSandboxFixtures({ db: database.db, now: () => new Date() });
    const { accountNumber, cifNo } = await bank.addAccount({ identity, phone: '09777777777', balanceMinor: plenty });
    const login = await addCustomer('09777777777');
    const { code, written } = await openAccount(login, '--deposit-from', accountNumber);
    expect(written).toMatch(new RegExp(`^Account \\d{17} of customer ${cifNo} `));
    expect(code).toBe(0);
  });

  test('for somebody with that document and another phone gives no number and moves no money [SBX-008]', async () => {
    const bank = createSandboxFixtures({ db: database.db, now: () => new Date() });
    const { accountNumber } = await bank.addAccount({ identity, phone: '09777777777', balanceMinor: plenty });
    const login = await addCustomer('09111222333');
    const { code, written } = await openAccount(login, '--deposit-from', accountNumber);
    expect(written).toMatch(/^Refused: knownWithOtherPhone /);
    expect(code).toBe(1);
    const { rows } = await database.pool.query(
      `select c.cif_no, (select balance_minor from bank_accounts where account_number = $1),
         (select count(*)::int from bank_accounts where cif_no is not null) as accounts from customers c`,
      [accountNumber],
    );
    expect(rows).toEqual([{ cif_no: null, balance_minor: String(plenty), accounts: 1 }]);
  });
});

test('the initial deposit is paid in over the counter, as much as the class asks for or as is said (G-174)', async () => {
  const bank = createSandboxFixtures({ db: database.db, now: () => new Date() });
  const { accountNumber } = await bank.addAccount({ accountClass: '301', balanceMinor: 0 });
  const balance = async () => {
    const { rows } = await database.pool.query('select balance_minor from bank_accounts where account_number = $1', [
      accountNumber,
    ]);
    return Number(rows[0]?.balance_minor);
  };
  expect(await run('deposit', '--account', accountNumber)).toEqual({
    code: 0,
    written: `Paid in 1000 MMK to ${accountNumber}\n`,
  });
  expect(await balance()).toBe(1_000_00);
  expect((await run('deposit', '--account', accountNumber, '--cash', '500')).code).toBe(0);
  expect(await balance()).toBe(1_500_00);
  const unknown = await run('deposit', '--account', '00130100000000099');
  expect(unknown).toEqual({ code: 1, written: 'There is no open account 00130100000000099.\n' });
});
