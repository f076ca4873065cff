import { describe, expect, test } from 'vitest';
import { emptyAnswers, type SignUpAnswers } from '../../journeys/sign-up-answers.ts';
import { idTypes } from '../../rules/customers/id-type.ts';
import drafts from '../../testing/samples/sign-up-drafts.json' with { type: 'json' };
import { answersOfDraft, draftOfAnswers, wireFieldOf } from './sign-up-answers.ts';
import { signUpDraft } from './sign-up-draft.ts';

const sampleBy = (idType: (typeof idTypes)[number]) =>
  signUpDraft.parse({ ...drafts.person, ...drafts.documents[idType] });
const { PWD: password } = drafts.person;

const home = {
  country: 'MYANMAR',
  state: 'MMR013',
  township: 'MMR013037',
  address: 'NO 5, PYAY ROAD',
  street: 'PYAY ROAD',
  houseNo: '5',
};

/** Everything a holder of a national card gives: the sample, as it is typed. */
const typed: SignUpAnswers = {
  ...emptyAnswers,
  name: { fullName: 'MYA MYA', fatherName: 'U HLA' },
  nrc: { state: '12', township: 'DAGAMA', type: 'N', number: '123456', backSerial: 'AB123456' },
  gender: { gender: 'F' },
  birthDate: { birthDate: { day: '28', month: '2', year: '1990' } },
  addresses: { current: home, permanent: home, isSame: true },
  contact: { phone: '+959 777 888 999', email: 'mya@example.com' },
};
const typedByOldCard: SignUpAnswers = { ...typed, idType: 'OLD_NRC', oldNrc: { oldNumber: ' RGN-123456 ' } };
const typedByPassport: SignUpAnswers = {
  ...typed,
  idType: 'PASSPORT',
  passport: {
    passportNumber: 'E1234567',
    issueDate: { day: '1', month: '1', year: '2020' },
    expiryDate: { day: '1', month: '1', year: '2099' },
    visaType: 'B',
    visaCountry: 'TH',
    visaPlace: 'BANGKOK',
    visaNumber: 'V-778899',
    visaExpiry: { day: '31', month: '12', year: '2099' },
  },
};

test('a sign-up by national card holds every field of the draft [SUP-048 to SUP-050, SUP-052 to SUP-056]', () => {
  expect(draftOfAnswers(typed, password)).toEqual({ ...drafts.person, ...drafts.documents.NRC });
});

test('a draft from before it was asked has two addresses and no copy', () => {
  const { isSameAsCurrAddr: _isSame, ...before } = sampleBy('NRC');
  expect(answersOfDraft(before).addresses.isSame).toBe(false);
});

test('the national card is what a new sign-up starts with, and two addresses in Myanmar [SUP-049]', () => {
  expect(emptyAnswers.idType).toBe('NRC');
  expect(emptyAnswers.addresses).toMatchObject({ current: { country: 'MYANMAR' }, isSame: false });
});

test('what a draft may leave out of an address is empty', () => {
  const { CUR_COUNTRY: _country, CUR_STREET: _street, CUR_HOUSE_NO: _houseNo, ...draft } = sampleBy('NRC');
  expect(answersOfDraft(draft).addresses.current).toEqual({ ...home, country: '', street: '', houseNo: '' });
});

test('holders of old cards are nationals too [VAL-012]', () => {
  expect(draftOfAnswers(typedByOldCard, password)).toMatchObject(drafts.documents.OLD_NRC);
});

test('a passport brings its dates, the visa and the country of its holder (G-051, G-097) [SUP-051]', () => {
  expect(draftOfAnswers(typedByPassport, password)).toMatchObject(drafts.documents.PASSPORT);
});

test.each([
  ['national card', typed],
  ['old card', typedByOldCard],
  ['passport', typedByPassport],
])('the server takes what a sign-up by %s sends [API-020]', (_kind, answers) => {
  expect(signUpDraft.safeParse(draftOfAnswers(answers, password)).error).toBeUndefined();
});

describe.each(idTypes)('a draft by %s', (idType) => {
  test('is the same after it was turned into answers and back', () => {
    const elsewhere = { PER_STATE: 'MMR010', PER_TOWNSHIP: 'MMR010001', PER_ADDRESS: 'NO 9', isSameAsCurrAddr: false };
    const draft = signUpDraft.parse({ ...sampleBy(idType), ...elsewhere, PER_HOUSE_NO: '9', PER_STREET: 'A STREET' });
    expect(draftOfAnswers(answersOfDraft(draft), password)).toEqual(draft);
  });

  test('tells the server what was typed', () => {
    const answers = { NRC: typed, OLD_NRC: typedByOldCard, PASSPORT: typedByPassport }[idType];
    const read = answersOfDraft(signUpDraft.parse(draftOfAnswers(answers, password)));
    const { nrc, oldNrc, passport, ...rest } = read;
    expect(rest).toEqual({
      idType,
      name: typed.name,
      gender: typed.gender,
      birthDate: typed.birthDate,
      addresses: typed.addresses,
      contact: { phone: '09777888999', email: 'mya@example.com' },
    });
    if (idType === 'NRC') expect(nrc).toEqual(typed.nrc);
    if (idType === 'OLD_NRC') expect(oldNrc).toEqual({ oldNumber: 'RGN-123456' });
    if (idType === 'PASSPORT') expect(passport).toEqual(typedByPassport.passport);
  });
});

/** Every answer by its path, down to what is typed into one field. */
function pathsOf(value: object, before = ''): string[] {
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'object' ? pathsOf(part, `${before}${name}.`) : [`${before}${name}`],
  );
}

test('every answer that can be refused has a field of the wire to be refused by', () => {
  const sent = idTypes.flatMap((idType) => Object.keys(sampleBy(idType)));
  // Whether the two addresses are the same is taken as it is.
  for (const path of pathsOf(emptyAnswers).filter((name) => name !== 'addresses.isSame')) {
    expect(sent, path).toContain(wireFieldOf(path));
  }
  expect(wireFieldOf('addresses.permanent.township')).toBe('PER_TOWNSHIP');
  expect(wireFieldOf('birthDate.birthDate.day')).toBe('DOB');
});
