import { type ExistingOpener, existingAccountMinor } from './existing-opener.ts';

export const depositMinor = 10_000_00;
const feeMinor = 1_050_00;

/** What there is of the opening at the bank and with us, counted. */
export async function effectsOf({ site, opener, payer, bank }: ExistingOpener) {
  const { pool } = site.server.database;
  const count = async (statement: string) => Number((await pool.query(statement, [opener.id])).rows[0].n);
  const accounts = await bank.listAccounts(payer.cifNo);
  return {
    accounts: accounts.filter(({ productCode }) => productCode === '137').length,
    orders: await count(`select count(*) n from bank_orders where reference like $1 || '-%'`),
    messages: await count('select count(*) n from inbox_messages where authorization_req_id = $1'),
    ours: await count('select count(*) n from orders where authorization_req_id = $1'),
    payerMinor: accounts.find(({ accountNumber }) => accountNumber === payer.accountNumber)?.balance.minor,
    newMinor: accounts.find(({ productCode }) => productCode === '137')?.balance.minor,
  };
}

/** The account, the deposit, two services, the cheque book and its fee. */
export const wholeOpening = {
  accounts: 1,
  orders: 6,
  messages: 1,
  ours: 1,
  payerMinor: existingAccountMinor - depositMinor,
  newMinor: depositMinor - feeMinor,
};
