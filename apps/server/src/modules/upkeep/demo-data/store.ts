import { accountKind } from '@taga/contract/kinds/account';
import { cardKind } from '@taga/contract/kinds/card';
import { hasEnded, isCorrected } from '@taga/contract/kinds/kind';
import type { ApplicationRecord } from '@taga/contract/records/applications/application';
import type { SubmittedCard } from '@taga/contract/records/desk/cards';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { BankCard } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { Application } from '../../applications/drafts/index.ts';
import { openCase } from '../../desk/cases/index.ts';
import { insertOrder } from '../../fulfilment/orders/index.ts';
import { moveCase } from '../../fulfilment/status-changes/index.ts';
import type { DemoCardApplication } from './demo-cards.ts';
import type { ServiceStatus } from './demo-inbox.ts';

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
      kind: accountKind.name,
      ended_at: hasEnded(accountKind, application.status ?? '') ? at : null,
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
  { authorizationReqId, serviceId, status }: { authorizationReqId: string; serviceId: string; status: ServiceStatus },
): Promise<void> {
  await trx
    .updateTable('ordered_services')
    .set({ status })
    .where('authorization_req_id', '=', authorizationReqId)
    .where('service_id', '=', serviceId)
    .execute();
}

interface MadeCardApplication {
  readonly demo: DemoCardApplication;
  readonly customerId: string;
  readonly record: SubmittedCard;
  readonly card: BankCard | undefined;
  readonly at: Date;
}

/** An application for a card that was submitted, however far it is by now. */
export async function keepDemoCardApplication(trx: Transaction<DB>, made: MadeCardApplication): Promise<void> {
  const { demo, customerId, record, card, at } = made;
  const { documentNo: id, status, remark, approvedAmount } = demo;
  const { documents: _, idType: __, ...answers } = demo.answers;
  const asked = { items: [], remark, askedAt: at.toISOString(), revision: 1, fileIds: [] };
  await trx
    .insertInto('applications')
    .values({
      authorization_req_id: id,
      customer_id: customerId,
      kind: cardKind.name,
      status,
      record: JSON.stringify(answers),
      correction: isCorrected(cardKind, status) ? JSON.stringify(asked) : null,
      revision: 1,
      created_at: at,
      saved_at: at,
      ended_at: hasEnded(cardKind, status) ? at : null,
    })
    .execute();
  const terms = {
    requested: record.Applicant.REQUESTED_AMOUNT,
    ...(approvedAmount !== null && { limit: approvedAmount }),
  };
  const { serviceType } = cardKind.order;
  const order = { authorizationReqId: id, customerId, record, terms, serviceType, marks: [], services: [], at };
  await insertOrder(trx, order);
  const asCase = { kind: cardKind, authorizationReqId: id, customerId, at };
  await openCase(trx, { ...asCase, accountClass: null, branchCode: null, identity: null });
  await moveCase(trx, cardKind, id, status);
  if (!card) return;
  const { cardId, cifNo, lastDigits, cardType, category, limit } = card;
  await trx
    .insertInto('card_orders')
    .values({
      id,
      kind: 'ISSUE',
      customer_id: customerId,
      document_no: id,
      limit_minor: limit.minor,
      step: 'done',
      card: JSON.stringify({ cardId, cifNo, lastDigits, cardType, category }),
      created_at: at,
      due_at: at,
      finished_at: at,
    })
    .execute();
}
