import type { CardAnswers } from '../../journeys/card-application/answers.ts';
import { cardSections } from '../../journeys/card-application/sections.ts';
import { savedCardAnswers, someCardAnswers } from '../../records/applications/card-answers.ts';
import { cardApplication } from '../../records/applications/card-application.ts';
import {
  cardApplicationSummary,
  cardDecisionKind,
  cardProposalFields,
  cardStatus,
  deskCardApplication,
  submittedCard,
} from '../../records/desk/cards.ts';
import { cardDocumentTypes } from '../../rules/applications/card-codes.ts';
import type { WireKind } from '../kind.ts';
import { cardDefinition } from './definition.ts';

/** A credit card, with what its endpoints take and answer. */
export const cardKind = {
  ...cardDefinition,
  wire: {
    ...cardDefinition.wire,
    sections: cardSections,
    documentTypes: cardDocumentTypes,
    someAnswers: someCardAnswers,
    savedAnswers: savedCardAnswers,
    application: cardApplication,
    submitted: submittedCard,
    proposal: cardProposalFields,
    status: cardStatus,
    decision: cardDecisionKind,
    summary: cardApplicationSummary,
    page: deskCardApplication,
  },
} as const satisfies WireKind<CardAnswers>;
