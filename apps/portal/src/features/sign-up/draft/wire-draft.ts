import type { BodyOf } from '@taga/contract';
import type {
  checkContact,
  checkIdentityByPost,
  submitRegistration,
  verifyRegistrationCode,
} from '@taga/contract/calls/register';
import { clientCodes } from '@taga/contract/constants';
import { toStoredPhone } from '@taga/contract/rules/phone';
import { dateOf } from '@taga/web/fields';
import type { Address, Answers } from './answers.ts';
import type { Registration } from './draft.ts';
import { identityNumber } from './identity-number.ts';

type WireDraft = BodyOf<typeof submitRegistration>;
type CodeCheck = BodyOf<typeof verifyRegistrationCode>;

function identityOf(answers: Answers): Pick<CodeCheck, 'UID_TYPE' | 'UID_VALUE'> {
  return { UID_TYPE: answers.idType, UID_VALUE: identityNumber(answers) };
}

function addressFields<Prefix extends 'CUR' | 'PER'>(prefix: Prefix, address: Address) {
  const fields = {
    [`${prefix}_STATE`]: address.state,
    [`${prefix}_TOWNSHIP`]: address.township,
    [`${prefix}_ADDRESS`]: address.address,
    [`${prefix}_HOUSE_NO`]: address.houseNo,
    [`${prefix}_STREET`]: address.street,
    [`${prefix}_COUNTRY`]: address.country,
  };
  return fields as Pick<WireDraft, Extract<keyof WireDraft, `${Prefix}_${string}`>>;
}

function documentFields({ idType, nrc, passport }: Answers) {
  if (idType === 'NRC') return { NRC_BACK_NO: nrc.backSerial, COUNTRY: 'MM', NATIONALITY: 'MM' };
  if (idType === 'OLD_NRC') return { COUNTRY: 'MM', NATIONALITY: 'MM' };
  return {
    PASSPORT_NUMBER: passport.passportNumber,
    PASSPORTISSUEDATE: dateOf(passport.issueDate),
    PASSPORTEXPIREDATE: dateOf(passport.expiryDate),
    VISA_TYPE: passport.visaType,
    VISA_ISSUED_PLACE: passport.visaPlace,
    VISA_EXPIRED_DATE: dateOf(passport.visaExpiry),
    VISA_NUMBER: passport.visaNumber,
    COUNTRY: passport.visaCountry,
    NATIONALITY: passport.visaCountry,
  };
}

/** Everything the wizard collected, in the words of the wire. */
export function toWireDraft(answers: Answers, password: string): WireDraft {
  const { name, gender, birthDate, addresses, contact } = answers;
  return {
    LOGIN_ID: contact.email,
    PWD: password,
    USERNAME: name.fullName,
    FATHERNAME: name.fatherName,
    ...identityOf(answers),
    ...documentFields(answers),
    MOBILENO: toStoredPhone(contact.phone),
    DOB: dateOf(birthDate.birthDate),
    GENDER: gender.gender,
    ...addressFields('CUR', addresses.current),
    ...addressFields('PER', addresses.permanent),
    isSameAsCurrAddr: addresses.isSame,
    RECORD_STAT: 'PENDING',
  } as WireDraft;
}

/** Asked before the customer has given the rest, which is therefore empty. */
export function toIdentityCheck(answers: Answers): BodyOf<typeof checkIdentityByPost> {
  return { ...identityOf(answers), LOGIN_ID: '', DOB: '', Phone: '' };
}

export function toContactCheck(answers: Answers): BodyOf<typeof checkContact> {
  const { email, phone } = answers.contact;
  return { ...identityOf(answers), LOGIN_ID: email, Phone: toStoredPhone(phone), RECORD_STAT: 'PENDING' };
}

function codeRequest(answers: Answers, loginId: string) {
  return {
    ...identityOf(answers),
    LOGIN_ID: loginId,
    DOB: dateOf(answers.birthDate.birthDate),
    MOBILENO: toStoredPhone(answers.contact.phone),
  };
}

export function toCodeCheck(answers: Answers, { loginId, sent }: Registration, code: string): CodeCheck {
  return {
    ...codeRequest(answers, loginId),
    RECORD_STAT: 'PENDING',
    OTPREFNO: sent.reference,
    OTPCODE: code,
    CLIENTCODE: clientCodes.registration,
  };
}

/** A code that is sent again is asked for as `ACTIVE`: the documents tell the two apart so. */
export function toCodeResend(answers: Answers, { loginId, sent }: Registration, via: 'SMS' | 'EMAIL') {
  return {
    ...codeRequest(answers, loginId),
    RECORD_STAT: 'ACTIVE' as const,
    OTPREFNO: sent.reference,
    VIA: via,
  };
}
