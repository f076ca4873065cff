import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

/** The name of the job that makes a delivery of an event for each address. */
export const spreadEventJob = 'spread-webhook-event';

interface NewEvent {
  readonly id: string;
  readonly kind: 'application' | 'service';
  readonly authorizationReqId: string;
  readonly serviceId?: string;
  readonly status: string;
  readonly at: Date;
}

/** Event and job in one transaction: which addresses there are is known to whoever runs the job. */
export async function keepEvent(trx: Transaction<DB>, event: NewEvent): Promise<void> {
  await trx
    .insertInto('webhook_events')
    .values({
      id: event.id,
      kind: event.kind,
      authorization_req_id: event.authorizationReqId,
      service_id: event.serviceId ?? null,
      status: event.status,
      at: event.at,
    })
    .execute();
  await queueSpreading(trx, event.id);
}

async function queueSpreading(db: Kysely<DB>, id: string): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${spreadEventJob}, json_build_object('id', ${id}::text),
    job_key => ${`${spreadEventJob}:${id}`}, job_key_mode => 'preserve_run_at', max_attempts => 3
  )`.execute(db);
}
