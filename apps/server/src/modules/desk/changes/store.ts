import { applicationNumberOf } from '@taga/contract/rules/applications/application-number';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { joinedStaff } from '../../../db/joined-staff.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { isCaseWithin } from '../../../db/within-branches.ts';
import type { Asker } from '../branch-access/index.ts';

interface Visit {
  readonly staffId: string;
  readonly sessionId: string;
}

/** When a member of staff last did anything before this session: all of it is in the audit log. */
export async function findLastVisit(db: Kysely<DB>, { staffId, sessionId }: Visit): Promise<Date | undefined> {
  const row = await db
    .selectFrom('audit_entries')
    .select('at')
    .where('actor_id', '=', staffId)
    .where('at', '<', (query) => query.selectFrom('staff_sessions').select('started_at').where('id', '=', sessionId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

interface EventsAsked {
  readonly since: Date;
  /** What was worked on longer ago is nobody's any more. */
  readonly worksSince: Date;
  readonly works: readonly string[];
  readonly actions: readonly string[];
  readonly limit: number;
}

/**
 * The latest first, on cases of the asker's branches that they worked on before it. What happened to a case before its
 * first work of theirs is no news.
 */
export async function listEventsOfOthers(db: Kysely<DB>, { staffId, branches }: Asker, asked: EventsAsked) {
  const { since, worksSince, works, actions, limit } = asked;
  const rows = await db
    .with('own', (query) =>
      query
        .selectFrom('case_events')
        .select(['authorization_req_id', sql<number>`min(id)`.as('first_id')])
        .where('staff_id', '=', staffId)
        .where('at', '>', worksSince)
        .where('action', 'in', works)
        .groupBy('authorization_req_id'),
    )
    .selectFrom('own')
    .innerJoin('case_events as event', 'event.authorization_req_id', 'own.authorization_req_id')
    .innerJoin('cases', 'cases.authorization_req_id', 'own.authorization_req_id')
    .innerJoin('applications', 'applications.authorization_req_id', 'own.authorization_req_id')
    .innerJoin('customers', 'customers.id', 'cases.customer_id')
    .leftJoin('staff', 'staff.id', 'event.staff_id')
    .select(['event.at', 'event.action', 'event.staff_id', 'staff.name', 'cases.queue', 'cases.authorization_req_id'])
    .select(['applications.number', 'customers.full_name'])
    .whereRef('event.id', '>', sql<number>`own.first_id`)
    .where('event.at', '>', since)
    .where('event.action', 'in', actions)
    .where(sql<SqlBool>`event.staff_id is distinct from ${staffId}::uuid`)
    .where(isCaseWithin(branches))
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    at: row.at,
    action: row.action,
    by: joinedStaff(row.staff_id, row.name),
    queue: row.queue,
    caseId: row.authorization_req_id,
    applicationNo: applicationNumberOf(row.number),
    customerName: row.full_name,
  }));
}
