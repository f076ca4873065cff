import { cardKind } from '@taga/contract/kinds/card';
import { cardRenewalKind } from '@taga/contract/kinds/card-renewal';
import { byLanguage } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { setCifNo } from '../../customers/customers/index.ts';
import { recordCaseEvent } from '../../desk/case-history/index.ts';
import type { InboxContent } from '../../messaging/inbox/index.ts';
import { changeApplicationStatus } from '../status-changes/index.ts';
import type { CardOrder, CardOrderEnd } from './card-order.ts';

const system = { kind: 'system' } as const;

/** What follows from the bank's answer, all of it ours and therefore one transaction. */
export async function notifyEnd(trx: Transaction<DB>, order: CardOrder, end: CardOrderEnd, at: Date): Promise<void> {
  if (order.kind === 'RENEW') return notifyOfRenewal(trx, order, end, at);
  const { id: orderId, documentNo, customerId, kind } = order;
  if (end.step === 'refused') {
    const facts = { orderId, kind, reason: end.refusal };
    return recordCaseEvent(trx, {
      kind: cardKind,
      authorizationReqId: documentNo,
      action: 'card-application.refused-by-bank',
      actor: system,
      facts,
      at,
    });
  }
  if (end.card) await setCifNo(trx, customerId, end.card.cifNo);
  const isMade = kind === 'ISSUE';
  await changeApplicationStatus(trx, {
    kind: cardKind,
    authorizationReqId: documentNo,
    customerId,
    status: isMade ? 'APPROVED' : 'CANCELED',
    ...(isMade && { event: 'CREATED' }),
    notice: { decisionId: orderId, content: contentOf(order), news: 'card' },
    actor: system,
    facts: { orderId },
    at,
  });
}

function contentOf(order: Exclude<CardOrder, { kind: 'RENEW' }>): InboxContent {
  if (order.kind === 'ISSUE') return { type: 'CardCreated', body: {} };
  return { type: 'CardCanceled', body: order.remarks ? { remark: order.remarks } : {} };
}

const cannotRenew = byLanguage((language) => serverText(language)('messages.refusal.cardRenewal'));

async function notifyOfRenewal(
  trx: Transaction<DB>,
  { id: orderId, documentNo, customerId }: CardOrder,
  end: CardOrderEnd,
  at: Date,
): Promise<void> {
  const isMade = end.step === 'done';
  const content: InboxContent = isMade
    ? { type: 'CardCreated', body: {} }
    : { type: 'RequestRejected', body: { refusal: null, remark: cannotRenew, kind: cardRenewalKind.name } };
  await changeApplicationStatus(trx, {
    kind: cardRenewalKind,
    authorizationReqId: documentNo,
    customerId,
    status: isMade ? 'APPROVED' : 'REJECTED',
    notice: { decisionId: orderId, content, news: 'card' },
    actor: system,
    facts: { orderId },
    at,
  });
}
