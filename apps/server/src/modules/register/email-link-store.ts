import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { sweepRows } from '../../db/sweep-rows.ts';

export interface EmailLink {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly loginId: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** For so long a click on an old link is told what became of it. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

export async function keepEmailLink(trx: Transaction<DB>, link: EmailLink): Promise<void> {
  await trx
    .insertInto('email_links')
    .values({
      token_hash: link.tokenHash,
      user_id: link.userId,
      login_id: link.loginId,
      sent_at: link.sentAt,
      expires_at: link.expiresAt,
    })
    .execute();
  await sweepRows(trx, 'email_links', 'expires_at', new Date(link.sentAt.getTime() - keptForMs));
}

export async function findEmailLink(
  db: Kysely<DB>,
  tokenHash: Buffer,
): Promise<(EmailLink & { readonly usedAt: Date | null }) | undefined> {
  const row = await db.selectFrom('email_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
  return (
    row && {
      tokenHash: row.token_hash,
      userId: row.user_id,
      loginId: row.login_id,
      sentAt: row.sent_at,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
    }
  );
}

/** Whether this is the first use. */
export async function useEmailLink(trx: Transaction<DB>, tokenHash: Buffer, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('email_links')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}
