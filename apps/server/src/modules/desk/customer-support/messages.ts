import { errorCodes } from '@taga/contract';
import type { CustomerDelivery, CustomerMessage } from '@taga/contract/records/desk/customer-support';
import { deliveryStates } from '@taga/contract/records/desk/customer-support';
import * as z from 'zod/mini';
import { readCursor } from '../../../db/cursor.ts';
import { DomainError } from '../../../domain-error.ts';
import { dayS } from '../../../time.ts';
import type { Quotas } from '../../access/quotas/index.ts';
import { type Customer, findCustomer } from '../../customers/customers/index.ts';
import { announceAgain, newsOf } from '../../fulfilment/status-changes/index.ts';
import { pageOfDeliveries } from '../../messaging/channels/index.ts';
import { describeSent, findMessage, pageOfMessages, type SavedMessage } from '../../messaging/inbox/index.ts';
import { type Asker, findApplicationsOutside } from '../branch-access/index.ts';
import { type CustomerChange, changeCustomer, type LookUpDependencies, noteView } from '../customers/index.ts';

const pageSize = 20;
/** For a customer, so that nobody is flooded by a desk that means well. */
const maxResentADay = 10;

interface ListQuery {
  readonly customerId: string;
  readonly cursor?: string | undefined;
}

async function requireCustomer(customerId: string, { db }: LookUpDependencies): Promise<Customer> {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new DomainError(errorCodes.notFound);
  return customer;
}

const canResend = (message: SavedMessage, { wantsMail, wantsSms }: Customer) => {
  const news = newsOf(message);
  return news !== undefined && (wantsMail || (wantsSms && news !== 'service'));
};

/** A customer's inbox, the newest first. What is about an application of another branch is left out. */
export async function listMessagesOf(
  { customerId, cursor }: ListQuery,
  asker: Asker,
  dependencies: LookUpDependencies,
): Promise<{ messages: CustomerMessage[]; next: string | null }> {
  const { db } = dependencies;
  const after = readCursor(cursor);
  const customer = await requireCustomer(customerId, dependencies);
  await noteView({ customerId, part: 'messages' }, asker, dependencies);
  const { rows, next } = await pageOfMessages(db, customerId, { after, size: pageSize });
  const about = rows.flatMap(({ authorizationReqId }) => authorizationReqId ?? []);
  const outside = await findApplicationsOutside(db, about, asker.branches);
  const shown = rows.filter(
    ({ authorizationReqId }) => authorizationReqId === null || !outside.has(authorizationReqId),
  );
  return {
    messages: shown.map((message) => ({
      ...describeSent(message),
      messageId: message.id,
      canResend: canResend(message, customer),
    })),
    next,
  };
}

/** What was sent to the customer's phone and email address. What it said is not kept. */
export async function listDeliveriesOf(
  { customerId, cursor }: ListQuery,
  asker: Asker,
  dependencies: LookUpDependencies,
): Promise<{ deliveries: CustomerDelivery[]; next: string | null }> {
  const after = readCursor(cursor);
  const { person } = await requireCustomer(customerId, dependencies);
  await noteView({ customerId, part: 'deliveries' }, asker, dependencies);
  const { rows, next } = await pageOfDeliveries(dependencies.db, [person.phone, person.loginId], {
    after,
    size: pageSize,
  });
  return {
    deliveries: rows.map(({ id, channel, template, state, queuedAt, finishedAt, attempts }) => ({
      id,
      channel,
      template,
      state: z.enum(deliveryStates).parse(state),
      queuedAt: queuedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      attempts,
    })),
    next,
  };
}

interface ResendQuery extends CustomerChange {
  readonly messageId: string;
  readonly reason: string;
}

export interface ResendDependencies extends LookUpDependencies {
  readonly quotas: Quotas;
}

/** By the address and the phone that are on file now, in the customer's language. */
export async function resendMessage(
  { messageId, reason, ...asked }: ResendQuery,
  { branches }: Asker,
  dependencies: ResendDependencies,
): Promise<void> {
  const { quotas } = dependencies;
  const { customerId } = asked;
  await changeCustomer(asked, 'customer.message-resent', dependencies, async (trx) => {
    const [customer, message] = [
      await findCustomer(trx, customerId),
      await findMessage(trx, { customerId, messageId }),
    ];
    if (!customer || !message) return false;
    const about = message.authorizationReqId === null ? [] : [message.authorizationReqId];
    if ((await findApplicationsOutside(trx, about, branches)).size > 0) return false;
    if (!(await announceAgain(trx, customer, message))) throw new DomainError(errorCodes.noticeNotResendable);
    const quota = { what: 'resent notice', owner: customerId, max: maxResentADay, periodS: dayS };
    if (!(await quotas.take(trx, quota)).isGiven) throw new DomainError(errorCodes.resentTooOften);
    return { messageId, reason };
  });
}
