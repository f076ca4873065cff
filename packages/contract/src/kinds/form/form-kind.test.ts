import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findUnfinished, problemsOf } from '../../journeys/answering.ts';
import { findProblem } from '../../rules/fields/rule.ts';
import { mayCorrectFile, mayCorrectStep } from '../kind.ts';
import { findFieldProblem } from './field.ts';
import { defineFormKind, type FormAnswers, type FormDefinition } from './form-kind.ts';
import { withWire } from './form-wire.ts';

const definition: FormDefinition = {
  name: 'leave',
  wire: { path: 'leaves', noun: 'Leave', one: 'a leave', many: 'leaves' },
  sections: {
    time: { from: { control: 'date' }, days: { control: 'number', from: 1, to: 30 } },
    reason: {
      kind: { control: 'choice', options: ['ILL', 'REST'] },
      words: { control: 'text', most: 10, isOptional: true },
    },
  },
  headline: ['time.days'],
  documents: [
    {
      type: 'LETTER',
      most: 1,
      mediaTypes: ['image/png'],
      isNeeded: ({ reason }) => (reason as { kind: string }).kind === 'ILL',
    },
  ],
  statuses: { GRANTED: 'COMPLETED', DENIED: 'REJECTED' },
  decisions: { GRANT: { to: 'GRANTED' }, DENY: { to: 'DENIED', needsRemark: true } },
  announced: ['GRANT'],
  serviceType: 'LEAVE',
};
const leave = defineFormKind(definition);

const today = '2026-11-17';
const whole: FormAnswers = {
  idType: 'NRC',
  time: { from: { day: '1', month: '12', year: '2026' }, days: '၁၀' },
  reason: { kind: 'ILL', words: '' },
  documents: [{ id: '1', type: 'LETTER', name: 'letter.png', url: '' }],
};

test('a form asks its sections in order, then for documents, a review and a code', () => {
  expect(leave.journey().map(({ name }) => name)).toEqual(['time', 'reason', 'documents', 'review', 'code']);
  expect(findUnfinished(leave.journey(), leave.wire.emptyAnswers('NRC'), today)).toBe('time');
  expect(problemsOf(leave.journey(), whole, today)).toEqual({});
});

test('a form that needs no document asks for none', () => {
  const steps = defineFormKind({ ...definition, documents: [] }).journey();
  expect(steps.map(({ name }) => name)).toEqual(['time', 'reason', 'review', 'code']);
});

test('what is not answered yet is empty: a text, or the parts of a date', () => {
  expect(leave.wire.emptyAnswers('NRC')).toEqual({
    idType: 'NRC',
    time: { from: { day: '', month: '', year: '' }, days: '' },
    reason: { kind: '', words: '' },
    documents: [],
  });
});

test('each control refuses what it cannot take, and an optional one may be left out', () => {
  const wrong = {
    ...whole,
    time: { from: { day: '31', month: '2', year: '2026' }, days: '31' },
    reason: { kind: 'FUN', words: 'much too long' },
  };
  expect(problemsOf(leave.journey(), wrong, today)).toEqual({
    'time.from': 'validation.date.impossible',
    'time.days': 'validation.answer.outOfRange',
    'reason.kind': 'validation.selectionMissing',
    'reason.words': 'validation.answer.tooLong',
  });
  expect(problemsOf(leave.journey(), leave.wire.emptyAnswers('NRC'), today)).toEqual({
    'time.from': 'validation.answer.missing',
    'time.days': 'validation.answer.missing',
    'reason.kind': 'validation.selectionMissing',
  });
});

test('one character is an answer, as a text and as a choice', () => {
  expect(findFieldProblem({ control: 'text', most: 10 }, 'A')).toBeUndefined();
  expect(findFieldProblem({ control: 'choice', options: ['A', 'B'] }, 'A')).toBeUndefined();
});

test.each(['amount', 'number'] as const)('of an %s the least and the most are within the range', (control) => {
  const problemOf = (typed: string) => findFieldProblem({ control, from: 10, to: 20 }, typed);
  expect(['10', '20'].map(problemOf)).toEqual([undefined, undefined]);
  expect(['9', '21'].map(problemOf)).toEqual(Array(2).fill('validation.answer.outOfRange'));
});

test('a text is as long as its definition allows, and without the spaces around it', () => {
  const problemOf = (typed: string) => findFieldProblem({ control: 'text', most: 3 }, typed);
  expect(problemOf('  abc  ')).toBeUndefined();
  expect(problemOf('abcd')).toBe('validation.answer.tooLong');
  expect(problemOf('   ')).toBe('validation.answer.missing');
});

test('a question that an older draft was never asked is missing, and stands empty in the headline', () => {
  const older = { ...whole, time: { from: { day: '1', month: '12', year: '2026' } } };
  expect(problemsOf(leave.journey(), older, today)).toEqual({ 'time.days': 'validation.answer.missing' });
  expect(leave.order.termsOf?.(older)).toEqual({ 'time.days': '' });
});

test('a document is missed by those whom the definition asks for it', () => {
  const without = { ...whole, documents: [] };
  expect(problemsOf(leave.journey(), without, today)).toEqual({ documents: 'validation.documents.missing' });
  const resting = { ...without, reason: { kind: 'REST', words: '' } };
  expect(problemsOf(leave.journey(), resting, today)).toEqual({});
});

test('staff ask for sections and documents again, and nothing else is open then', () => {
  expect(leave.corrections.map(({ item }) => item)).toEqual(['time', 'reason', 'LETTER']);
  expect(mayCorrectStep(leave, ['time'], 'time')).toBe(true);
  expect(mayCorrectStep(leave, ['time'], 'reason')).toBe(false);
  expect(mayCorrectFile(leave, ['time'], 'LETTER')).toBe(false);
  const { proposal } = withWire(leave).wire;
  expect(proposal.items && findProblem(proposal.items, ['time', 'LETTER'])).toBeUndefined();
  expect(proposal.items && findProblem(proposal.items, [])).toBeDefined();
  expect(proposal.items && findProblem(proposal.items, ['salary'])).toBeDefined();
});

test('the customer is told what is corrected, denied, and announced in words of the kind', () => {
  const told = { id: '7', items: ['time'], to: '' };
  expect(Object.keys(leave.messages).sort()).toEqual(['CORRECT', 'DENY', 'GRANT']);
  expect(leave.messages.CORRECT?.(told)).toMatchObject({ body: { form: { kind: 'leave', items: ['time'] } } });
  const remark = { en: 'Too long', mm: 'ရှည်' };
  for (const decision of ['CORRECT', 'DENY']) {
    expect(leave.messages[decision]?.(told).body).not.toHaveProperty('remark');
    expect(leave.messages[decision]?.({ ...told, remark }).body).toMatchObject({ remark });
  }
  // With its name, by which the customer is led to try again.
  expect(leave.messages.DENY?.(told)).toMatchObject({ type: 'RequestRejected', body: { kind: 'leave' } });
  expect(leave.messages.GRANT?.(told).words).toEqual({
    subject: 'kind.leave.message.GRANT.subject',
    content: 'kind.leave.message.GRANT.text',
  });
});

test('the list of the desk shows the headline', () => {
  expect(leave.order.termsOf?.(whole)).toEqual({ 'time.days': '၁၀' });
});

test('a draft keeps what is half done, and nothing that is too long for its field', () => {
  const { savedAnswers } = withWire(leave).wire;
  const saved = (words: string, kind = 'x'.repeat(60), day = 'x'.repeat(10)) =>
    z.safeParse(savedAnswers, {
      time: { from: { day, month: '', year: '' }, days: '99' },
      reason: { kind, words },
    }).success;
  expect(saved('ten places')).toBe(true);
  expect(saved('eleven chars'.slice(0, 11))).toBe(false);
  expect(saved('', 'x'.repeat(61))).toBe(false);
  expect(saved('', '', 'x'.repeat(11))).toBe(false);
});

test('an application has as many files as its documents allow together, and asks for a code', () => {
  const { application, needsCode } = withWire(leave).wire;
  const documents = z.toJSONSchema(application, { io: 'output' });
  expect(JSON.stringify(documents)).toContain('"maxItems":1');
  expect(needsCode).toBe(true);
});
