import type { SignUpStep } from '@taga/contract/journeys/sign-up';
import { emptyAnswers, type SignUpAnswers } from '@taga/contract/journeys/sign-up-answers';
import type { SentCode } from '@taga/web/code-entry';
import type { SentLink } from '../../lib/access/verification-email/sent-link.ts';

/** What the server gave for a sign-up it has taken. */
export interface Registration {
  readonly userId: string;
  readonly loginId: string;
  readonly sent: SentCode;
  /** The link to the email address, once it is on its way. */
  readonly link?: SentLink;
}

/** A sign-up under way. There is no place in it for a password. */
export interface SignUpDraft {
  readonly step: SignUpStep;
  readonly answers: SignUpAnswers;
  readonly registration: Registration | null;
}

export const emptyDraft: SignUpDraft = { step: 'get-started', answers: emptyAnswers, registration: null };
