import { fieldsOfCustomer } from '@taga/contract/records/applications/application-values';
import type { ProfileRecord } from '@taga/contract/records/customers/profile';
import { expect, test } from 'vitest';
import { addressRows, personalRows, type Reading } from './profile-rows.ts';

const nothing = {
  NRC_BACK_NO: null,
  PASSPORTISSUEDATE: null,
  PASSPORTEXPIREDATE: null,
  VISA_ISSUED_PLACE: null,
  VISA_EXPIRED_DATE: null,
  VISA_NUMBER: null,
  VISA_TYPE: null,
};
const profile: ProfileRecord = {
  ...nothing,
  USERNAME: 'MYA MYA',
  FATHERNAME: 'U HLA',
  UID_TYPE: 'NRC',
  UID_VALUE: '12/DAGAMA(N)123456',
  NRC_BACK_NO: 'AB123456',
  DOB: '1990-02-28',
  GENDER: 'F',
  LOGIN_ID: 'mya@example.com',
  MOBILENO: '09777888999',
  NATIONALITY: 'MM',
  CUR_STATE: 'MMR013',
  CUR_TOWNSHIP: 'MMR013037',
  CUR_ADDRESS: 'NO 5',
  CUR_COUNTRY: 'MYANMAR',
  CUR_STREET: null,
  CUR_HOUSE_NO: '',
  PER_STATE: null,
  PER_TOWNSHIP: null,
  PER_ADDRESS: 'NO 7',
  PER_COUNTRY: null,
  PER_STREET: 'PYAY ROAD',
  PER_HOUSE_NO: '7',
};

const named = (list: string) => (code: string) => `${list} ${code}`;
const reading: Reading = {
  text: (id) => id.replace(/^profile\.\w+\./, ''),
  language: 'en',
  names: {
    state: named('state'),
    township: named('township'),
    country: named('country'),
    visaType: named('visa type'),
  },
};
const personal = (shown: ProfileRecord, how = reading) => lines(personalRows(fieldsOfCustomer(shown), how));
const lines = (rows: ReturnType<typeof personalRows>) => rows.map(({ label, value }) => `${label}: ${value}`);

test('shows a holder of a national card [PRF-002 to PRF-007]', () => {
  expect(personal(profile)).toEqual([
    'name: MYA MYA',
    'fatherName: U HLA',
    'nrc: 12/DAGAMA(N)123456',
    'nrcBack: AB123456',
    'birthDate: 1990-02-28',
    'gender: female',
    'email: mya@example.com',
    'phone: +959777888999',
    'nationality: country MM',
  ]);
});

test('shows an old card by its own name, without the serial it may not have [PRF-003, PRF-004]', () => {
  const old = { ...profile, UID_TYPE: 'OLD_NRC', UID_VALUE: 'RGN-123456', NRC_BACK_NO: null };
  expect(personal(old).slice(2, 4)).toEqual(['oldNrc: RGN-123456', 'birthDate: 1990-02-28']);
});

test('shows passport and visa instead of a card [PRF-003]', () => {
  const passport: ProfileRecord = {
    ...profile,
    UID_TYPE: 'PASSPORT',
    UID_VALUE: 'E1234567',
    NRC_BACK_NO: null,
    PASSPORTISSUEDATE: '2020-01-01',
    PASSPORTEXPIREDATE: '2030-01-01',
    VISA_TYPE: 'B',
    VISA_NUMBER: 'V-1',
    VISA_ISSUED_PLACE: 'BANGKOK',
    VISA_EXPIRED_DATE: '2027-12-31',
  };
  expect(personal(passport).slice(2, 9)).toEqual([
    'passport: E1234567',
    'passportIssued: 2020-01-01',
    'passportExpires: 2030-01-01',
    'visaType: visa type B',
    'visaNumber: V-1',
    'visaPlace: BANGKOK',
    'visaExpires: 2027-12-31',
  ]);
});

test('shows a document of another kind as what it is [PRF-003]', () => {
  const other = { ...profile, UID_TYPE: 'FRC', UID_VALUE: 'F-77' };
  expect(personal(other)[2]).toBe('idNumber: F-77');
});

test('writes dates as yyyy-MM-dd in the digits of the language', () => {
  expect(personal(profile, { ...reading, language: 'mm' })).toContain('birthDate: ၁၉၉၀-၀၂-၂၈');
});

test('shows both addresses, with names for codes and without what was not given [PRF-008, PRF-010]', () => {
  expect(lines(addressRows(fieldsOfCustomer(profile), 'current', reading))).toEqual([
    'address: NO 5',
    'township: township MMR013037',
    'state: state MMR013',
    'country: country MYANMAR',
  ]);
  expect(lines(addressRows(fieldsOfCustomer(profile), 'permanent', reading))).toEqual([
    'address: NO 7',
    'houseNo: 7',
    'street: PYAY ROAD',
  ]);
});
