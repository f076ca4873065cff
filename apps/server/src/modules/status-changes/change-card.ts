import type { CardStatus } from '@taga/contract/journeys/card-application/decisions';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { type AuditEntry, recordAudit } from '../audit/index.ts';
import { setCardStatus } from '../card-applications/index.ts';
import type { InboxContent } from '../inbox/index.ts';
import { announceStatusChange } from '../webhooks/index.ts';
import { tellCustomer } from './tell-customer.ts';

interface Change {
  readonly customerId: string;
  readonly told?: { readonly decisionId: string; readonly content: InboxContent };
  readonly actor: AuditEntry['actor'];
  readonly facts?: AuditEntry['facts'];
  readonly at: Date;
}

interface CardChange extends Change {
  readonly documentNo: string;
  /** `CREATED`: the bank has made the card, and the application is what it was. */
  readonly to: CardStatus | 'CREATED';
  /** What the customer reads on the order while it is with them. */
  readonly remark?: string | null;
  readonly approvedAmount?: number;
}

/**
 * The one place where an application for a card that was handed in changes its status. Whoever has to hear of it hears
 * of it with the caller's transaction: order, inbox, mail, other systems and the audit log, all or none.
 */
export async function changeCardStatus(trx: Transaction<DB>, change: CardChange): Promise<void> {
  const { documentNo, to, remark = null, approvedAmount, at } = change;
  const status = to === 'CREATED' ? 'APPROVED' : to;
  await setCardStatus(trx, { documentNo, status, remark, approvedAmount, at });
  await tellEverybody(trx, { ...change, id: documentNo, kind: 'card-application', status: to });
}

interface RenewalChange extends Change {
  /** Of the order. */
  readonly id: string;
  readonly status: 'PENDING' | 'APPROVED' | 'REJECTED';
}

/** The same for a card that takes the place of another: the order itself says how far it is. */
export async function changeRenewalStatus(trx: Transaction<DB>, change: RenewalChange): Promise<void> {
  await tellEverybody(trx, { ...change, kind: 'card-renewal' });
}

interface Told extends Change {
  readonly id: string;
  readonly kind: 'card-application' | 'card-renewal';
  readonly status: string;
}

async function tellEverybody(trx: Transaction<DB>, change: Told): Promise<void> {
  const { id, kind, customerId, status, told, actor, facts = {}, at } = change;
  if (told) await tellCustomer(trx, { authorizationReqId: id, customerId, news: 'card', at, ...told });
  await announceStatusChange(trx, { authorizationReqId: id, kind: 'card', status, at });
  const action = `${kind}.${status.toLowerCase()}`;
  await recordAudit(trx, { actor, action, subject: { kind, id }, facts, at });
}
