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
import type { RemarkPurpose } from '../../decision/fields/remark-templates.ts';
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
  readonly keys: readonly string[];
  readonly tone: Tone;
  /** What the customer is told. */
  readonly message?: MessageId;
  /** Of a remark that the customer reads; otherwise it is a note from maker to checker. */
  readonly purpose?: RemarkPurpose;
}

/** The next step first, then what goes back, then what ends it. */
const looks: Readonly<Record<CardDecisionKind, Look>> = {
  APPROVE: { keys: ['a'], tone: 'success' },
  CREATE: { keys: ['m'], tone: 'success', message: 'messages.subject.CardCreated' },
  DELIVER: { keys: ['d'], tone: 'success', message: 'messages.subject.CardDelivered' },
  INCOMPLETE: {
    keys: ['i', 'c'],
    tone: 'warning',
    message: 'messages.subject.CorrectionRequested',
    purpose: 'correction',
  },
  INSUFFICIENT: {
    keys: ['s'],
    tone: 'warning',
    message: 'messages.subject.CorrectionRequested',
    purpose: 'correction',
  },
  REJECT: { keys: ['r'], tone: 'danger', message: 'messages.subject.RequestRejected', purpose: 'rejection' },
  CANCEL: { keys: ['x'], tone: 'danger', message: 'messages.subject.CardCanceled', purpose: 'cancellation' },
};

export const cardDecisions = (Object.keys(looks) as CardDecisionKind[]).map((name): Decision<CardCase> => {
  const { purpose, ...look } = looks[name];
  const { needsLimit, needsRemark = false } = cardDecision(name);
  const remark = purpose ? remarkField({ isNeeded: needsRemark, purpose }) : noteField;
  return {
    ...look,
    name,
    label: `deskCards.decision.${name}`,
    does: `deskCards.does.${name}`,
    fields: needsLimit ? [limitField, remark] : [remark],
    isPossible: (summary) => possibleCardDecisions(summary).includes(name),
  };
});
