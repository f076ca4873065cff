import type { TestDatabase } from '../../../../db/testing/test-database.ts';
import { decryptValues } from '../../../../encrypted-values.ts';
import { createServerKeys } from '../../../access/keys/index.ts';

interface ReadMessage {
  readonly channel: string;
  readonly template: string;
  readonly language: string;
  /** From then on it is not sent; the beginning of time for what is to nobody. */
  readonly notAfter: Date | null;
  readonly values: Record<string, unknown>;
}

/** What waits for somebody or was sent to them, in the order it was queued, as the worker would read it. */
export async function readOutbox({ db, pool }: TestDatabase, recipient: string): Promise<ReadMessage[]> {
  const key = await createServerKeys(db)('outbox');
  const { rows } = await pool.query(
    `select id, channel, template, language, not_after as "notAfter", template_values as kept
     from outbox where recipient = $1 order by queued_at`,
    [recipient],
  );
  return rows.map(({ id, kept, ...message }) => ({ ...message, values: decryptValues(kept, id, key) }));
}
