import type { ApplicationRecord } from '@taga/contract/records/application';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { BankCard } from '../../bank/bank.ts';
import type { DB } from '../../db/schema.gen.ts';
import type { Application } from '../applications/index.ts';
import type { HandedIn } from '../card-applications/index.ts';
import type { DemoCardApplication } from './demo-cards.ts';

/** Whether a set was made; without its name, whether any was. */
export async function hasDemoData(db: Kysely<DB>, name?: string): Promise<boolean> {
  const row = await db
    .selectFrom('demo_data')
    .select('name')
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this is the first to make the set; of several that try at once the others wait and then are not. */
export async function claimDemoData(trx: Transaction<DB>, name: string, at: Date): Promise<boolean> {
  await sql`lock table demo_data in exclusive mode`.execute(trx);
  const { numInsertedOrUpdatedRows: kept } = await trx
    .insertInto('demo_data')
    .values({ name, created_at: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return kept === 1n;
}

interface MadeOrder {
  readonly customerId: string;
  readonly application: Application;
  /** The whole application as it was handed in. */
  readonly record: ApplicationRecord;
  readonly at: Date;
}

/** An application that was handed in, however far it is by now. */
export async function keepDemoOrder(trx: Transaction<DB>, order: MadeOrder): Promise<void> {
  const { customerId, application, at } = order;
  await trx
    .insertInto('applications')
    .values({
      authorization_req_id: application.authorizationReqId,
      customer_id: customerId,
      account_class: application.accountClass,
      currency: application.currency,
      status: application.status,
      step: JSON.stringify(application.step),
      correction: application.correction && JSON.stringify(application.correction),
      revision: application.revision,
      record: JSON.stringify(application.record),
      created_at: at,
      saved_at: at,
    })
    .execute();
  await trx
    .insertInto('orders')
    .values({
      authorization_req_id: application.authorizationReqId,
      customer_id: customerId,
      record: JSON.stringify(order.record),
      marks: ['identity-not-verified'],
      created_at: at,
    })
    .execute();
}

/** How far a service is that was ordered with it. */
export async function setDemoService(
  trx: Transaction<DB>,
  { authorizationReqId, serviceId, status }: { authorizationReqId: string; serviceId: string; status: string },
): Promise<void> {
  await trx
    .updateTable('ordered_services')
    .set({ status })
    .where('authorization_req_id', '=', authorizationReqId)
    .where('service_id', '=', serviceId)
    .execute();
}

/** Nobody signs in as them any more; what they had stays, with the bank's books. */
export async function blockDemoCustomer(trx: Transaction<DB>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customers')
    .set({ status: 'BLOCKED' })
    .where('id', '=', id)
    .where('status', '<>', 'BLOCKED')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markDemoMessageRead(trx: Transaction<DB>, id: string, at: Date): Promise<void> {
  await trx.updateTable('inbox_messages').set({ read_at: at }).where('id', '=', id).execute();
}

interface MadeCardApplication {
  readonly demo: DemoCardApplication;
  readonly customerId: string;
  readonly record: HandedIn;
  readonly card: BankCard | undefined;
  readonly at: Date;
}

/** An application for a card that was handed in, however far it is by now. */
export async function keepDemoCardApplication(trx: Transaction<DB>, made: MadeCardApplication): Promise<void> {
  const { demo, customerId, record, card, at } = made;
  const { documents: _, idType: __, ...answers } = demo.answers;
  await trx
    .insertInto('card_applications')
    .values({
      document_no: demo.documentNo,
      customer_id: customerId,
      status: demo.status,
      answers: JSON.stringify(answers),
      handed_in: JSON.stringify(record),
      requested_amount: record.Applicant.REQUESTED_AMOUNT,
      approved_amount: demo.approvedAmount,
      remark: demo.remark,
      revision: 1,
      created_at: at,
      saved_at: at,
      ordered_at: at,
      handed_in_at: at,
      ended_at: demo.status === 'DELIVERED' ? at : null,
    })
    .execute();
  if (!card) return;
  const { cardId, cifNo, lastDigits, cardType, category, limit } = card;
  await trx
    .insertInto('card_orders')
    .values({
      id: demo.documentNo,
      kind: 'ISSUE',
      customer_id: customerId,
      document_no: demo.documentNo,
      limit_minor: limit.minor,
      step: 'done',
      card: JSON.stringify({ cardId, cifNo, lastDigits, cardType, category }),
      created_at: at,
      due_at: at,
      finished_at: at,
    })
    .execute();
}
