import type { FieldPath } from '../../journeys/journey.ts';
import { type Address, type IdentityAnswers, identityNumber } from '../../journeys/person-answers.ts';
import { emptyAnswers, type SignUpAnswers } from '../../journeys/sign-up-answers.ts';
import { toStoredPhone } from '../../rules/customers/phone.ts';
import { dateOf, partsOfDate } from '../../rules/fields/calendar-date.ts';
import type { SignUpDraft } from './sign-up-draft.ts';

/** A sign-up in the words of the wire, and back: the browser writes the draft, the server reads it. */

type WireField = SignUpDraft extends infer Draft ? (Draft extends unknown ? keyof Draft : never) : never;

function addressFields<Prefix extends 'CUR' | 'PER'>(prefix: Prefix, address: Address) {
  const fields = {
    [`${prefix}_STATE`]: address.state,
    [`${prefix}_TOWNSHIP`]: address.township,
    [`${prefix}_ADDRESS`]: address.address,
    [`${prefix}_HOUSE_NO`]: address.houseNo,
    [`${prefix}_STREET`]: address.street,
    [`${prefix}_COUNTRY`]: address.country,
  };
  return fields as Pick<SignUpDraft, Extract<keyof SignUpDraft, `${Prefix}_${string}`>>;
}

function documentFields({ idType, nrc, passport }: IdentityAnswers) {
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

/** Everything the wizard collected. The compiler cannot know that the steps have checked it. */
export function draftOfAnswers(answers: SignUpAnswers, password: string): SignUpDraft {
  const { name, gender, birthDate, addresses, contact } = answers;
  return {
    LOGIN_ID: contact.email,
    PWD: password,
    USERNAME: name.fullName,
    FATHERNAME: name.fatherName,
    UID_TYPE: answers.idType,
    UID_VALUE: identityNumber(answers),
    ...documentFields(answers),
    MOBILENO: toStoredPhone(contact.phone),
    DOB: dateOf(birthDate.birthDate),
    GENDER: gender.gender,
    ...addressFields('CUR', addresses.current),
    ...addressFields('PER', addresses.permanent),
    isSameAsCurrAddr: addresses.isSame,
    RECORD_STAT: 'PENDING',
  } as SignUpDraft;
}

function identityOfDraft(draft: SignUpDraft): IdentityAnswers {
  const { UID_TYPE: idType, UID_VALUE: value } = draft;
  const { nrc, oldNrc, passport } = emptyAnswers;
  if (idType === 'OLD_NRC') return { idType, nrc, oldNrc: { oldNumber: value }, passport };
  if (idType === 'NRC') {
    const [state = '', township = '', type = '', number = ''] = value.split(/[/()]/);
    return { idType, nrc: { state, township, type, number, backSerial: draft.NRC_BACK_NO }, oldNrc, passport };
  }
  return {
    idType,
    nrc,
    oldNrc,
    passport: {
      passportNumber: value,
      issueDate: partsOfDate(draft.PASSPORTISSUEDATE),
      expiryDate: partsOfDate(draft.PASSPORTEXPIREDATE),
      visaType: draft.VISA_TYPE,
      visaCountry: draft.COUNTRY,
      visaPlace: draft.VISA_ISSUED_PLACE,
      visaNumber: draft.VISA_NUMBER,
      visaExpiry: partsOfDate(draft.VISA_EXPIRED_DATE),
    },
  };
}

function addressOfDraft(draft: SignUpDraft, prefix: 'CUR' | 'PER'): Address {
  return {
    country: draft[`${prefix}_COUNTRY`] ?? '',
    state: draft[`${prefix}_STATE`],
    township: draft[`${prefix}_TOWNSHIP`],
    address: draft[`${prefix}_ADDRESS`],
    street: draft[`${prefix}_STREET`] ?? '',
    houseNo: draft[`${prefix}_HOUSE_NO`] ?? '',
  };
}

export function answersOfDraft(draft: SignUpDraft): SignUpAnswers {
  return {
    ...identityOfDraft(draft),
    name: { fullName: draft.USERNAME, fatherName: draft.FATHERNAME },
    gender: { gender: draft.GENDER },
    birthDate: { birthDate: partsOfDate(draft.DOB) },
    addresses: {
      current: addressOfDraft(draft, 'CUR'),
      permanent: addressOfDraft(draft, 'PER'),
      isSame: draft.isSameAsCurrAddr ?? false,
    },
    contact: { phone: draft.MOBILENO, email: draft.LOGIN_ID },
  };
}

/** What is not named here goes by what it is a part of. */
const wireFields: { readonly [Path in FieldPath<SignUpAnswers>]?: WireField } = {
  'name.fullName': 'USERNAME',
  'name.fatherName': 'FATHERNAME',
  idType: 'UID_TYPE',
  nrc: 'UID_VALUE',
  'nrc.backSerial': 'NRC_BACK_NO',
  oldNrc: 'UID_VALUE',
  'passport.passportNumber': 'UID_VALUE',
  'passport.issueDate': 'PASSPORTISSUEDATE',
  'passport.expiryDate': 'PASSPORTEXPIREDATE',
  'passport.visaType': 'VISA_TYPE',
  'passport.visaCountry': 'COUNTRY',
  'passport.visaPlace': 'VISA_ISSUED_PLACE',
  'passport.visaNumber': 'VISA_NUMBER',
  'passport.visaExpiry': 'VISA_EXPIRED_DATE',
  gender: 'GENDER',
  birthDate: 'DOB',
  'addresses.current': 'CUR_ADDRESS',
  'addresses.current.township': 'CUR_TOWNSHIP',
  'addresses.permanent': 'PER_ADDRESS',
  'addresses.permanent.township': 'PER_TOWNSHIP',
  'contact.phone': 'MOBILENO',
  'contact.email': 'LOGIN_ID',
};

/** The field of the draft that an answer is sent in. */
export function wireFieldOf(path: string): string {
  const found = (wireFields as Readonly<Record<string, string>>)[path];
  if (found) return found;
  const parent = path.split('.').slice(0, -1).join('.');
  return parent ? wireFieldOf(parent) : path;
}
