import { randomUUID } from 'node:crypto';
import { accountKind } from '@taga/contract/kinds/account';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type Actor, recordCaseEvent } from '../../desk/case-history/index.ts';
import type { InboxContent, Words } from '../../messaging/inbox/index.ts';
import { announceStatusChange } from '../../messaging/webhooks/index.ts';
import { hasPendingServices, settleService } from '../orders/index.ts';
import { notifyCustomer } from './notify-customer.ts';

interface ServiceChange {
  readonly authorizationReqId: string;
  readonly customerId: string;
  readonly serviceId: string;
  readonly status: 'COMPLETED' | 'REJECTED';
  /** For the customer, as a member of staff wrote it. */
  readonly remark: Words | undefined;
  readonly actor: Actor;
  readonly at: Date;
}

/**
 * The one place where a service of an open account comes to its end, for better or worse; false where it has before.
 * With the last of them everything for the account is done, and the customer hears that too.
 */
export async function changeServiceStatus(trx: Transaction<DB>, change: ServiceChange): Promise<boolean> {
  const { authorizationReqId, serviceId, status, actor, at } = change;
  if (!(await settleService(trx, change, status))) return false;
  const content = messageOf(change);
  if (content) await tell(trx, change, content);
  if (!(await hasPendingServices(trx, authorizationReqId))) {
    await tell(trx, change, { type: 'AccountCompleted', body: {} });
  }
  await announceStatusChange(trx, { authorizationReqId, kind: 'service', serviceId, status, at });
  const action = `service.${status.toLowerCase()}`;
  await recordCaseEvent(trx, { kind: accountKind, authorizationReqId, action, actor, facts: { serviceId }, at });
  return true;
}

function tell(trx: Transaction<DB>, change: ServiceChange, content: InboxContent): Promise<void> {
  const { authorizationReqId, customerId, at } = change;
  return notifyCustomer(trx, {
    authorizationReqId,
    customerId,
    decisionId: randomUUID(),
    content,
    news: 'service',
    at,
  });
}

/** What the specification has a message for, by what the service is called. */
const messageTypes = [
  { named: /MPU|CARD/, type: 'MPUCreated' },
  { named: /CHEQUE/, type: 'ChequeBookCreated' },
  { named: /PASSBOOK/, type: 'PassbookCreated' },
] as const;

const isMobileBanking = (serviceId: string) => /MOBILE|MBANK/.test(serviceId);

/** Nothing for a service that the specification has no message for: the list of orders shows how it ended. */
function messageOf({ serviceId, status, remark }: ServiceChange): InboxContent | undefined {
  const name = serviceId.toUpperCase();
  if (status === 'REJECTED') {
    return isMobileBanking(name)
      ? { type: 'mBankingRequestRejected', body: { ...(remark && { content: remark }) } }
      : undefined;
  }
  const type = messageTypes.find(({ named }) => named.test(name))?.type;
  return type && { type, body: { ...(remark && { note: remark }) } };
}
