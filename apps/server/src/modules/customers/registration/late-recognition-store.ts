import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

/** The job that asks the bank about somebody who signed up while it did not answer. */
export const recogniseCustomerJob = 'recognise-customer';

/** In the transaction of the sign-up. The queue waits longer after each failure, up to six hours: three weeks in all. */
export async function queueRecognition(trx: Transaction<DB>, customerId: string): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${sql.lit(recogniseCustomerJob)},
      json_build_object('id', ${customerId}::text),
      job_key => 'recognise:' || ${customerId}::text,
      max_attempts => 100
    )`.execute(trx);
}
