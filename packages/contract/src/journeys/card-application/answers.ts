import type { IdType } from '../../rules/customers/id-type.ts';
import type { DateParts } from '../../rules/fields/calendar-date.ts';
import type { UploadedFile } from '../account-opening/answers.ts';
import type { NrcParts, PassportAnswers } from '../person-answers.ts';

export interface CardAddress {
  readonly state: string;
  readonly township: string;
  readonly address: string;
}

export interface GuarantorAnswers {
  readonly name: string;
  readonly phone: string;
  readonly relationship: string;
}

/** Somebody else who gets a card on the same account. What belongs to the other document is kept, and not sent on. */
export interface CardholderAnswers {
  readonly name: string;
  readonly idType: 'NRC' | 'PASSPORT';
  readonly nrc: NrcParts;
  readonly passport: PassportAnswers;
  readonly birthDate: DateParts;
  readonly phone: string;
  /** May be left out. */
  readonly email: string;
  readonly relationship: string;
}

/** What was told, chosen and uploaded, in the form it was typed in. Who the applicant is stands in the profile. */
export interface CardAnswers {
  /** The applicant's own, from the profile: it decides which photos are asked for. */
  readonly idType: IdType;
  readonly applicant: { readonly maritalStatus: string; readonly residentialStatus: string };
  readonly income: {
    readonly monthlySalary: string;
    readonly otherMonthlyIncome: string;
    readonly serviceYears: string;
    readonly serviceMonths: string;
  };
  readonly amount: { readonly requested: string };
  readonly addresses: { readonly current: CardAddress; readonly permanent: CardAddress; readonly isSame: boolean };
  /** As the server has them. Sending and removing are calls of their own. */
  readonly documents: readonly UploadedFile[];
  readonly guarantors: readonly GuarantorAnswers[];
  readonly supplementary: readonly CardholderAnswers[];
  readonly employee: { readonly staffId: string };
}

const noDate: DateParts = { day: '', month: '', year: '' };
const noAddress: CardAddress = { state: '', township: '', address: '' };

export const emptyGuarantor: GuarantorAnswers = { name: '', phone: '', relationship: '' };

export const emptyCardholder: CardholderAnswers = {
  name: '',
  idType: 'NRC',
  nrc: { state: '', township: '', type: '', number: '' },
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
  birthDate: noDate,
  phone: '',
  email: '',
  relationship: '',
};

export function emptyCardAnswers(idType: IdType): CardAnswers {
  return {
    idType,
    applicant: { maritalStatus: '', residentialStatus: '' },
    income: { monthlySalary: '', otherMonthlyIncome: '', serviceYears: '', serviceMonths: '' },
    amount: { requested: '' },
    addresses: { current: noAddress, permanent: noAddress, isSame: false },
    documents: [],
    guarantors: [],
    supplementary: [],
    employee: { staffId: '' },
  };
}

/** A copy that was asked for is made here and nowhere else. */
export function permanentAddressOf({ addresses: { current, permanent, isSame } }: CardAnswers): CardAddress {
  return isSame ? current : permanent;
}
