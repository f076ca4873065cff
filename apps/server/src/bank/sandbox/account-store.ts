import type { Currency } from '@taga/reference/currencies';
import { type Kysely, type NotNull, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { BankAccount, OpenedAccount } from '../bank.ts';

interface NewAccount {
  readonly accountNumber: string;
  readonly cifNo: string;
  readonly productCode: string;
  readonly currency: Currency;
  readonly branchCode: string;
  readonly openingOrderId: string;
  readonly openedAt: Date;
}

export async function nextAccountSerial(trx: Transaction<DB>): Promise<string> {
  const { rows } = await sql<{ serial: string }>`select nextval('bank_account_serials') as serial`.execute(trx);
  return String(rows[0]?.serial);
}

export async function saveAccount(trx: Transaction<DB>, account: NewAccount): Promise<void> {
  await trx
    .insertInto('bank_accounts')
    .values({
      account_number: account.accountNumber,
      cif_no: account.cifNo,
      product_code: account.productCode,
      currency: account.currency,
      branch_code: account.branchCode,
      opening_order_id: account.openingOrderId,
      opened_at: account.openedAt,
    })
    .execute();
}

export async function getAccountOpenedBy(trx: Transaction<DB>, orderId: string): Promise<OpenedAccount> {
  const row = await customersAccounts(trx).where('opening_order_id', '=', orderId).executeTakeFirstOrThrow();
  return { cifNo: row.cif_no, accountNumber: row.account_number };
}

export async function findAccount(db: Kysely<DB>, accountNumber: string): Promise<BankAccount | undefined> {
  const row = await customersAccounts(db).where('account_number', '=', accountNumber).executeTakeFirst();
  return row && toAccount(row);
}

/** Nobody else changes it before the transaction ends. */
export async function lockAccount(trx: Transaction<DB>, accountNumber: string): Promise<BankAccount | undefined> {
  const row = await customersAccounts(trx).where('account_number', '=', accountNumber).forUpdate().executeTakeFirst();
  return row && toAccount(row);
}

export async function listOpenAccounts(db: Kysely<DB>, cifNo: string): Promise<readonly BankAccount[]> {
  const rows = await customersAccounts(db)
    .where('cif_no', '=', cifNo)
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('opening_order_id')
    .execute();
  return rows.map(toAccount);
}

export async function markClosed(trx: Transaction<DB>, accountNumber: string, at: Date): Promise<void> {
  await trx.updateTable('bank_accounts').set({ closed_at: at }).where('account_number', '=', accountNumber).execute();
}

/** The bank's own accounts are nobody else's business. */
function customersAccounts(db: Kysely<DB>) {
  return db
    .selectFrom('bank_accounts')
    .selectAll()
    .select(
      sql<boolean>`exists (
      select 1 from bank_postings posting
      where posting.account_number = bank_accounts.account_number and posting.minor > 0
    )`.as('is_funded'),
    )
    .where('cif_no', 'is not', null)
    .$narrowType<{ cif_no: NotNull; product_code: NotNull; branch_code: NotNull }>();
}

type Row = Awaited<ReturnType<ReturnType<typeof customersAccounts>['executeTakeFirstOrThrow']>>;

function toAccount(row: Row): BankAccount {
  return {
    accountNumber: row.account_number,
    cifNo: row.cif_no,
    productCode: row.product_code,
    // The database holds no balance that a number cannot.
    balance: { currency: row.currency, minor: Number(row.balance_minor) },
    branchCode: row.branch_code,
    isOpen: row.closed_at === null,
    isFunded: row.is_funded,
    openedAt: row.opened_at,
  };
}
