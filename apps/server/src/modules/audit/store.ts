import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { type AuditEntry, digestOf } from './digest.ts';

/**
 * Writes down what somebody did, in the transaction that does it. Where in the transaction does not matter: the entry
 * joins the chain when it commits.
 */
export async function recordAudit(db: Kysely<DB>, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, facts = {}, at } = entry;
  requireShortFacts(entry);
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

/** Words of our own, ids and numbers: what people have typed, an address or a name in Burmese is none of these. */
const shortFact = /^[\x20-\x3f\x41-\x7e]{0,200}$/;

function requireShortFacts({ action, facts = {} }: AuditEntry): void {
  const odd = Object.entries(facts).find(([, fact]) => typeof fact === 'string' && !shortFact.test(fact));
  if (odd) throw new Error(`The fact ${odd[0]} of ${action} cannot be in the audit log: nothing there can be erased.`);
}
