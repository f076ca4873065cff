import { describe, expect, it } from 'vitest';
import { gender, requiredSelection } from '../fields/choice.ts';
import { dateRange, daysBetween, openDateRange } from '../fields/date-range.ts';
import { findProblem, findProblems } from '../fields/rule.ts';
import { branchCode, chosenServices, foreignCurrency } from './opening-choice.ts';
import { canAddIncomeProof, droppedFiles, imageFile, incomeProofFiles } from './upload.ts';

const photo = { sizeBytes: 500_000, mediaType: 'image/jpeg' };
const pdf = { sizeBytes: 500_000, mediaType: 'application/pdf' };

describe('an upload', () => {
  it('is one file per drop', () => {
    expect(findProblem(droppedFiles, [photo])).toBeUndefined();
    expect(findProblem(droppedFiles, [photo, photo])).toBe('validation.upload.oneAtATime');
  });

  it('has at most 10,000,000 bytes', () => {
    expect(findProblems(imageFile, { ...photo, sizeBytes: 10_000_000 })).toEqual({});
    expect(findProblems(imageFile, { ...photo, sizeBytes: 10_000_001 })).toEqual({
      sizeBytes: 'validation.upload.tooLarge',
    });
  });

  it('is not empty, and has a size that a file can have', () => {
    expect(findProblems(imageFile, { ...photo, sizeBytes: 1 })).toEqual({});
    for (const sizeBytes of [0, -1, 1.5, 'many']) {
      expect(findProblems(imageFile, { ...photo, sizeBytes })).toEqual({ sizeBytes: 'validation.invalid' });
    }
  });

  it('of an identity document or a signature is a png or a jpeg', () => {
    expect(findProblems(imageFile, { ...photo, mediaType: 'image/png' })).toEqual({});
    expect(findProblems(imageFile, pdf)).toEqual({ mediaType: 'validation.upload.imagesOnly' });
  });

  it('of income proof may be a pdf too', () => {
    expect(findProblem(incomeProofFiles, [photo, pdf])).toBeUndefined();
    expect(findProblem(incomeProofFiles, [{ ...pdf, mediaType: 'image/svg+xml' }])).toBe(
      'validation.upload.imagesAndPdfOnly',
    );
  });

  it('of income proof comes in one to three files', () => {
    expect(findProblem(incomeProofFiles, [])).toBe('validation.upload.incomeMissing');
    expect(findProblem(incomeProofFiles, [pdf, pdf, pdf])).toBeUndefined();
    expect(findProblem(incomeProofFiles, [pdf, pdf, pdf, pdf])).toBe('validation.upload.tooManyIncomeFiles');
    expect([2, 3].map(canAddIncomeProof)).toEqual([true, false]);
  });
});

describe('a choice', () => {
  it('of gender, branch, services and currency is asked for when missing [VAL-023, VAL-076]', () => {
    expect(findProblem(gender, '')).toBe('validation.gender.missing');
    expect(findProblem(branchCode, '')).toBe('validation.branch.missing');
    expect(findProblem(chosenServices, [])).toBe('validation.services.missing');
    expect(findProblem(foreignCurrency, undefined)).toBe('validation.currency.missing');
    expect(findProblem(requiredSelection, '')).toBe('validation.selectionMissing');
  });

  it('is taken when made', () => {
    expect(findProblem(gender, 'F')).toBeUndefined();
    expect(findProblem(branchCode, '001')).toBeUndefined();
    expect(findProblem(chosenServices, ['PASSBOOK'])).toBeUndefined();
    expect(findProblem(requiredSelection, 'MMR013')).toBeUndefined();
  });

  it('of a foreign currency is EUR, SGD or USD, never MMK [CON-030]', () => {
    for (const currency of ['EUR', 'SGD', 'USD']) expect(findProblem(foreignCurrency, currency)).toBeUndefined();
    expect(findProblem(foreignCurrency, 'MMK')).toBe('validation.currency.missing');
  });
});

describe('the date range of the inbox', () => {
  it('has both days or none', () => {
    expect(findProblem(dateRange, { from: '', to: '' })).toBeUndefined();
    expect(findProblem(dateRange, { from: '2025-01-01', to: '2025-01-01' })).toBeUndefined();
    expect(findProblem(dateRange, { from: '', to: '2025-01-01' })).toBe('validation.dateRange.incomplete');
  });

  it('takes days as Y-m-d, the first not after the last', () => {
    expect(findProblem(dateRange, { from: '01/01/2025', to: '2025-01-02' })).toBe('validation.invalid');
    expect(findProblem(dateRange, { from: '2025-01-02', to: '2025-01-01' })).toBe('validation.dateRange.reversed');
    expect(findProblem(openDateRange, { from: '', to: '2025-01-01' })).toBeUndefined();
    expect(findProblem(openDateRange, { from: '2025-01-01', to: '' })).toBeUndefined();
    expect(findProblem(openDateRange, { from: '2025-01-02', to: '2025-01-01' })).toBe('validation.dateRange.reversed');
  });

  it('goes from the first moment of a day to the last of another, in Myanmar', () => {
    expect(daysBetween('2025-01-01', '2025-01-02')).toEqual({
      from: new Date('2024-12-31T17:30:00Z'),
      before: new Date('2025-01-02T17:30:00Z'),
    });
    expect(daysBetween('', undefined)).toEqual({ from: undefined, before: undefined });
  });
});
