import type { IdType } from '../rules/customers/id-type.ts';
import type { DateParts } from '../rules/fields/calendar-date.ts';

/**
 * What a person tells about themselves, in the form it was typed in, so that half an answer is kept too. Several
 * journeys ask for it.
 */

export interface NrcParts {
  readonly state: string;
  /** The prefix in Latin letters, as the card number on the wire has it. */
  readonly township: string;
  readonly type: string;
  readonly number: string;
}

export interface NrcAnswers extends NrcParts {
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

export interface IdentityAnswers {
  readonly idType: IdType;
  readonly nrc: NrcAnswers;
  readonly oldNrc: OldNrcAnswers;
  readonly passport: PassportAnswers;
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

/** As printed on the document; empty while something of it is missing. */
export function identityNumber({ idType, nrc, oldNrc, passport }: IdentityAnswers): string {
  if (idType === 'OLD_NRC') return oldNrc.oldNumber.trim();
  if (idType === 'PASSPORT') return passport.passportNumber;
  const { state, township, type, number } = nrc;
  return state && township && type && number ? `${state}/${township}(${type})${number}` : '';
}
