import type { Person } from '../person.ts';

const address = {
  state: 'MMR013',
  township: 'MMR013037',
  address: 'NO 5, PYAY ROAD',
  houseNo: '5',
  street: 'PYAY ROAD',
  country: 'MYANMAR',
};

let numberOfPeople = 0;

/** A person as sign-up would keep them; each call is somebody else. */
export function somebody(changes: Partial<Person> = {}): Person {
  numberOfPeople += 1;
  return {
    loginId: `mya${numberOfPeople}@example.com`,
    fullName: 'MYA MYA',
    fatherName: 'U HLA',
    idType: 'NRC',
    idValue: '12/DAGAMA(N)123456',
    nrcBackSerial: 'AB123456',
    passport: null,
    country: 'MM',
    nationality: 'MM',
    phone: `0945${String(numberOfPeople).padStart(7, '0')}`,
    birthDate: '1990-02-28',
    gender: 'F',
    currentAddress: address,
    permanentAddress: { ...address, houseNo: null, street: null },
    language: 'en',
    ...changes,
  };
}

/** What makes somebody the holder of a passport. */
export const foreigner = {
  idType: 'PASSPORT',
  idValue: 'E1234567',
  nrcBackSerial: null,
  passport: {
    issuedOn: '2020-01-01',
    expiresOn: '2030-01-01',
    visaType: 'B',
    visaPlace: 'BANGKOK',
    visaExpiresOn: '2027-12-31',
    visaNumber: 'V-778899',
  },
} as const satisfies Partial<Person>;
