import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { Money, Movement } from '../bank.ts';
import type { RefusalReason } from '../bank-errors.ts';
import type { NewOrder } from './order-store.ts';

interface NewMovement extends NewOrder {
  readonly payer: string;
  readonly payee: string;
  readonly money: Money;
}

interface MovementResult {
  /** Null when the money has moved. */
  readonly refusal: RefusalReason | null;
}

/** Says why the money has not moved, or nothing when it has. `referenceReused` may also be the same order again. */
export async function postMovement(db: Kysely<DB>, movement: NewMovement): Promise<RefusalReason | undefined> {
  const { rows } = await movementStatement(movement).execute(db);
  return rows[0]?.refusal ?? undefined;
}

/**
 * Evaluates and posts in one statement, and so in one round trip. Both accounts are locked first, always in the same
 * order, so that two transfers in opposite directions do not wait for each other; what is evaluated are the balances
 * as they are once the locks are held.
 */
export function movementStatement(movement: NewMovement): RawBuilder<MovementResult> {
  const { reference, kind, fingerprint, at, payer, payee } = movement;
  const currency = sql`${movement.money.currency}::text`;
  const minor = sql`${movement.money.minor}::bigint`;
  return sql<MovementResult>`
    with locked as (
      select account_number, currency, cif_no, closed_at, balance_minor from bank_accounts
      where account_number in (${payer}, ${payee}) order by account_number for update
    ), judged as (
      select case
        when payer.account_number is null or payee.account_number is null then 'unknownAccount'
        when payer.closed_at is not null or payee.closed_at is not null then 'accountClosed'
        when payer.currency <> ${currency} or payee.currency <> ${currency} then 'currencyMismatch'
        when payer.cif_no is not null and payer.balance_minor < ${minor} then 'insufficientFunds'
        when greatest(${minor} - payer.balance_minor, ${minor} + payee.balance_minor) > ${Number.MAX_SAFE_INTEGER}::bigint
          then 'amountInvalid'
      end as refusal
      from (select) as nothing
      left join locked payer on payer.account_number = ${payer}
      left join locked payee on payee.account_number = ${payee}
    ), ordered as (
      insert into bank_orders (reference, kind, fingerprint, at)
      select ${reference}, ${kind}, ${fingerprint}::bytea, ${at}::timestamptz from judged where refusal is null
      on conflict (reference) do nothing returning id
    ), posted as (
      insert into bank_postings (order_id, account_number, currency, minor)
      select ordered.id, leg.account_number, ${currency}, leg.minor
      from ordered, (values (${payer}, -${minor}), (${payee}, ${minor})) as leg (account_number, minor)
    )
    select case when exists (select from ordered) then null else coalesce(refusal, 'referenceReused') end as refusal
    from judged`;
}

/** Between customers, or from a customer to the bank; what came from the vault is no movement of the portal's. */
export async function findMovement(db: Kysely<DB>, reference: string): Promise<Movement | undefined> {
  const row = await db
    .selectFrom('bank_orders')
    .innerJoin('bank_postings as credit', (join) =>
      join.onRef('credit.order_id', '=', 'bank_orders.id').on('credit.minor', '>', '0'),
    )
    .innerJoin('bank_postings as debit', (join) =>
      join.onRef('debit.order_id', '=', 'bank_orders.id').on('debit.minor', '<', '0'),
    )
    .select(['at', 'kind', 'debit.account_number as payer', 'credit.account_number as payee'])
    .select(['credit.currency', 'credit.minor'])
    .where('reference', '=', reference)
    .where('kind', 'in', ['transfer', 'charge'])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    reference,
    fromAccount: row.payer,
    toAccount: row.kind === 'charge' ? null : row.payee,
    money: { currency: row.currency, minor: Number(row.minor) },
    at: row.at,
  };
}
