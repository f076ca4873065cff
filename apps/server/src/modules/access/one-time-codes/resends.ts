import { errorCodes } from '@taga/contract';
import { DomainError } from '../../../domain-error.ts';
import type { Person } from '../../customers/customers/index.ts';
import type { CodePurpose } from './code.ts';
import type { SentCode } from './send-code.ts';

/** What a caller has to repeat of a person to be heard about a code; all of it has to be right. */
export type CodeRequestDetails = Pick<Person, 'loginId' | 'idType' | 'idValue' | 'birthDate' | 'phone'>;

export interface AskedAgain {
  readonly details: CodeRequestDetails;
  /** Of the first code; tells several of one person apart. */
  readonly ref: string | undefined;
  readonly via: 'sms' | 'email';
  /** Who asks, where somebody is signed in. */
  readonly customerId: string | undefined;
  /** Of several applications of theirs, the one meant. */
  readonly authorizationReqId: string | undefined;
}

type Resend = (asked: AskedAgain) => Promise<{ userId: string; sent: SentCode }>;

/** What asking again does, for each purpose that shares one call for it. A reset has a call of its own. */
export type Resends = { readonly [Purpose in Exclude<CodePurpose, 'reset'>]?: Resend };

/** Visitors wait for the code of their sign-up, customers for that of the account they open. */
const purposeByRole = { visitor: 'sign-up', customer: 'activation' } as const;

/** Refuses who has no code to wait for. */
export function resendFor(allowedRole: keyof typeof purposeByRole, resends: Resends): Resend {
  const resend = resends[purposeByRole[allowedRole]];
  if (!resend) throw new DomainError(errorCodes.stepOutOfOrder);
  return resend;
}
