import type { CardSection } from '@taga/contract/journeys/card-application/sections';
import type { ApplicantRecord } from '@taga/contract/records/kind-application';
import { wholeCardAnswers } from '@taga/contract/samples';
import { createTextStore } from '@taga/i18n';
import { loadCatalog } from '@taga/web/text';
import { beforeAll, expect, test } from 'vitest';
import type { Reading } from '../../../lib/customers/profile/profile-rows.ts';
import { reviewRows } from './review-rows.ts';

const named = (list: string) => (code: string) => `${list} ${code}`;
const names = {
  state: named('state'),
  township: named('township'),
  country: named('country'),
  visaType: named('visa type'),
};
const applicant = { APPLICANT_NAME: 'MYA MYA' } as ApplicantRecord;

let reading: Reading;
beforeAll(async () => {
  const store = createTextStore('en', loadCatalog);
  await Promise.all((['cards', 'application'] as const).map(store.loadGroup));
  reading = { text: store.getSnapshot().text, language: 'en', names };
});

const lines = (section: CardSection, answers = wholeCardAnswers()) =>
  reviewRows(section, applicant, answers, reading).map(({ label, value }) => `${label}: ${value}`);

test('a section is told in words, amounts with separators, and what was not given is left out', () => {
  expect(lines('applicant')).toEqual(['Name: MYA MYA', 'Marital status: Married', 'Home: In a home of my own']);
  expect(lines('income')).toEqual(['Monthly salary: 1,200,000 MMK', 'Length of service: 3 years and 6 months']);
  expect(lines('amount')).toEqual(['Requested limit: 2,000,000 MMK']);
});

test('one address that is both stands at both', () => {
  const home = 'NO 5, PAGODA ROAD, township MMR013037, state MMR013';
  expect(lines('addresses')).toEqual([`Current address: ${home}`, `Permanent address: ${home}`]);
});

test('photos are counted by their type', () => {
  expect(lines('documents')).toHaveLength(3);
});

test('guarantors and cardholders are numbered, each with who they are to the applicant', () => {
  expect(lines('guarantors')).toEqual([
    'Guarantor 1: DAW HLA · +959777888997 · Father or mother',
    'Guarantor 2: U BA · +959777888996 · Colleague',
  ]);
  expect(lines('supplementary')).toEqual([
    'Cardholder 1: AUNG AUNG · +959777888998 · 12/DAGAMA(N)654321 · Husband or wife',
  ]);
});
