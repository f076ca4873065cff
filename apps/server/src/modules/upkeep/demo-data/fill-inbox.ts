import { randomUUID } from 'node:crypto';
import { localCurrency } from '@taga/contract/constants';
import { accountKind } from '@taga/contract/kinds/account';
import { openingRoute, outcomeStepRecord } from '@taga/contract/records/applications/application-step';
import { expectedDay } from '@taga/contract/rules/applications/expected-day';
import { findAccountClass } from '@taga/reference/account-classes';
import type { Transaction } from 'kysely';
import type { Bank, OpenedAccount } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { dayS, later } from '../../../time.ts';
import { type Application, insertApplication, wholeRecord } from '../../applications/drafts/index.ts';
import { type Customer, getCustomer } from '../../customers/customers/index.ts';
import { recordCaseEvent } from '../../desk/case-history/index.ts';
import { moveCase, openCase } from '../../desk/cases/index.ts';
import { insertOrder, settleService } from '../../fulfilment/orders/index.ts';
import { saveInboxMessage, setMessageRead } from '../../messaging/inbox/index.ts';
import { type DemoOrder, demoAnswers, demoMessages, demoOrders } from './demo-inbox.ts';
import { inboxPerson } from './demo-people.ts';

/** As the setting is, unless somebody changes it. */
const demoWorkingDays = 2;

interface FillDependencies {
  readonly bank: Bank;
  readonly now: () => Date;
}

/** Everything that an inbox and a list of orders can show, for the customer who has an account already. */
export async function fillInbox(
  trx: Transaction<DB>,
  opened: OpenedAccount,
  { bank, now }: FillDependencies,
): Promise<void> {
  const { id: customerId } = inboxPerson;
  const customer = await getCustomer(trx, customerId);
  for (const order of demoOrders) await makeOrder(trx, order, customer, { bank, now });
  const openedAt = later(now(), -38 * dayS).toISOString();
  for (const { content, daysAgo, order, isRead } of demoMessages({ ...opened, openedAt })) {
    const [id, at] = [randomUUID(), later(now(), -daysAgo * dayS)];
    const decisionId = randomUUID();
    await saveInboxMessage(trx, { id, customerId, authorizationReqId: order?.id ?? null, decisionId, at, content });
    if (isRead) await setMessageRead(trx, id, at);
  }
}

/** An application for an account that was submitted, however far it is by now. */
export async function makeOrder(
  trx: Transaction<DB>,
  order: DemoOrder,
  customer: Customer,
  { bank, now }: FillDependencies,
): Promise<void> {
  const at = later(now(), -order.daysAgo * dayS);
  const application = toApplication(order, at);
  const nothing = { check: undefined, video: undefined, idImages: [], incomeFiles: [], signature: [] };
  const employee = await bank.findEmployee(demoAnswers.ReferId ?? '');
  const record = { ...wholeRecord(application, customer, nothing), EmployeeName: employee?.name ?? null };
  const { id: customerId } = customer;
  await insertApplication(trx, {
    id: order.id,
    customerId,
    kind: accountKind,
    status: order.status,
    record: application.record,
    at,
    submitted: application,
  });
  const offered = await bank.listServices(order.accountClass);
  const services = offered.filter(({ serviceId }) => serviceId in order.services);
  const marks = ['identity-not-verified'] as const;
  const expectedOn = expectedDay(at, demoWorkingDays);
  await insertOrder(trx, { authorizationReqId: order.id, customerId, record, marks, services, at, expectedOn });
  for (const [serviceId, status] of Object.entries(order.services)) {
    if (status !== 'PENDING') await settleService(trx, { authorizationReqId: order.id, serviceId }, status);
  }
  const { BranchCode: branchCode = null } = application.record;
  const asCase = {
    ...order,
    kind: accountKind,
    authorizationReqId: order.id,
    customerId,
    branchCode,
    identity: null,
    at,
  };
  await openCase(trx, asCase);
  await moveCase(trx, { kind: accountKind, id: order.id, applicationStatus: order.status, at });
  for (const [index, status] of statusesUpTo(order.status).entries()) {
    const action = `application.${status.toLowerCase()}`;
    const reached = later(at, Math.min(index, order.daysAgo) * dayS);
    const event = { kind: accountKind, authorizationReqId: order.id, action, at: reached };
    await recordCaseEvent(trx, { ...event, actor: { kind: 'system' } });
  }
}

/** What it has come to, in this order. */
function statusesUpTo(status: DemoOrder['status']): readonly DemoOrder['status'][] {
  if (status === 'PENDING') return ['PENDING'];
  return status === 'COMPLETED' ? ['PENDING', 'APPROVED', 'COMPLETED'] : ['PENDING', status];
}

function toApplication(order: DemoOrder, at: Date): Omit<Application, 'applicationNo' | 'detailsReported'> {
  const { id, accountClass, currency = localCurrency, status, services, items, answers } = order;
  const baseRoute = openingRoute(findAccountClass(accountClass)?.accountType ?? '');
  const asked = { remark: null, askedAt: at.toISOString(), revision: 1, fileIds: [] };
  return {
    authorizationReqId: id,
    accountClass,
    currency,
    status,
    step: outcomeStepRecord('account-activation', baseRoute),
    revision: 1,
    record: { ...demoAnswers, ...answers, Services: Object.keys(services).map((ServiceId) => ({ ServiceId })) },
    correction: items ? { ...asked, items } : null,
  };
}
