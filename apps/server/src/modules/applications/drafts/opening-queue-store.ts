import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

/** The job that begins the account of an existing customer who has confirmed it. */
export const beginOpeningJob = 'begin-opening';

/** In the transaction of the confirmation: who closes the page then still gets the account. */
export async function queueOpening(trx: Kysely<DB>, authorizationReqId: string): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${sql.lit(beginOpeningJob)},
      json_build_object('id', ${authorizationReqId}::text),
      job_key => 'begin-opening:' || ${authorizationReqId}::text
    )`.execute(trx);
}
