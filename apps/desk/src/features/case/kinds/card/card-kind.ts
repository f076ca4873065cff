import {
  confirmCardProposal,
  getDeskCardApplication,
  proposeCardDecision,
  sendBackCardProposal,
  viewCardDocument,
  withdrawCardProposal,
} from '@taga/contract/endpoints/desk/cards';
import type { DeskCardApplication } from '@taga/contract/records/desk/cards';
import { cardDocumentTypes } from '@taga/contract/rules/applications/card-codes';
import { readApplication, readApplications } from '../../application-case.ts';
import type { CaseKind } from '../../case-kind.ts';
import { kyats } from '../../written-values.ts';
import type { CardCase } from './card-case.ts';
import { cardDecisions } from './card-decisions.ts';
import { cardParts } from './card-facts.tsx';
import { cardOutline } from './outline.ts';

export const cardKind: CaseKind<CardCase> = {
  outline: cardOutline,
  endpoints: {
    get: getDeskCardApplication,
    view: viewCardDocument,
    propose: proposeCardDecision,
    confirm: confirmCardProposal,
    sendBack: sendBackCardProposal,
    withdraw: withdrawCardProposal,
  },
  readList: readApplications<CardCase['summary']>,
  readCase: readApplication<DeskCardApplication>,
  statuses: {
    PENDING: { label: 'deskCards.status.PENDING', tone: 'primary' },
    INCOMPLETED: { label: 'deskCards.status.INCOMPLETED', tone: 'warning' },
    INSUFFICIENT: { label: 'deskCards.status.INSUFFICIENT', tone: 'warning' },
    APPROVED: { label: 'deskCards.status.APPROVED', tone: 'success' },
    REJECTED: { label: 'deskCards.status.REJECTED', tone: 'danger' },
    CANCELED: { label: 'deskCards.status.CANCELED', tone: 'danger' },
    DELIVERED: { label: 'deskCards.status.DELIVERED', tone: 'success' },
  },
  filters: [{ name: 'proposed', field: 'isProposed', label: 'deskCases.list.proposed' }],
  about: ({ requestedAmount }, reading) => [kyats(requestedAmount, reading)],
  marks: ({ proposed, isAtBank, hasCard }, text) => [
    ...(proposed ? [{ label: text('deskCases.list.waiting'), tone: 'primary' as const }] : []),
    ...(isAtBank ? [{ label: text('deskCards.list.atBank'), tone: 'warning' as const }] : []),
    ...(hasCard ? [{ label: text('deskCards.list.hasCard'), tone: 'success' as const }] : []),
  ],
  documents: {
    labels: Object.fromEntries(cardDocumentTypes.map((type) => [type, `cards.document.${type}` as const])),
    other: 'cards.document.OTHER',
  },
  decisions: cardDecisions,
  noActionReason: ({ isAtBank }) => (isAtBank ? 'deskCards.bar.atBank' : undefined),
  notices: ({ refusal }, text) =>
    refusal ? [{ tone: 'danger', title: text('deskCards.proposal.refusal'), words: refusal }] : [],
  parts: cardParts,
  actions: {
    'card-application.pending': 'deskCards.action.pending',
    'card-application.incompleted': 'deskCards.action.incompleted',
    'card-application.insufficient': 'deskCards.action.insufficient',
    'card-application.approved': 'deskCards.action.approved',
    'card-application.created': 'deskCards.action.created',
    'card-application.delivered': 'deskCards.action.delivered',
    'card-application.rejected': 'deskCards.action.rejected',
    'card-application.canceled': 'deskCards.action.canceled',
    'card-application.refused-by-bank': 'deskCards.proposal.refusal',
    'card-decision.proposed': 'deskCases.action.decision.proposed',
    'card-decision.confirmed': 'deskCases.action.decision.confirmed',
    'card-decision.sent-back': 'deskCases.action.decision.sent-back',
    'card-decision.withdrawn': 'deskCases.action.decision.withdrawn',
    'card-decision.refused': 'deskCards.action.refused',
  },
};
