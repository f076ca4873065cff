import type { DateParts } from '../rules/fields/calendar-date.ts';
import type { Address, Addresses, IdentityAnswers } from './person-answers.ts';

/** What was typed and chosen. There is no place in it for a password. */
export interface SignUpAnswers extends IdentityAnswers {
  readonly name: { readonly fullName: string; readonly fatherName: string };
  readonly gender: { readonly gender: string };
  readonly birthDate: { readonly birthDate: DateParts };
  readonly addresses: Addresses;
  readonly contact: { readonly phone: string; readonly email: string };
}

const noDate: DateParts = { day: '', month: '', year: '' };

/** The one country an address can be in, chosen already: nothing is asked that we know. */
const emptyAddress: Address = { country: 'MYANMAR', state: '', township: '', address: '', street: '', houseNo: '' };

export const emptyAnswers: SignUpAnswers = {
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
