import { type ActorKind, type AuditEntryRecord, auditEntry } from '@taga/contract/records/desk/audit';
import { applicationNumberOf } from '@taga/contract/rules/applications/application-number';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type Branches, isCaseWithin, isCustomerWithin } from '../../../db/within-branches.ts';

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

/** As the log has them, but for the name of who did it. */
type WrittenEntry = Omit<AuditEntryRecord, 'names' | 'values'>;

/** The latest first. Staff are named as they are called now. */
export async function searchEntries(db: Kysely<DB>, search: AuditSearch): Promise<WrittenEntry[]> {
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

export interface Names {
  readonly applications: ReadonlyMap<string, { readonly name: string; readonly queue?: string }>;
  readonly customers: ReadonlyMap<string, string>;
  readonly staff: ReadonlyMap<string, string>;
}

/** What people call those that have one of these ids. What is of other branches than these has no name here; null is all. */
export async function findNames(db: Kysely<DB>, ids: readonly string[], branches: Branches): Promise<Names> {
  if (ids.length === 0) return { applications: new Map(), customers: new Map(), staff: new Map() };
  const [applications, customers, staff] = await Promise.all([
    db
      .selectFrom('applications')
      .leftJoin('cases', 'cases.authorization_req_id', 'applications.authorization_req_id')
      .select(['applications.authorization_req_id as id', 'applications.number', 'cases.queue'])
      .where('applications.authorization_req_id', 'in', ids)
      .where(isCaseWithin(branches))
      .execute(),
    db
      .selectFrom('customers')
      .select(['id', 'full_name'])
      .where('id', 'in', ids)
      .where(isCustomerWithin(branches, 'customers.id'))
      .execute(),
    db.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute(),
  ]);
  return {
    applications: new Map(
      applications.map(({ id, number, queue }) => [
        id,
        { name: applicationNumberOf(number), ...(queue !== null && { queue }) },
      ]),
    ),
    customers: new Map(customers.map(({ id, full_name }) => [id, full_name])),
    staff: new Map(staff.map(({ id, name }) => [id, name])),
  };
}

/** Of which application people say this number. */
export async function findApplicationId(db: Kysely<DB>, number: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('applications')
    .select('authorization_req_id')
    .where('number', '=', number)
    .executeTakeFirst();
  return found?.authorization_req_id;
}
