import type { BodyOf } from '@taga/contract';
import { clientCodes } from '@taga/contract/constants';
import type { checkContact, checkIdentityByPost, verifyRegistrationCode } from '@taga/contract/endpoints/register';
import { identityNumber } from '@taga/contract/journeys/person-answers';
import type { SignUpAnswers } from '@taga/contract/journeys/sign-up-answers';
import { toStoredPhone } from '@taga/contract/rules/customers/phone';
import { dateOf } from '@taga/contract/rules/fields/calendar-date';
import type { Registration } from './sign-up-draft.ts';

/** What the calls along the way repeat of the answers, in the words of the wire. */

type CodeCheck = BodyOf<typeof verifyRegistrationCode>;

function identityOf(answers: SignUpAnswers): Pick<CodeCheck, 'UID_TYPE' | 'UID_VALUE'> {
  return { UID_TYPE: answers.idType, UID_VALUE: identityNumber(answers) };
}

/** Asked before the customer has given the rest, which is therefore empty. */
export function toIdentityCheck(answers: SignUpAnswers): BodyOf<typeof checkIdentityByPost> {
  return { ...identityOf(answers), LOGIN_ID: '', DOB: '', Phone: '' };
}

export function toContactCheck(answers: SignUpAnswers): BodyOf<typeof checkContact> {
  const { email, phone } = answers.contact;
  return { ...identityOf(answers), LOGIN_ID: email, Phone: toStoredPhone(phone), RECORD_STAT: 'PENDING' };
}

function codeRequest(answers: SignUpAnswers, loginId: string) {
  return {
    ...identityOf(answers),
    LOGIN_ID: loginId,
    DOB: dateOf(answers.birthDate.birthDate),
    MOBILENO: toStoredPhone(answers.contact.phone),
  };
}

export function toCodeCheck(answers: SignUpAnswers, { loginId, sent }: Registration, code: string): CodeCheck {
  return {
    ...codeRequest(answers, loginId),
    RECORD_STAT: 'PENDING',
    OTPREFNO: sent.reference,
    OTPCODE: code,
    CLIENTCODE: clientCodes.registration,
  };
}

/** A code that is sent again is asked for as `ACTIVE`: the specification tells the two apart so. */
export function toCodeResend(answers: SignUpAnswers, { loginId, sent }: Registration, via: 'SMS' | 'EMAIL') {
  return {
    ...codeRequest(answers, loginId),
    RECORD_STAT: 'ACTIVE' as const,
    OTPREFNO: sent.reference,
    VIA: via,
  };
}
