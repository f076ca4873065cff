import { maxIncomeFiles } from '../../constants.ts';
import type { OpeningAnswers } from '../../journeys/account-opening/answers.ts';
import { correctionItems, correctionOf } from '../../journeys/account-opening/corrections.ts';
import { checkedAccountOpening, type OnOffer } from '../../journeys/account-opening/steps.ts';
import type { ApplicationStatus } from '../../records/applications/account-info.ts';
import { type FileType, incomeFileTypes } from '../../records/applications/file.ts';
import type { DecisionKind } from '../../records/desk/cases.ts';
import { imageMediaTypes, incomeProofMediaTypes } from '../../rules/applications/upload.ts';
import type { ApplicationKind, CasePlace, DocumentSlot } from '../kind.ts';

/** What phones record; iPhones call theirs QuickTime. */
const videoMediaTypes = ['video/webm', 'video/mp4', 'video/quicktime'] as const;

const photo = (type: FileType): DocumentSlot<OpeningAnswers> => ({ type, most: 1, mediaTypes: imageMediaTypes });

const statuses: Readonly<Record<Exclude<ApplicationStatus, 'INIT'>, CasePlace>> = {
  PENDING: 'WAITING',
  INCOMPLETED: 'CORRECTION',
  APPROVED: 'OPENING',
  REJECTED: 'REJECTED',
  COMPLETED: 'COMPLETED',
};

const from = ['PENDING'] as const;

const decisions = {
  APPROVE: { from, to: 'APPROVED' },
  REJECT: { from, to: 'REJECTED', needs: ['reasons'] },
  CORRECT: { from, to: 'INCOMPLETED', needs: ['items'] },
} as const satisfies Readonly<Record<DecisionKind, ApplicationKind['decisions'][string]>>;

/** A deposit account for somebody who proves who they are. What a decision says to the customer needs the server. */
export const accountKind = {
  name: 'account',
  journey: checkedAccountOpening,
  documents: [
    photo('PRIMARY-FRONT'),
    photo('PRIMARY-BACK'),
    photo('SECONDARY-FRONT'),
    photo('SECONDARY-BACK'),
    photo('SIGNATURE'),
    { type: 'SELFIE-VIDEO', most: 1, mediaTypes: videoMediaTypes },
    {
      type: 'SRC_INCOME_FILE',
      storedAs: incomeFileTypes.slice(0, maxIncomeFiles),
      most: maxIncomeFiles,
      mediaTypes: incomeProofMediaTypes,
    },
  ],
  corrections: correctionItems.map(correctionOf),
  statuses,
  decisions,
  messages: {},
  desk: { queue: 'cases', isHeld: true, showsLooks: true, makers: ['maker'], checkers: ['checker'] },
  names: { subject: 'application', decision: 'decision', looked: 'case.viewed', lookedAtFile: 'file.viewed' },
  order: { serviceType: null, webhook: 'application' },
} as const satisfies ApplicationKind<OpeningAnswers, OnOffer>;
