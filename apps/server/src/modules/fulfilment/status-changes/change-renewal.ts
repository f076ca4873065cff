import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { InboxContent } from '../../messaging/inbox/index.ts';
import { announceStatusChange } from '../../messaging/webhooks/index.ts';
import { type AuditEntry, recordAudit } from '../../staff/audit/index.ts';
import { notifyCustomer } from './notify-customer.ts';

interface RenewalChange {
  /** Of the order. */
  readonly id: string;
  readonly customerId: string;
  readonly status: 'PENDING' | 'APPROVED' | 'REJECTED';
  readonly notice?: { readonly decisionId: string; readonly content: InboxContent };
  readonly actor: AuditEntry['actor'];
  readonly at: Date;
}

/** The same for a card that takes the place of another: nobody decides on it, and the order itself says how far it is. */
export async function changeRenewalStatus(trx: Transaction<DB>, change: RenewalChange): Promise<void> {
  const { id, customerId, status, notice, actor, at } = change;
  if (notice) await notifyCustomer(trx, { authorizationReqId: id, customerId, news: 'card', at, ...notice });
  await announceStatusChange(trx, { authorizationReqId: id, kind: 'card', status, at });
  const action = `card-renewal.${status.toLowerCase()}`;
  await recordAudit(trx, { actor, action, subject: { kind: 'card-renewal', id }, at });
}
