import { serverText } from '@taga/i18n/server';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { recordAudit } from '../audit/index.ts';
import { setCifNo } from '../customers/index.ts';
import type { InboxContent } from '../inbox/index.ts';
import { changeCardStatus, changeRenewalStatus } from '../status-changes/index.ts';
import type { CardOrder, CardOrderEnd } from './card-order.ts';

const system = { kind: 'system' } as const;

/** What follows from the bank's answer, all of it ours and therefore one transaction. */
export async function tellEnd(trx: Transaction<DB>, order: CardOrder, end: CardOrderEnd, at: Date): Promise<void> {
  if (order.kind === 'RENEW') return tellOfRenewal(trx, order, end, at);
  const { id: orderId, documentNo, customerId, kind } = order;
  const subject = { kind: 'card-application', id: documentNo };
  if (end.step === 'refused') {
    const facts = { orderId, kind, reason: end.refusal };
    return recordAudit(trx, { actor: system, action: 'card-application.refused-by-bank', subject, facts, at });
  }
  if (end.card) await setCifNo(trx, customerId, end.card.cifNo);
  const to = kind === 'ISSUE' ? 'CREATED' : 'CANCELED';
  const told = { decisionId: orderId, content: contentOf(order) };
  await changeCardStatus(trx, { documentNo, customerId, to, told, actor: system, facts: { orderId }, at });
}

function contentOf(order: Exclude<CardOrder, { kind: 'RENEW' }>): InboxContent {
  if (order.kind === 'ISSUE') return { type: 'CardCreated', body: {} };
  return cardCanceled(order.remark);
}

/** A member of staff writes in one language; readers of the other see it as it was written. */
export function cardCanceled(remark: string | null): InboxContent {
  return { type: 'CardCanceled', body: remark === null ? {} : { remark: { en: remark, mm: remark } } };
}

const cannotRenew = {
  en: serverText('en')('messages.refusal.cardRenewal'),
  mm: serverText('mm')('messages.refusal.cardRenewal'),
};

async function tellOfRenewal(
  trx: Transaction<DB>,
  { id, customerId }: CardOrder,
  end: CardOrderEnd,
  at: Date,
): Promise<void> {
  const isMade = end.step === 'done';
  const content: InboxContent = isMade
    ? { type: 'CardCreated', body: {} }
    : { type: 'RequestRejected', body: { refusal: null, remark: cannotRenew } };
  const status = isMade ? 'APPROVED' : 'REJECTED';
  await changeRenewalStatus(trx, { id, customerId, status, told: { decisionId: id, content }, actor: system, at });
}
