import { creditCardProductCode, maxCardDocuments } from '../../constants.ts';
import { type CardAnswers, emptyCardAnswers } from '../../journeys/card-application/answers.ts';
import { type CardStatus, cardDecisions } from '../../journeys/card-application/decisions.ts';
import { checkedCardApplication } from '../../journeys/card-application/sections.ts';
import { cardDocumentTypes } from '../../rules/applications/card-codes.ts';
import { neededCardDocuments } from '../../rules/applications/card-documents.ts';
import { imageMediaTypes } from '../../rules/applications/upload.ts';
import type { AddressedKind, CasePlace, DecisionNotice, KindMessage } from '../kind.ts';

const statuses: Readonly<Record<CardStatus, CasePlace>> = {
  PENDING: 'WAITING',
  INCOMPLETED: 'CORRECTION',
  INSUFFICIENT: 'CORRECTION',
  APPROVED: 'OPENING',
  REJECTED: 'REJECTED',
  CANCELED: 'REJECTED',
  DELIVERED: 'COMPLETED',
};

function correctionRequested({ id, to, remark }: DecisionNotice): KindMessage {
  const card = { documentNo: id, status: to };
  return { type: 'CorrectionRequested', body: { items: [], card, ...(remark && { remark }) }, news: 'card' };
}

/** A credit card. What has to do with the card itself, once there is one, stands in the server's folder of this kind. */
export const cardDefinition = {
  name: 'card',
  journey: checkedCardApplication,
  documents: cardDocumentTypes.map((type) => ({
    type,
    most: maxCardDocuments,
    mediaTypes: imageMediaTypes,
    isNeeded: ({ idType }: CardAnswers) => neededCardDocuments(idType).includes(type),
  })),
  mostDocuments: maxCardDocuments,
  corrections: [],
  statuses,
  decisions: cardDecisions,
  messages: {
    INCOMPLETE: correctionRequested,
    INSUFFICIENT: correctionRequested,
    REJECT: ({ remark }) => ({
      type: 'RequestRejected',
      body: { refusal: null, kind: 'card', ...(remark && { remark }), reasons: [] },
      news: 'card',
    }),
    CANCEL: ({ remark }) => ({ type: 'CardCanceled', body: { ...(remark && { remark }) }, news: 'card' }),
  },
  desk: { queue: 'cards', makers: ['maker'], checkers: ['checker'] },
  names: {
    subject: 'card-application',
    decision: 'card-decision',
    looked: 'card-look.application',
    lookedAtFile: 'card-look.document',
  },
  order: { serviceType: creditCardProductCode, webhook: 'card' },
  wire: {
    allowedRoles: ['customer'],
    path: 'cards',
    noun: 'Card',
    one: 'a card',
    many: 'cards',
    emptyAnswers: emptyCardAnswers,
  },
} as const satisfies AddressedKind<CardAnswers>;
