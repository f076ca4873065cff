import { randomUUID } from 'node:crypto';
import { customerRecord, profileRecord } from '@taga/contract/records/customers/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { nameKeyOf } from '../names/index.ts';
import {
  changePassword,
  createCustomer,
  findCustomer,
  findCustomerByLogin,
  getCustomer,
  type Person,
  setCifNo,
  toCustomerRecord,
  toPersonRow,
  toProfileRecord,
} from './index.ts';

const at = new Date('2026-03-01T04:00:00Z');
const home = {
  state: 'MMR013',
  township: 'MMR013037',
  address: 'NO 5',
  houseNo: '5',
  street: null,
  country: 'MYANMAR',
};
const mya: Person = {
  loginId: 'mya@example.com',
  fullName: 'MYA MYA',
  fatherName: 'U HLA',
  idType: 'NRC',
  idValue: '12/DAGAMA(N)123456',
  nrcBackSerial: 'AB123',
  passport: null,
  country: 'MM',
  nationality: 'MM',
  phone: '09777888999',
  birthDate: '1990-02-28',
  gender: 'F',
  currentAddress: home,
  permanentAddress: { ...home, address: 'NO 6', street: 'PYAY ROAD' },
  language: 'mm',
};
const guest: Person = {
  ...mya,
  loginId: 'guest@example.com',
  phone: '09777888000',
  idType: 'PASSPORT',
  idValue: 'E1234567',
  nrcBackSerial: null,
  passport: {
    issuedOn: '2020-01-01',
    expiresOn: '2030-01-01',
    visaType: 'B',
    visaPlace: 'BANGKOK',
    visaExpiresOn: '2027-12-31',
    visaNumber: 'V-1',
  },
  country: 'TH',
  nationality: 'TH',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function create(person: Person, id = randomUUID()) {
  const customer = { id, person, passwordHash: 'hash', existingCustomer: false, at };
  return database.db.transaction().execute((trx) => createCustomer(trx, customer));
}

describe('a customer', () => {
  test.each([
    ['with a national card', mya],
    ['with a passport', guest],
  ])('%s is found again as kept, by id and by login id in any case', async (_what, person) => {
    const id = randomUUID();
    await create(person, id);
    const customer = await getCustomer(database.db, id);
    expect(customer).toEqual({
      id,
      person,
      passwordHash: 'hash',
      productCode: null,
      existingCustomer: false,
      cifNo: null,
      status: 'ACTIVE',
      wantsMail: true,
      wantsSms: true,
      wantsReminders: true,
      nameKey: nameKeyOf(person.fullName),
      createdAt: at,
      passwordChangedAt: at,
    });
    expect(await findCustomerByLogin(database.db, person.loginId.toUpperCase())).toEqual(customer);
  });

  test('who does not exist is not found, and not got', async () => {
    expect(await findCustomer(database.db, randomUUID())).toBeUndefined();
    expect(await findCustomerByLogin(database.db, 'nobody@example.com')).toBeUndefined();
    await expect(getCustomer(database.db, randomUUID())).rejects.toThrow('no customer');
  });

  test('cannot have the e-mail or the phone of another', async () => {
    await expect(create({ ...mya, phone: '09777888001' })).rejects.toMatchObject({ code: 'TG1104' });
    await expect(create({ ...mya, loginId: 'other@example.com' })).rejects.toMatchObject({ code: 'TG1104' });
  });

  test('keeps the first number that the bank knows them by [SEC-001]', async () => {
    const id = (await findCustomerByLogin(database.db, mya.loginId))?.id ?? '';
    await setCifNo(database.db, id, '0000001');
    await setCifNo(database.db, id, '0000002');
    expect((await getCustomer(database.db, id)).cifNo).toBe('0000001');
  });

  test('can change the password', async () => {
    const customer = await findCustomerByLogin(database.db, mya.loginId);
    const id = customer?.id ?? '';
    const later = new Date('2026-04-01T04:00:00Z');
    await database.db
      .transaction()
      .execute((trx) => changePassword(trx, id, { passwordHash: 'another hash', at: later }));
    expect(await getCustomer(database.db, id)).toMatchObject({
      passwordHash: 'another hash',
      passwordChangedAt: later,
    });
  });
});

describe('in the words of the wire', () => {
  test('a holder of a national card has every field of the profile [PRF-009, PRF-010]', async () => {
    const customer = await findCustomerByLogin(database.db, mya.loginId);
    if (!customer) throw new Error('missing');
    expect(profileRecord.parse(toProfileRecord(customer))).toEqual({
      USERNAME: 'MYA MYA',
      FATHERNAME: 'U HLA',
      UID_TYPE: 'NRC',
      UID_VALUE: '12/DAGAMA(N)123456',
      NRC_BACK_NO: 'AB123',
      PASSPORTISSUEDATE: null,
      PASSPORTEXPIREDATE: null,
      VISA_ISSUED_PLACE: null,
      VISA_EXPIRED_DATE: null,
      VISA_NUMBER: null,
      VISA_TYPE: null,
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
      CUR_HOUSE_NO: '5',
      PER_STATE: 'MMR013',
      PER_TOWNSHIP: 'MMR013037',
      PER_ADDRESS: 'NO 6',
      PER_COUNTRY: 'MYANMAR',
      PER_STREET: 'PYAY ROAD',
      PER_HOUSE_NO: '5',
    });
  });

  test('a holder of a passport has its dates and the visa', async () => {
    const customer = await findCustomerByLogin(database.db, guest.loginId);
    if (!customer) throw new Error('missing');
    const record = customerRecord.parse(toCustomerRecord(customer));
    expect(record).toMatchObject({
      PASSPORTISSUEDATE: '2020-01-01',
      PASSPORTEXPIREDATE: '2030-01-01',
      VISA_ISSUED_PLACE: 'BANGKOK',
      VISA_EXPIRED_DATE: '2027-12-31',
      VISA_NUMBER: 'V-1',
      VISA_TYPE: 'B',
      NRC_BACK_NO: null,
      USER_ID: customer.id,
      COUNTRY: 'TH',
      PRODUCT_CODE: null,
      EXISTING_CUSTOMER: 'N',
      CIFNO: null,
    });
  });
});

describe('the database refuses', () => {
  const row = {
    ...toPersonRow({ ...guest, loginId: 'impossible@example.com', phone: '09777888555' }),
    password_hash: 'hash',
    created_at: at,
  };
  /** Past the types, which know better. */
  const insert = (table: string, values: object) =>
    database.pool.query(
      `insert into ${table} (${Object.keys(values)}) values (${Object.keys(values).map((_, index) => `$${index + 1}`)})`,
      Object.values(values),
    );
  test.each([
    ['a login id in capitals', { login_id: 'Mya@example.com' }, 'login_id_is_lower_case'],
    ['an unknown kind of document', { id_type: 'DRIVER' }, 'id_type_known'],
    ['a passport without a visa', { visa_number: null }, 'passport_and_visa_are_whole'],
    ['a visa for a national card', { id_type: 'NRC' }, 'passport_and_visa_are_whole'],
    ['a passport that ends before it begins', { passport_expires_on: '2019-12-31' }, 'passport_expires_after_issue'],
    ['a phone in another form', { phone: '+959777888555' }, 'phone_is_in_stored_form'],
    ['a language that is no code', { language: 'Burmese' }, 'language_is_a_code'],
  ])('%s, of a customer and of a registration', async (_what, change, constraint) => {
    const customer = { ...row, ...change, id: randomUUID(), password_changed_at: at };
    await expect(insert('customers', customer)).rejects.toMatchObject({ constraint });
    const registration = { ...row, ...change, id: randomUUID(), expires_at: new Date('2026-03-02T04:00:00Z') };
    await expect(insert('registrations', registration)).rejects.toMatchObject({ constraint });
  });
});
