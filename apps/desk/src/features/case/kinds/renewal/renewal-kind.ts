import {
  confirmRenewalProposal,
  getDeskRenewalApplication,
  proposeRenewalDecision,
  sendBackRenewalProposal,
  viewRenewalDocument,
  withdrawRenewalProposal,
} from '@taga/contract/endpoints/desk/renewals';
import { possibleDecisions } from '@taga/contract/journeys/decision';
import { cardRenewalKind } from '@taga/contract/kinds/card-renewal';
import { type DeskRenewal, type RenewalDecisionKind, renewalDecisionKinds } from '@taga/contract/records/desk/renewals';
import type { MessageId } from '@taga/i18n';
import { applicantLines } from '../../applicant-lines.ts';
import { type ApplicationCase, readApplication, readApplications } from '../../application-case.ts';
import type { CaseKind, Decision } from '../../case-kind.ts';
import { noteField } from '../../decision/fields/remark-field.tsx';
import { renewalOutline } from './outline.ts';

type RenewalCase = ApplicationCase<DeskRenewal>;

interface Look {
  readonly keys: readonly string[];
  /** What the customer is told. */
  readonly message: MessageId;
}

const looks: Readonly<Record<RenewalDecisionKind, Look>> = {
  MAKE: { keys: ['m'], message: 'messages.renewal.making.subject' },
  READY: { keys: ['d'], message: 'messages.subject.CardDelivered' },
  COMPLETE: { keys: ['c'], message: 'messages.renewal.completed.subject' },
};

const decisions = renewalDecisionKinds.map(
  (name): Decision<RenewalCase> => ({
    ...looks[name],
    name,
    tone: 'success',
    label: `deskCards.renewal.decision.${name}`,
    does: `deskCards.renewal.does.${name}`,
    fields: [noteField],
    isPossible: ({ status }) => possibleDecisions(cardRenewalKind.decisions, { status }).includes(name),
  }),
);

export const renewalKind: CaseKind<RenewalCase> = {
  outline: renewalOutline,
  endpoints: {
    get: getDeskRenewalApplication,
    view: viewRenewalDocument,
    propose: proposeRenewalDecision,
    confirm: confirmRenewalProposal,
    sendBack: sendBackRenewalProposal,
    withdraw: withdrawRenewalProposal,
  },
  readList: readApplications<RenewalCase['summary']>,
  readCase: readApplication<DeskRenewal>,
  // What waits for staff comes first; before that it is with the bank.
  statuses: {
    APPROVED: { label: 'deskCards.renewal.status.APPROVED', tone: 'primary' },
    IN_PRODUCTION: { label: 'deskCards.renewal.status.IN_PRODUCTION', tone: 'primary' },
    READY: { label: 'deskCards.renewal.status.READY', tone: 'success' },
    COMPLETED: { label: 'deskCards.renewal.status.COMPLETED', tone: 'success' },
    PENDING: { label: 'deskCards.list.atBank', tone: 'warning' },
    REJECTED: { label: 'deskCards.proposal.refusal', tone: 'danger' },
  },
  filters: [{ name: 'proposed', field: 'isProposed', label: 'deskCases.list.proposed' }],
  about: ({ cardNumber, branchCode }, { names }) => [cardNumber, names.branch(branchCode)],
  marks: ({ proposed }, text) => (proposed ? [{ label: text('deskCases.list.waiting'), tone: 'primary' }] : []),
  documents: { labels: {}, other: 'deskCases.documents.label' },
  decisions,
  noActionReason: ({ status }) => (status === 'PENDING' ? 'deskCards.bar.atBank' : undefined),
  notices: ({ refusal }, text) =>
    refusal ? [{ tone: 'danger', title: text('deskCards.proposal.refusal'), words: refusal }] : [],
  parts: ({ record, newCard }, reading) => [
    {
      title: reading.text('deskCards.renewal.newCard'),
      lines: [
        ['deskCards.card.number', newCard?.cardNumber],
        ['deskCards.card.type', newCard?.cardType],
        ['deskCards.renewal.branch', reading.names.branch(record.BranchCode)],
      ],
    },
    {
      title: reading.text('deskCards.renewal.oldCard'),
      lines: [
        ['deskCards.card.number', record.Card.CardNumber],
        ['deskCards.card.type', record.Card.CardType],
        ['deskCards.renewal.expiry', record.Card.Expiry],
      ],
    },
    { title: reading.text('cards.section.applicant'), lines: applicantLines(record.Applicant, reading) },
  ],
  actions: {
    'card-renewal.pending': 'deskCards.renewal.action.pending',
    'card-renewal.approved': 'deskCards.renewal.action.approved',
    'card-renewal.rejected': 'deskCards.proposal.refusal',
    'card-renewal.in_production': 'deskCards.renewal.status.IN_PRODUCTION',
    'card-renewal.ready': 'deskCards.renewal.status.READY',
    'card-renewal.completed': 'deskCards.renewal.status.COMPLETED',
    'renewal-decision.proposed': 'deskCases.action.decision.proposed',
    'renewal-decision.confirmed': 'deskCases.action.decision.confirmed',
    'renewal-decision.sent-back': 'deskCases.action.decision.sent-back',
    'renewal-decision.withdrawn': 'deskCases.action.decision.withdrawn',
    'renewal-decision.refused': 'deskCards.action.refused',
  },
};
