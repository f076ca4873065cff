import { type ActorKind, type AuditEntryRecord, auditEntry } from '@taga/contract/records/desk/audit';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

export interface AuditSearch {
  readonly actorKind?: ActorKind | undefined;
  readonly actorId?: string | undefined;
  /** A whole action, or the beginning of several with a dot at the end. */
  readonly action?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** The last entry of the page before. */
  readonly before?: string | undefined;
  readonly size: number;
}

/** The latest first. Staff are named as they are called now. */
export async function searchEntries(db: Kysely<DB>, search: AuditSearch): Promise<AuditEntryRecord[]> {
  let query = db
    .selectFrom('audit_entries as entry')
    .leftJoin('staff', (join) =>
      join.on((on) =>
        on.and([on('entry.actor_kind', '=', 'staff'), on(on.cast('staff.id', 'text'), '=', on.ref('entry.actor_id'))]),
      ),
    )
    .select(['entry.id', 'entry.at', 'entry.actor_kind', 'entry.actor_id', 'entry.action'])
    .select(['entry.subject_kind', 'entry.subject_id', 'entry.facts', 'staff.name'])
    .orderBy('entry.id', 'desc')
    .limit(search.size);
  if (search.actorKind) query = query.where('entry.actor_kind', '=', search.actorKind);
  if (search.actorId) query = query.where('entry.actor_id', '=', search.actorId);
  if (search.action?.endsWith('.')) query = query.where('entry.action', 'like', `${search.action}%`);
  else if (search.action) query = query.where('entry.action', '=', search.action);
  if (search.subjectKind) query = query.where('entry.subject_kind', '=', search.subjectKind);
  if (search.subjectId) query = query.where('entry.subject_id', '=', search.subjectId);
  if (search.from) query = query.where('entry.at', '>=', search.from);
  if (search.to) query = query.where('entry.at', '<', search.to);
  if (search.before) query = query.where('entry.id', '<', search.before);
  return (await query.execute()).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: {
      kind: row.actor_kind,
      ...(row.actor_id !== null && { id: row.actor_id }),
      ...(row.name !== null && { name: row.name }),
    },
    action: row.action,
    ...(row.subject_kind !== null &&
      row.subject_id !== null && { subject: { kind: row.subject_kind, id: row.subject_id } }),
    facts: auditEntry.shape.facts.parse(row.facts),
  }));
}
