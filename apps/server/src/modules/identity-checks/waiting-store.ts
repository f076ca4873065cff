import type { IdentityStatus } from '@taga/contract/rules';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { Verdict } from '../../identity/identity-verifier.ts';
import { type CheckSubject, checkSubject } from './identity-check.ts';

/** The name of the job that carries a check out. */
export const checkIdentityJob = 'check-identity';

/** A check that somebody has begun to carry out. */
export interface WaitingCheck {
  readonly id: string;
  readonly authorizationReqId: string;
  readonly customerId: string;
  readonly subject: CheckSubject;
  /** This one included. */
  readonly attempts: number;
}

/** Takes a check that is due until then, so that nobody else carries it out meanwhile; nothing where none is. */
export async function takeDueCheck(
  db: Kysely<DB>,
  id: string,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<WaitingCheck | undefined> {
  const row = await db
    .updateTable('identity_checks')
    .from('applications')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), due_at: until }))
    .whereRef('applications.authorization_req_id', '=', 'identity_checks.authorization_req_id')
    .where('identity_checks.id', '=', id)
    .where('due_at', '<=', at)
    .returning(['identity_checks.authorization_req_id', 'applications.customer_id', 'subject', 'attempts'])
    .executeTakeFirst();
  return (
    row && {
      id,
      authorizationReqId: row.authorization_req_id,
      customerId: row.customer_id,
      subject: checkSubject.parse(row.subject),
      attempts: row.attempts,
    }
  );
}

const statusOf = {
  approved: 'VERIFIED',
  refused: 'FAILED',
  undecided: 'PENDING',
} as const satisfies Record<Verdict['result'], IdentityStatus>;

/** Writes the outcome down, unless somebody else has done so. */
export async function keepVerdict(db: Kysely<DB>, id: string, verdict: Verdict, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_checks')
    .set({
      status: statusOf[verdict.result],
      reasons: JSON.stringify(verdict.reasons),
      scores: JSON.stringify(verdict.scores),
      ...(verdict.form && { form_id: verdict.form.id, form_key: verdict.form.key }),
      due_at: null,
      judged_at: at,
    })
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function postponeCheck(db: Kysely<DB>, id: string, until: Date): Promise<void> {
  await db
    .updateTable('identity_checks')
    .set({ due_at: until })
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .execute();
  await queueCheck(db, id, until);
}

/** Gives checks that nobody has carried on for a while their jobs again, and says how many. */
export async function requeueChecks(db: Kysely<DB>, dueBefore: Date, at: Date): Promise<number> {
  const rows = await db.selectFrom('identity_checks').select('id').where('due_at', '<', dueBefore).execute();
  for (const { id } of rows) await queueCheck(db, id, at);
  return rows.length;
}

/** One job for each check, and one check at a time, so that codes and mails never wait behind videos. */
export async function queueCheck(db: Kysely<DB>, id: string, runAt: Date): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${checkIdentityJob}, json_build_object('id', ${id}::text), queue_name => ${checkIdentityJob}, run_at => ${runAt},
    job_key => ${`${checkIdentityJob}:${id}`}, job_key_mode => 'replace', max_attempts => 25
  )`.execute(db);
}
