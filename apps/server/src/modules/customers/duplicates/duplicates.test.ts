import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { createCustomer } from '../customers/index.ts';
import { somebody } from '../customers/testing/somebody.ts';
import { findDuplicates, matchesOf } from './find-duplicates.ts';

const mya = {
  name: 'MYA MYA',
  fatherName: 'U HLA',
  idType: 'NRC',
  idValue: '12/DAGAMA(N)123456',
  phone: '09777888999',
  birthDate: '1990-02-28',
};
const another = { idValue: '12/DAGAMA(N)654321', phone: '09777888000' };

describe('two people may be one [DSK-004]', () => {
  test.each([
    ['by the number of the document', { ...another, idValue: mya.idValue, name: 'ZAW ZAW' }, ['same-identity']],
    ['by the phone', { ...another, phone: mya.phone, name: 'ZAW ZAW' }, ['same-phone']],
    ['by name and birth date', another, ['same-name']],
    ['by a name that sounds so, and the birth date', { ...another, name: 'DAW MYAR MYAR' }, ['near-name']],
    ['by several at once', {}, ['same-identity', 'same-phone', 'same-name']],
    ['but not by the name alone', { ...another, birthDate: '1990-03-01' }, []],
    ['nor by the birth date alone', { ...another, name: 'ZAW ZAW' }, []],
  ])('%s', (_how, differs, reasons) => {
    expect(matchesOf(mya, { ...mya, ...differs }).map(({ reason }) => reason)).toEqual(reasons);
  });
});

describe('among all customers one is found [DSK-004]', () => {
  let database: TestDatabase;
  const known = somebody({ fullName: 'ZAW WIN', idType: 'NRC', idValue: '9/MAHAMA(N)111111', birthDate: '1971-05-17' });
  const id = randomUUID();
  beforeAll(async () => {
    database = await createTestDatabase();
    const signedUp = { id, person: known, passwordHash: 'x', existingCustomer: false, at: new Date() };
    await database.db.transaction().execute((trx) => createCustomer(trx, signedUp));
  });
  afterAll(() => database.drop());

  test.each([
    ['by the number of the document alone', { idValue: known.idValue }, ['same-identity']],
    ['by the phone alone', { phone: known.phone }, ['same-phone']],
    ['by name and birth date', { name: known.fullName, birthDate: known.birthDate }, ['same-name']],
  ])('%s', async (_how, same, reasons) => {
    const found = await findDuplicates(database.db, { ...mya, ...same, customerId: randomUUID() });
    expect(found.map(({ customerId, matches }) => [customerId, matches.map(({ reason }) => reason)])).toEqual([
      [id, reasons],
    ]);
  });

  test('and never oneself, nor anybody else', async () => {
    expect(await findDuplicates(database.db, { ...mya, ...another, customerId: randomUUID() })).toEqual([]);
    expect(await findDuplicates(database.db, { ...mya, phone: known.phone, customerId: id })).toEqual([]);
  });
});
