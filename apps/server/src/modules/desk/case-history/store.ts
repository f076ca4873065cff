import type { ApplicationKind } from '@taga/contract/kinds/kind';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { joinedStaff } from '../../../db/joined-staff.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { type AuditEntry, recordAudit } from '../../staff/audit/index.ts';

export type Actor = AuditEntry['actor'];
export type CaseFacts = NonNullable<AuditEntry['facts']>;

/** Something that happened to a case. Facts are ids, numbers and words of ours: no personal data. */
interface NewCaseEvent {
  /** Of the application: it says what the audit log calls it. */
  readonly kind: Pick<ApplicationKind, 'names'>;
  readonly authorizationReqId: string;
  /** `case.taken`, `decision.proposed` and so on. */
  readonly action: string;
  readonly actor: Actor;
  readonly facts?: CaseFacts;
  readonly at: Date;
}

function auditOf({ authorizationReqId, kind, ...event }: NewCaseEvent): AuditEntry {
  return { ...event, subject: { kind: kind.names.subject, id: authorizationReqId } };
}

/** In the case's own history, where there is a case, and in the audit log. */
export async function recordCaseEvent(trx: Transaction<DB>, event: NewCaseEvent): Promise<void> {
  const { authorizationReqId, action, actor, facts = {}, at } = event;
  const staffId = actor.kind === 'staff' ? (actor.id ?? null) : null;
  await sql`
    insert into case_events (authorization_req_id, at, action, staff_id, facts)
    select authorization_req_id, ${at}, ${action}, ${staffId}::uuid, ${JSON.stringify(facts)}::jsonb
    from cases where authorization_req_id = ${authorizationReqId}
  `.execute(trx);
  await recordAudit(trx, auditOf(event));
}

/** What somebody tried and may not, or looked at: nothing happened to the case, so only the audit log has it. */
export async function recordAboutCase(db: Kysely<DB>, event: NewCaseEvent): Promise<void> {
  await recordAudit(db, auditOf(event));
}

export interface StaffMember {
  readonly staffId: string;
  readonly name: string;
}

interface CaseEvent {
  readonly at: Date;
  readonly action: string;
  readonly by: StaffMember | null;
  readonly facts: CaseFacts;
}

const factsOf = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** When an application that was submitted last came to each status, by the status. */
export async function listStatusDates(
  db: Kysely<DB>,
  authorizationReqId: string,
  { names: { subject } }: Pick<ApplicationKind, 'names'>,
): Promise<Record<string, string>> {
  const { rows } = await sql<{ status: string; at: Date }>`
    select 'PENDING' as status, created_at as at from orders where authorization_req_id = ${authorizationReqId}
    union all
    select upper(split_part(action, '.', 2)), max(at) from case_events
    where authorization_req_id = ${authorizationReqId} and starts_with(action, ${`${subject}.`}) group by action`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ status, at }) => [status, at.toISOString()]));
}

/** The oldest first. */
export async function listCaseEvents(db: Kysely<DB>, authorizationReqId: string): Promise<CaseEvent[]> {
  const rows = await db
    .selectFrom('case_events')
    .leftJoin('staff', 'staff.id', 'case_events.staff_id')
    .select(['case_events.at', 'action', 'staff_id', 'staff.name', 'facts'])
    .where('authorization_req_id', '=', authorizationReqId)
    .orderBy('case_events.id')
    .execute();
  return rows.map((row) => ({
    at: row.at,
    action: row.action,
    by: joinedStaff(row.staff_id, row.name),
    facts: factsOf.parse(row.facts),
  }));
}
