import { type ApplicationKind, hasEnded } from '@taga/contract/kinds/kind';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type AskedOfAnyKind, setApplicationStatus } from '../../applications/drafts/index.ts';
import { type Actor, type CaseFacts, recordCaseEvent } from '../../desk/case-history/index.ts';
import { moveCase } from '../../desk/cases/index.ts';
import { announceStatusChange } from '../../messaging/webhooks/index.ts';
import { type CustomerNotice, notifyCustomer } from './notify-customer.ts';

interface ApplicationChange {
  readonly kind: ApplicationKind;
  readonly authorizationReqId: string;
  readonly customerId: string;
  /** One of its kind. */
  readonly status: string;
  /** Where other systems and the history are told more than the status: that a card is made, for example. */
  readonly event?: string;
  /** Of one that the customer gets back. */
  readonly correction?: AskedOfAnyKind | undefined;
  readonly notice?:
    | Pick<CustomerNotice, 'decisionId' | 'content' | 'news' | 'hasChequeBook' | 'expectedDay' | 'deposit'>
    | undefined;
  readonly actor: Actor;
  readonly facts?: CaseFacts;
  readonly at: Date;
}

/**
 * The one place where an application that was submitted changes its status. Order, queue, inbox, mail, other systems and
 * the audit log hear of it with the caller's transaction, all or none.
 */
export async function changeApplicationStatus(trx: Transaction<DB>, change: ApplicationChange): Promise<void> {
  const { kind, authorizationReqId, customerId, status, event = status, notice, actor, facts = {}, at } = change;
  const endedAt = hasEnded(kind, status) ? at : null;
  await setApplicationStatus(trx, authorizationReqId, { status, correction: change.correction, endedAt });
  await moveCase(trx, { kind, id: authorizationReqId, applicationStatus: status, at });
  if (notice) await notifyCustomer(trx, { authorizationReqId, customerId, at, ...notice });
  await announceStatusChange(trx, { authorizationReqId, kind: kind.order.webhook, status: event, at });
  const action = `${kind.names.subject}.${event.toLowerCase()}`;
  await recordCaseEvent(trx, { kind, authorizationReqId, action, actor, facts, at });
}
