import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Bank } from '../../../../bank/bank.ts';
import { createBackOffice, createSandboxBank } from '../../../../bank/sandbox/index.ts';
import type { DB } from '../../../../db/schema.gen.ts';
import type { TestDatabase } from '../../../../db/testing/test-database.ts';
import { createCustomer } from '../../../customers/customers/index.ts';
import { somebody } from '../../../customers/customers/testing/somebody.ts';
import type { OpeningRequest } from '../opening.ts';

export const depositMinor = 10_000_00;
export const feeMinor = 1_050_00;

/** A customer of the sandbox bank with money on an account, and what a new account for them is asked for with. */
export async function createPayer(db: Kysely<DB>, balanceMinor: number) {
  const at = new Date();
  const bank = createSandboxBank({ db, now: () => at });
  const id = randomUUID();
  const person = somebody({ idValue: `12/DAGAMA(N)${id.slice(0, 8).toUpperCase()}` });
  await db
    .transaction()
    .execute((trx) => createCustomer(trx, { id, person, passwordHash: 'none', existingCustomer: true, at }));
  const { accountNumber } = await bank.openAccount({
    reference: `payer-${id}`,
    identity: person,
    name: person.fullName,
    phone: person.phone,
    accountClass: '301',
    currency: 'MMK',
    branchCode: '001',
  });
  await createBackOffice({ db, now: () => at }).depositCash({
    reference: `cash-${id}`,
    accountNumber,
    money: { currency: 'MMK', minor: balanceMinor },
  });
  return { customerId: id, person, accountNumber };
}

export function requestOf(payer: { customerId: string; accountNumber: string }): OpeningRequest {
  return {
    authorizationReqId: randomUUID(),
    customerId: payer.customerId,
    accountClass: '137',
    currency: 'MMK',
    branchCode: '001',
    services: [{ serviceId: 'PASSBOOK' }, { serviceId: 'ESTATEMENT', schedule: { time: 'W', on: 'MON' } }],
    deposit: { fromAccount: payer.accountNumber, minor: depositMinor },
    chequeBook: { serviceId: 'CHEQUEBOOK', feeMinor, isPaid: false },
  };
}

/** What there is of an opening, counted where it counts: at the bank and in the inbox. */
export async function countEffects({ pool }: TestDatabase, bank: Bank, request: OpeningRequest) {
  const count = async (statement: string) =>
    Number((await pool.query(statement, [request.authorizationReqId])).rows[0].n);
  const payer = request.deposit && (await bank.findAccount(request.deposit.fromAccount));
  return {
    accounts: await count(`select count(*)::int n from bank_orders where reference = $1 || '-account'`),
    deposits: await count(`select count(*)::int n from bank_orders where reference = $1 || '-deposit'`),
    fees: await count(`select count(*)::int n from bank_orders where reference = $1 || '-cheque-book-fee'`),
    services: await count(`select count(*)::int n from bank_orders where reference like $1 || '-service-%'`),
    messages: await count('select count(*)::int n from inbox_messages where authorization_req_id = $1'),
    payerMinor: payer?.balance.minor,
  };
}

/** All money there is, the bank's fees included: what the vault has given out, whatever becomes of it. */
export async function totalMinor({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query(
    `select sum(balance_minor)::bigint total from bank_accounts where account_number not like 'VAULT-%'`,
  );
  return Number(rows[0].total);
}
