import { describe, expect, it } from 'vitest';
import { foreignCurrencyClasses } from '../../constants.ts';
import { fileTypes, incomeFileTypes } from '../../records/applications/file.ts';
import { detailItems } from '../../rules/customers/personal-details.ts';
import { stepsFor } from '../journey.ts';
import { emptyOpening } from './answers.ts';
import {
  type Correction,
  changedItems,
  correctionItems,
  correctionItemsFor,
  findStepToCorrect,
  isDetail,
  isFileOf,
  isSent,
  itemsAt,
  mayCorrectField,
  stepsToCorrect,
} from './corrections.ts';
import { checkedAccountOpening } from './steps.ts';

const asked = (...items: readonly (readonly [Correction['item'], boolean])[]): Correction[] =>
  items.map(([item, isDone]) => ({ item, isDone }));

describe('a correction', () => {
  it('opens the wizard exactly at the first thing that is asked for, in the order of the walk [DSK-007]', () => {
    expect(findStepToCorrect(asked(['ID_BACK', false]))).toBe('biomatric');
    expect(findStepToCorrect(asked(['SERVICES', false], ['SIGNATURE', false]))).toBe('signature');
    expect(findStepToCorrect(asked(['SIGNATURE', true], ['SERVICES', false]))).toBe('additional-services');
    expect(findStepToCorrect(asked(['ID_BACK', true], ['SELFIE_VIDEO', false]))).toBe('biomatric');
    expect(findStepToCorrect(asked(['SIGNATURE', true], ['SERVICES', true]))).toBeUndefined();
  });

  it('opens the steps of its items and no other [DSK-007]', () => {
    expect(stepsToCorrect(['SERVICES', 'ID_BACK', 'SELFIE_VIDEO'])).toEqual(['biomatric', 'additional-services']);
    expect(itemsAt('biomatric', ['SERVICES', 'ID_BACK', 'SELFIE_VIDEO'])).toEqual(['ID_BACK', 'SELFIE_VIDEO']);
    expect(itemsAt('review', [...correctionItems])).toEqual(detailItems);
    expect(correctionItems.filter(isDetail)).toEqual(detailItems);
  });

  it('takes the files and the answers of its items and no other [DSK-007]', () => {
    const sent = [...fileTypes, ...incomeFileTypes];
    expect(sent.filter((type) => isFileOf('ID_BACK', type))).toEqual(['PRIMARY-BACK', 'SECONDARY-BACK']);
    expect(sent.filter((type) => isFileOf('INCOME_PROOF', type))).toEqual(['SRC_INCOME_FILE', ...incomeFileTypes]);
    expect(sent.filter((type) => isFileOf('BRANCH', type))).toEqual([]);
    expect(mayCorrectField('occupation', ['INCOME_PROOF'])).toBe(false);
    expect(mayCorrectField('occupation', ['INCOME_PROOF', 'OCCUPATION'])).toBe(true);
    expect(isSent('ID_BACK')).toBe(true);
    expect(isSent('BRANCH')).toBe(false);
  });

  it('can be asked of everything that the wizard keeps, where the wizard asks for it', () => {
    const steps = checkedAccountOpening();
    const empty = emptyOpening({ idType: 'PASSPORT', accountClass: '301', currency: 'MMK' });
    for (const field of Object.keys(empty) as (keyof typeof empty)[]) {
      if (['idType', 'accountClass', 'currency', 'existingAccount', 'chequeBook'].includes(field)) continue;
      const items = correctionItems.filter((item) => mayCorrectField(field, [item]));
      const owner = steps.find(({ fields }) => fields.includes(field))?.name;
      expect(items.length, field).toBeGreaterThan(0);
      expect(stepsToCorrect(items), field).toEqual([owner]);
    }
  });

  it('asks nobody for what the wizard does not ask them [DSK-007]', () => {
    const kyat = { accountClass: '301', currency: 'MMK' };
    const dollars = { accountClass: foreignCurrencyClasses[0], currency: 'USD' };
    const missingOf = (opened: Parameters<typeof correctionItemsFor>[0]) =>
      correctionItems.filter((item) => !correctionItemsFor(opened).includes(item));
    for (const idType of ['NRC', 'OLD_NRC'] as const) {
      expect(missingOf({ idType, ...kyat })).toEqual(['INCOME_PROOF', 'ARRIVAL_DATE']);
      expect(missingOf({ idType, ...dollars })).toEqual(['ARRIVAL_DATE']);
    }
    expect(missingOf({ idType: 'PASSPORT', ...kyat })).toEqual(['ID_BACK']);
    // What the bank itself has of its customer, only staff correct.
    expect(missingOf({ idType: 'PASSPORT', ...kyat, isBankCustomer: true })).toEqual([...detailItems, 'ID_BACK']);
  });

  it('is asked of exactly those whose steps want it [DSK-007]', () => {
    for (const idType of ['NRC', 'OLD_NRC', 'PASSPORT'] as const) {
      for (const accountClass of ['301', ...foreignCurrencyClasses]) {
        const opened = { idType, accountClass, currency: 'MMK' };
        const walked = stepsFor(checkedAccountOpening(), emptyOpening(opened));
        const items = correctionItemsFor(opened);
        for (const step of stepsToCorrect(items)) expect(walked.map(({ name }) => name)).toContain(step);
        const problems = walked.flatMap(({ check }) => Object.keys(check(emptyOpening(opened), '2026-03-01')));
        expect(items.includes('INCOME_PROOF')).toBe(problems.includes('incomeFiles'));
        expect(items.includes('ARRIVAL_DATE')).toBe(problems.includes('arrival.date'));
      }
    }
  });
});

describe('what was done again', () => {
  const answers = emptyOpening({ idType: 'NRC', accountClass: '301', currency: 'MMK' });
  const as = (changes: object, record: object = {}) => ({ answers: { ...answers, ...changes }, record: { ...record } });

  it('is what is not as it was; what has to be sent was sent again [DSK-007]', () => {
    const before = as({});
    expect(changedItems(['SERVICES', 'BRANCH', 'SIGNATURE'], before, before)).toEqual(['SIGNATURE']);
    const moved = as({ branch: { ...answers.branch, code: '002' } });
    expect(changedItems(['SERVICES', 'BRANCH'], before, moved)).toEqual(['BRANCH']);
  });

  it('is a detail that reads otherwise; one that was never told, and one that is told as nothing, are the same [DSK-023]', () => {
    const items = detailItems.filter(
      (item) => changedItems([item], as({}, { Name: 'MYA' }), as({}, { Name: 'MYA MYA' })).length > 0,
    );
    expect(items).toEqual(['NAME']);
    for (const item of detailItems) {
      const nothing = Object.fromEntries(
        ['Name', 'FatherName', 'UIdValue', 'DOB', 'MobileNo', 'CurrentAddress', 'PermanentAddress'].map((field) => [
          field,
          null,
        ]),
      );
      expect(changedItems([item], as({}), as({}, nothing))).toEqual([]);
      expect(changedItems([item], as({}, nothing), as({}))).toEqual([]);
    }
  });
});
