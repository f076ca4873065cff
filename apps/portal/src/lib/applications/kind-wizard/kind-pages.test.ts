import { expect, test } from 'vitest';
import { answersOf, askedItems, closedTitle, findStep, isOpen, type KindRecord, stepsOf } from './kind-pages.ts';

const step = (name: string, isDone = true) => ({ name, check: () => (isDone ? {} : { documents: 'missing' }) });
const kind = {
  statuses: { NEW: 'WAITING', BACK: 'CORRECTION', OPENING: 'OPENING', DONE: 'COMPLETED', NO: 'REJECTED' },
  documents: [
    { type: 'PAYSLIP', most: 1 },
    { type: 'PHOTO', most: 1 },
  ],
  corrections: [
    { item: 'income', step: 'income', fields: [], files: [] },
    { item: 'PAYSLIP', step: 'documents', fields: [], files: ['PAYSLIP'] },
  ],
  journey: () => [step('income'), step('documents'), step('code'), step('review')],
};
const pages = { kind } as never;
const record = (changes: Partial<KindRecord> = {}): KindRecord =>
  ({ Status: null, Answers: { documents: [{ type: 'PAYSLIP' }, { type: 'PHOTO' }] }, ...changes }) as KindRecord;
const asked = (Item: string, IsDone = false) => ({ Item, IsDone });

test('a draft can be filled in, and one that came back; nothing else can', () => {
  expect(isOpen(pages, record())).toBe(true);
  expect(isOpen(pages, record({ Status: 'BACK' }))).toBe(true);
  for (const Status of ['NEW', 'OPENING', 'DONE', 'NO']) expect(isOpen(pages, record({ Status }))).toBe(false);
});

test.each([
  ['OPENING', 'application.closed.OPENING'],
  ['DONE', 'application.closed.COMPLETED'],
  ['NO', 'application.closed.REJECTED'],
  ['NEW', 'application.closed.WAITING'],
  ['unknown', 'application.closed.WAITING'],
])('with the status %s it is told as %s', (status, title) => {
  expect(closedTitle(kind as never, status)).toBe(title);
});

test('a document that staff want again counts as missing until another is there', () => {
  const types = (found: KindRecord) => answersOf(found).documents.map(({ type }: { type: string }) => type);
  expect(types(record())).toEqual(['PAYSLIP', 'PHOTO']);
  expect(types(record({ Corrections: [asked('PAYSLIP')] }))).toEqual(['PHOTO']);
  expect(types(record({ Corrections: [asked('PAYSLIP', true)] }))).toEqual(['PAYSLIP', 'PHOTO']);
  expect(askedItems(record({ Corrections: [asked('PAYSLIP', true), asked('income')] }))).toEqual(['PAYSLIP', 'income']);
});

test('the first time all steps are asked; then what staff want, and the review, without another code', () => {
  const names = (found: KindRecord) => stepsOf(pages, found).map(({ name }) => name);
  expect(names(record())).toEqual(['income', 'documents', 'code', 'review']);
  expect(names(record({ Status: 'BACK', Corrections: [asked('income')] }))).toEqual(['income', 'review']);
  expect(names(record({ Status: 'BACK', Corrections: [asked('PAYSLIP')] }))).toEqual(['documents', 'review']);
});

test('a document that is due has to be there before the step is done', () => {
  const due = record({ Status: 'BACK', Corrections: [asked('PAYSLIP')] });
  const documents = stepsOf(pages, due).find(({ name }) => name === 'documents');
  expect(documents?.check(answersOf(due), {} as never)).toEqual({ documents: 'validation.documents.missing' });
  expect(documents?.check(due.Answers, {} as never)).toEqual({});
});

test('it begins at the first step that staff wait for; else at the first unfinished, else at the review', () => {
  const steps = kind.journey() as never;
  expect(findStep(pages, record({ Corrections: [asked('income', true), asked('PAYSLIP')] }), steps)).toBe('documents');
  expect(findStep(pages, record({ Corrections: [asked('income')] }), steps)).toBe('income');
  expect(findStep(pages, record(), [step('income'), step('documents', false)] as never)).toBe('documents');
  expect(findStep(pages, record(), steps)).toBe('review');
});
