import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { type AuditEntry, digestOf } from './digest.ts';

/**
 * Writes down what somebody did, in the transaction that does it. Where in the transaction does not matter: the entry
 * joins the chain when it commits.
 */
export async function recordAudit(db: Kysely<DB>, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, facts = {}, at } = entry;
  await db
    .insertInto('audit_entries')
    .values({
      at,
      actor_kind: actor.kind,
      actor_id: actor.id ?? null,
      action,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      facts: JSON.stringify(facts),
      digest: digestOf(entry),
    })
    .execute();
}
