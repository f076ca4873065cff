import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { sweepRows } from '../../db/sweep-rows.ts';

interface NewTicket {
  readonly ticketHash: Buffer;
  readonly customerId: string;
  readonly sessionId: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function keepTicket(db: Kysely<DB>, ticket: NewTicket): Promise<void> {
  await sweepRows(db, 'card_tickets', 'expires_at', ticket.at);
  await db
    .insertInto('card_tickets')
    .values({
      ticket_hash: ticket.ticketHash,
      customer_id: ticket.customerId,
      session_id: ticket.sessionId,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

interface Exchange {
  readonly ticketHash: Buffer;
  readonly tokenHash: Buffer;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** In one guarded statement: of two that exchange a ticket at the same moment, one gets a token. */
export async function exchange(db: Kysely<DB>, { ticketHash, tokenHash, at, expiresAt }: Exchange): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update card_tickets set token_hash = ${tokenHash}, expires_at = ${expiresAt}
    from sessions, customers
    where ticket_hash = ${ticketHash} and token_hash is null and card_tickets.expires_at > ${at}
      and sessions.id = card_tickets.session_id and sessions.expires_at > ${at}
      and customers.id = card_tickets.customer_id and customers.status = 'ACTIVE'
  `.execute(db);
  return numAffectedRows === 1n;
}

/** As long as the customer is signed in at the portal. */
export async function findExchanged(
  db: Kysely<DB>,
  tokenHash: Buffer,
  at: Date,
): Promise<{ readonly customerId: string } | undefined> {
  return db
    .selectFrom('card_tickets')
    .innerJoin('sessions', 'sessions.id', 'card_tickets.session_id')
    .innerJoin('customers', 'customers.id', 'card_tickets.customer_id')
    .select('card_tickets.customer_id as customerId')
    .where('token_hash', '=', tokenHash)
    .where('card_tickets.expires_at', '>', at)
    .where('sessions.expires_at', '>', at)
    .where('customers.status', '=', 'ACTIVE')
    .executeTakeFirst();
}
