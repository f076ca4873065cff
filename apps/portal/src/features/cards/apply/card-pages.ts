import type { CardAnswers } from '@taga/contract/journeys/card-application/answers';
import type { CardSection } from '@taga/contract/journeys/card-application/sections';
import { cardDefinition } from '@taga/contract/kinds/card/definition';
import type { CardDocumentType } from '@taga/contract/rules/applications/card-codes';
import type { MessageId } from '@taga/i18n';
import type { ComponentType } from 'react';
import { paths } from '../../../config/paths.ts';
import { Documents } from '../../../lib/applications/kind-wizard/documents.tsx';
import { closedTitle, type KindPages } from '../../../lib/applications/kind-wizard/kind-pages.ts';
import { Review } from '../../../lib/applications/kind-wizard/review.tsx';
import { typedAmountIn } from '../card-words.ts';
import { reviewRows } from './review-rows.ts';
import { Addresses } from './sections/addresses.tsx';
import { Amount } from './sections/amount.tsx';
import { Applicant } from './sections/applicant.tsx';
import { Employee } from './sections/employee.tsx';
import { Guarantors } from './sections/guarantors.tsx';
import { Income } from './sections/income.tsx';
import { Supplementary } from './sections/supplementary.tsx';

const questions: Readonly<Record<CardSection, ComponentType>> = {
  applicant: Applicant,
  income: Income,
  amount: Amount,
  addresses: Addresses,
  documents: Documents,
  guarantors: Guarantors,
  supplementary: Supplementary,
  employee: Employee,
  review: Review,
};

const hints: Readonly<Record<string, MessageId>> = {
  INCOME_PROOF: 'cardPages.documents.incomeHint',
  ADDRESS_PROOF: 'cardPages.documents.addressHint',
};

const closed: Readonly<Record<string, MessageId>> = {
  DELIVERED: 'cardPages.closed.DELIVERED',
  CANCELED: 'cardPages.closed.CANCELED',
};

const hasPassport = ({ idType }: CardAnswers) => idType === 'PASSPORT';

/** An application for a card, with what only cards have. */
export const cardPages: KindPages<CardAnswers> = {
  kind: cardDefinition,
  paths: { start: paths.cardApplication, section: paths.cardSection, order: paths.cardOrder },
  name: 'cardPages.page.apply',
  labelOf: (section) => `cardPages.section.${section as CardSection}`,
  questions,
  documentLabel: (type, answers) =>
    type === 'ID_FRONT' && hasPassport(answers)
      ? 'cards.document.PASSPORT'
      : `cards.document.${type as CardDocumentType}`,
  documentHint: (type) => hints[type],
  isLeftOut: (type, answers) => type === 'ID_BACK' && hasPassport(answers),
  rowsOf: (section, { Applicant: applicant }, answers, reading) =>
    reviewRows(section as CardSection, applicant, answers, reading),
  summaryLines: ({ Applicant: applicant }, { amount: { requested } }, { text, language }) => [
    [text('applicant.row.name'), applicant.APPLICANT_NAME],
    [text('cards.row.requested'), typedAmountIn(requested, { text, language })],
  ],
  needs: ['cardPages.start.photos', 'cardPages.start.income', 'cardPages.start.guarantor'],
  remarkFor: (status) => (status === 'INSUFFICIENT' ? 'cardPages.remark.insufficient' : undefined),
  closedTitle: (status) => closed[status] ?? closedTitle(cardDefinition, status),
};
