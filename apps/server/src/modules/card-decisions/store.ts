import type { CardStatus } from '@taga/contract/journeys/card-application/decisions';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Cursor } from '../../db/cursor.ts';
import type { DB } from '../../db/schema.gen.ts';
import { isUuid } from '../../uuid.ts';
import { toCardApplication } from '../card-applications/index.ts';
import { type MadeCard, madeCard } from '../card-orders/index.ts';
import type { CardAtDesk } from './card-at-desk.ts';

interface Beside {
  readonly full_name: string;
  readonly proposed: string | null;
  readonly card: unknown;
  readonly is_at_bank: boolean;
}

/** What was handed in, with what stands elsewhere. */
function atDesk(db: Kysely<DB>) {
  return db
    .selectFrom('card_applications as application')
    .innerJoin('customers', 'customers.id', 'application.customer_id')
    .leftJoin('card_proposals as open', (join) =>
      join.onRef('open.document_no', '=', 'application.document_no').on('open.state', '=', 'OPEN'),
    )
    .selectAll('application')
    .select(['customers.full_name', 'open.kind as proposed'])
    .select(({ selectFrom, exists }) => [
      selectFrom('card_orders')
        .select('card')
        .whereRef('card_orders.document_no', '=', 'application.document_no')
        .where('kind', '=', 'ISSUE')
        .where('step', '=', 'done')
        .as('card'),
      exists(
        selectFrom('card_orders')
          .select('id')
          .whereRef('card_orders.document_no', '=', 'application.document_no')
          .where('step', '=', 'bank'),
      ).as('is_at_bank'),
    ])
    .where('application.status', '<>', 'DRAFT');
}

type Row = Parameters<typeof toCardApplication>[0] & Beside;

/** The constraints of the tables keep what was handed in as whole as is claimed here. */
function toCardAtDesk(row: Row): CardAtDesk {
  const { full_name: customerName, proposed, card, is_at_bank: isAtBank } = row;
  const made: MadeCard | null = card === null ? null : madeCard.parse(card);
  return { ...toCardApplication(row), customerName, proposed, card: made, isAtBank } as CardAtDesk;
}

export async function findAtDesk(db: Kysely<DB>, id: string): Promise<CardAtDesk | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await atDesk(db).where('application.document_no', '=', id).executeTakeFirst();
  return row && toCardAtDesk(row as Row);
}

/** Nobody else changes it before the transaction ends. */
export async function lockAtDesk(trx: Transaction<DB>, id: string): Promise<CardAtDesk | undefined> {
  if (!isUuid(id)) return undefined;
  // First the lock alone: what stands beside is read when nobody can change it any more.
  await trx.selectFrom('card_applications').select('document_no').where('document_no', '=', id).forUpdate().execute();
  return findAtDesk(trx, id);
}

interface Listed {
  readonly status: CardStatus;
  readonly isProposed: boolean | undefined;
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/** The oldest first. */
export async function listAtDesk(db: Kysely<DB>, { status, isProposed, after, limit }: Listed): Promise<CardAtDesk[]> {
  const rows = await atDesk(db)
    .where('application.status', '=', status)
    .$if(isProposed !== undefined, (query) => query.where('open.id', isProposed ? 'is not' : 'is', null))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(application.handed_in_at, application.document_no) > (${after?.at}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('application.handed_in_at')
    .orderBy('application.document_no')
    .limit(limit)
    .execute();
  return rows.map((row) => toCardAtDesk(row as Row));
}

/** Something was proposed or sent back: whoever decides next has to have seen it. */
export async function countChange(trx: Transaction<DB>, documentNo: string): Promise<void> {
  await trx
    .updateTable('card_applications')
    .set({ revision: sql`revision + 1` })
    .where('document_no', '=', documentNo)
    .execute();
}
