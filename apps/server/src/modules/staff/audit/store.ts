import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
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
/** What staff write for the audit log itself, in the language they write: they are told that it stays, without names. */
const writtenFacts: readonly string[] = ['withoutProof'];

function requireShortFacts({ action, facts = {} }: AuditEntry): void {
  const odd = Object.entries(facts).find(
    ([name, fact]) => typeof fact === 'string' && !shortFact.test(fact) && !writtenFacts.includes(name),
  );
  if (odd) throw new Error(`The fact ${odd[0]} of ${action} cannot be in the audit log: nothing there can be erased.`);
}

/** The same, once for as long as somebody goes on doing it: a screen that looks again by itself is one look. */
export async function recordAuditOnce(
  db: Kysely<DB>,
  entry: AuditEntry & { readonly subject: NonNullable<AuditEntry['subject']> },
  since: Date,
): Promise<void> {
  const { rows } = await sql`
    select from audit_entries
    where subject_id = ${entry.subject.id} and actor_id = ${entry.actor.id ?? null} and action = ${entry.action}
      and at > ${since}
    limit 1`.execute(db);
  if (rows.length === 0) await recordAudit(db, entry);
}
