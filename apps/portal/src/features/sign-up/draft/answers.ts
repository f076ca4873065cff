import type { IdType } from '@taga/contract/rules/id-type';
import type { DateParts } from '@taga/ui';

/** What was typed and chosen, in the form it was typed in, so that half an answer is kept too. */
export interface Answers {
  readonly name: NameAnswers;
  readonly idType: IdType;
  readonly nrc: NrcAnswers;
  readonly oldNrc: OldNrcAnswers;
  readonly passport: PassportAnswers;
  readonly gender: GenderAnswers;
  readonly birthDate: BirthDateAnswers;
  readonly addresses: Addresses;
  readonly contact: ContactAnswers;
}

export interface NameAnswers {
  readonly fullName: string;
  readonly fatherName: string;
}

export interface NrcAnswers {
  readonly state: string;
  /** The prefix in Latin letters, as the card number on the wire has it. */
  readonly township: string;
  readonly type: string;
  readonly number: string;
  readonly backSerial: string;
}

export interface OldNrcAnswers {
  readonly oldNumber: string;
}

export interface PassportAnswers {
  readonly passportNumber: string;
  readonly issueDate: DateParts;
  readonly expiryDate: DateParts;
  readonly visaType: string;
  readonly visaCountry: string;
  readonly visaPlace: string;
  readonly visaNumber: string;
  readonly visaExpiry: DateParts;
}

export interface GenderAnswers {
  readonly gender: string;
}

export interface BirthDateAnswers {
  readonly birthDate: DateParts;
}

export interface Address {
  readonly country: string;
  readonly state: string;
  readonly township: string;
  readonly address: string;
  readonly street: string;
  readonly houseNo: string;
}

export interface Addresses {
  readonly current: Address;
  readonly permanent: Address;
  readonly isSame: boolean;
}

export interface ContactAnswers {
  readonly phone: string;
  readonly email: string;
}

const noDate: DateParts = { day: '', month: '', year: '' };

/** The one country an address can be in, chosen already: nothing is asked that we know. */
const emptyAddress: Address = { country: 'MYANMAR', state: '', township: '', address: '', street: '', houseNo: '' };

export const emptyAnswers: Answers = {
  name: { fullName: '', fatherName: '' },
  idType: 'NRC',
  nrc: { state: '', township: '', type: '', number: '', backSerial: '' },
  oldNrc: { oldNumber: '' },
  passport: {
    passportNumber: '',
    issueDate: noDate,
    expiryDate: noDate,
    visaType: '',
    visaCountry: '',
    visaPlace: '',
    visaNumber: '',
    visaExpiry: noDate,
  },
  gender: { gender: '' },
  birthDate: { birthDate: noDate },
  addresses: { current: emptyAddress, permanent: emptyAddress, isSame: false },
  contact: { phone: '', email: '' },
};
