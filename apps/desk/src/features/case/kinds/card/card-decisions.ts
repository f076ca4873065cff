import {
  type CardDecisionKind,
  cardDecision,
  possibleCardDecisions,
} from '@taga/contract/journeys/card-application/decisions';
import { approvedAmount } from '@taga/contract/rules/applications/card-amount';
import type { MessageId } from '@taga/i18n';
import type { Tone } from '@taga/ui';
import type { Decision } from '../../case-kind.ts';
import { amountField } from '../../decision/fields/amount-field.tsx';
import { noteField, remarkField } from '../../decision/fields/remark-field.tsx';
import type { CardCase } from './card-case.ts';

const limitField = amountField<CardCase>({
  name: 'limit',
  label: 'deskCards.form.limit',
  hint: 'deskCards.form.limitHint',
  note: 'deskCards.proposal.limit',
  requested: ({ summary }) => summary.requestedAmount,
  rule: approvedAmount,
});

interface Look {
  readonly name: CardDecisionKind;
  readonly keys: readonly string[];
  readonly tone: Tone;
  /** What the customer is told. */
  readonly message?: MessageId;
  /** The customer reads the remark too; otherwise it is a note from maker to checker. */
  readonly isRemarkRead?: true;
}

/** The way on first, then what goes back, then what ends it. */
const looks: readonly Look[] = [
  { name: 'APPROVE', keys: ['a'], tone: 'success' },
  { name: 'CREATE', keys: ['m'], tone: 'success', message: 'messages.subject.CardCreated' },
  { name: 'DELIVER', keys: ['d'], tone: 'success', message: 'messages.subject.CardDelivered' },
  {
    name: 'INCOMPLETE',
    keys: ['i', 'c'],
    tone: 'warning',
    message: 'messages.subject.CorrectionRequested',
    isRemarkRead: true,
  },
  {
    name: 'INSUFFICIENT',
    keys: ['s'],
    tone: 'warning',
    message: 'messages.subject.CorrectionRequested',
    isRemarkRead: true,
  },
  { name: 'REJECT', keys: ['r'], tone: 'danger', message: 'messages.subject.RequestRejected', isRemarkRead: true },
  { name: 'CANCEL', keys: ['x'], tone: 'danger', message: 'messages.subject.CardCanceled', isRemarkRead: true },
];

export const cardDecisions: readonly Decision<CardCase>[] = looks.map(({ isRemarkRead, ...look }) => {
  const { needsLimit, needsRemark = false } = cardDecision(look.name);
  const remark = isRemarkRead ? remarkField({ isNeeded: needsRemark }) : noteField;
  return {
    ...look,
    label: `deskCards.decision.${look.name}`,
    does: `deskCards.does.${look.name}`,
    fields: needsLimit ? [limitField, remark] : [remark],
    isPossible: (summary) => possibleCardDecisions(summary).includes(look.name),
  };
});
