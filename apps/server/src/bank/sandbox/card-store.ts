import type { Kysely, Selectable, Transaction } from 'kysely';
import type { BankCards, DB } from '../../db/schema.gen.ts';
import type { BankCard } from '../bank.ts';

export async function listCards(db: Kysely<DB>, cifNo: string): Promise<BankCard[]> {
  const rows = await cards(db).where('cif_no', '=', cifNo).orderBy('issued_at', 'desc').orderBy('card_id').execute();
  return rows.map(toCard);
}

export async function findCard(db: Kysely<DB>, cardId: string): Promise<BankCard | undefined> {
  const row = await cards(db).where('card_id', '=', cardId).executeTakeFirst();
  return row && toCard(row);
}

/** Nobody else changes it before the transaction ends. */
export async function lockCard(trx: Transaction<DB>, cardId: string): Promise<BankCard | undefined> {
  const row = await cards(trx).where('card_id', '=', cardId).forUpdate().executeTakeFirst();
  return row && toCard(row);
}

export async function getCardMadeBy(trx: Transaction<DB>, orderId: string): Promise<BankCard> {
  return toCard(await cards(trx).where('order_id', '=', orderId).executeTakeFirstOrThrow());
}

interface NewCard {
  readonly cifNo: string;
  readonly holderName: string;
  readonly limitMinor: number;
  readonly expires: string;
  readonly orderId: string;
  readonly at: Date;
}

export async function saveCard(trx: Transaction<DB>, card: NewCard): Promise<BankCard> {
  const row = await trx
    .insertInto('bank_cards')
    .values({
      cif_no: card.cifNo,
      // Whatever the order is called tells the digits, so that nothing is left to chance in a test.
      last_digits: String(1000 + (Number(card.orderId) % 9000)),
      holder_name: card.holderName,
      limit_minor: card.limitMinor,
      expires_on: card.expires,
      order_id: card.orderId,
      issued_at: card.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCard(row);
}

export async function endCard(trx: Transaction<DB>, cardId: string, status: 'RENEWED' | 'CANCELED'): Promise<void> {
  await trx.updateTable('bank_cards').set({ status }).where('card_id', '=', cardId).execute();
}

function cards(db: Kysely<DB>) {
  return db.selectFrom('bank_cards').selectAll();
}

function toCard(row: Selectable<BankCards>): BankCard {
  return {
    cardId: row.card_id,
    cifNo: row.cif_no,
    lastDigits: row.last_digits,
    cardType: 'Visa',
    category: 'Credit',
    holderName: row.holder_name,
    status: row.status,
    expires: row.expires_on,
    limit: { currency: 'MMK', minor: Number(row.limit_minor) },
    // A bank to show things with renews any card that works, whenever somebody wants to see it done.
    isRenewable: row.status === 'ISSUED',
  };
}
