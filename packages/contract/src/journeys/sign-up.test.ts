import { describe, expect, test } from 'vitest';
import { answersOfDraft } from '../records/customers/sign-up-answers.ts';
import { signUpDraft } from '../records/customers/sign-up-draft.ts';
import { type IdType, idTypes } from '../rules/customers/id-type.ts';
import drafts from '../testing/samples/sign-up-drafts.json' with { type: 'json' };
import {
  acceptedAnswers,
  allowedStep,
  mayOpen,
  previousOf,
  problemsOf,
  reachedAfterChange,
  takeAnswers,
} from './answering.ts';
import { nextOf, resumeAt, stepsSeenFrom } from './journey.ts';
import { type SignUpStep, signUpSteps } from './sign-up.ts';
import { emptyAnswers, type SignUpAnswers } from './sign-up-answers.ts';
import { checkedSignUp, type Existing } from './sign-up-steps.ts';

const today = '2026-03-01';
const steps = checkedSignUp();
const answersBy = (idType: IdType) =>
  answersOfDraft(signUpDraft.parse({ ...drafts.person, ...drafts.documents[idType] }));
const allowed = (step: SignUpStep, answers: SignUpAnswers) => allowedStep(steps, { step, answers }, today);
const checkOf = (name: SignUpStep, answers: SignUpAnswers) =>
  steps.find((step) => step.name === name)?.check(answers, today);

type Field = keyof SignUpAnswers;

/** One wrong answer for everything that is asked: the step that asks, where it is, and what is wrong. */
const wrong: readonly (readonly [step: SignUpStep, group: Field, field: string, value: unknown, only?: IdType])[] = [
  ['name', 'name', 'fullName', 'MY'],
  ['name', 'name', 'fatherName', ''],
  ['nrc', 'nrc', 'state', '15', 'NRC'],
  ['nrc', 'nrc', 'township', '', 'NRC'],
  ['nrc', 'nrc', 'type', 'Q', 'NRC'],
  ['nrc', 'nrc', 'number', '12345', 'NRC'],
  ['nrc', 'nrc', 'backSerial', 'A#1', 'NRC'],
  ['nrc', 'oldNrc', 'oldNumber', 'R-123456', 'OLD_NRC'],
  ['nrc', 'passport', 'passportNumber', 'E#1', 'PASSPORT'],
  ['nrc', 'passport', 'issueDate', { day: '30', month: '2', year: '2020' }, 'PASSPORT'],
  ['nrc', 'passport', 'issueDate', { day: '2', month: '3', year: '2026' }, 'PASSPORT'],
  ['nrc', 'passport', 'expiryDate', { day: '1', month: '1', year: '2020' }, 'PASSPORT'],
  ['nrc', 'passport', 'expiryDate', { day: '28', month: '2', year: '2026' }, 'PASSPORT'],
  ['nrc', 'passport', 'visaType', '', 'PASSPORT'],
  ['nrc', 'passport', 'visaCountry', 'MM', 'PASSPORT'],
  ['nrc', 'passport', 'visaPlace', ' ', 'PASSPORT'],
  ['nrc', 'passport', 'visaNumber', '1'.repeat(26), 'PASSPORT'],
  ['nrc', 'passport', 'visaExpiry', { day: '1', month: '3', year: '2026' }, 'PASSPORT'],
  ['gender', 'gender', 'gender', ''],
  ['dob', 'birthDate', 'birthDate', { day: '2', month: '3', year: '2008' }],
  ['personal-info', 'addresses', 'current', emptyAnswers.addresses.current],
  ['personal-info', 'addresses', 'permanent', emptyAnswers.addresses.permanent],
  ['credential', 'contact', 'phone', '09777'],
  ['credential', 'contact', 'email', 'mya'],
];
const wrongFor = (idType: IdType) => wrong.filter(([, , , , only = idType]) => only === idType);
const withWrong = (answers: SignUpAnswers, group: Field, field: string, value: unknown): SignUpAnswers => ({
  ...answers,
  [group]: { ...(answers[group] as object), [field]: value },
});

/** The answers of the steps up to a place, the rest empty. */
function answeredUpTo(place: number, answers: SignUpAnswers): SignUpAnswers {
  const given = steps.slice(0, place + 1).map((step) => takeAnswers(step, answers));
  return Object.assign({}, emptyAnswers, { idType: answers.idType }, ...given);
}

/** The questions stand between the entrance and the password. */
const questions = signUpSteps.slice(1, 7);
const beforeSubmission = signUpSteps.slice(0, 8);
const place = (step: SignUpStep) => signUpSteps.indexOf(step);
const nearer = (one: SignUpStep, other: SignUpStep) => (place(one) < place(other) ? one : other);
/** The first question is free. */
const openFrom = (reached: SignUpStep): SignUpStep => (reached === 'get-started' ? 'name' : reached);

describe.each(idTypes)('a sign-up by %s', (idType) => {
  const whole = answersBy(idType);

  test.each(wrongFor(idType).map(([name, group, field, value]) => ({ name, group, field, value })))(
    '$name: a wrong $group.$field is found there and nowhere else',
    ({ name, group, field, value }) => {
      const answers = withWrong(whole, group, field, value);
      for (const step of steps) {
        const expected = step.name === name ? [`${group}.${field}`] : [];
        expect(Object.keys(step.check(answers, today)), step.name).toEqual(expected);
      }
      expect(Object.keys(problemsOf(steps, answers, today))).toEqual([`${group}.${field}`]);
    },
  );

  test('is in order as a whole', () => {
    expect(problemsOf(steps, whole, today)).toEqual({});
  });

  test.each(beforeSubmission)(
    'that has reached %s may go on where its answers end, and no further [SUP-003, SUP-004]',
    (reached) => {
      for (let last = 0; last < beforeSubmission.length - 1; last += 1) {
        const missing = signUpSteps[last + 1] ?? 'create-password';
        const answers = answeredUpTo(last, whole);
        expect(allowed(reached, answers), `answered up to ${signUpSteps[last]}`).toBe(
          nearer(openFrom(reached), missing),
        );
      }
    },
  );

  test.each(beforeSubmission)('that has reached %s is sent back to what is no longer right [SUP-004]', (reached) => {
    for (const [step, group, field, value] of wrongFor(idType)) {
      for (let last = place(step); last < beforeSubmission.length; last += 1) {
        const answers = withWrong(answeredUpTo(last, whole), group, field, value);
        expect(allowed(reached, answers), `${group}.${field}`).toBe(nearer(openFrom(reached), step));
      }
    }
  });

  test.each(['otp-verify', 'email-verify'] as const)(
    'that the server has taken stays at %s, whatever becomes of its answers (G-099)',
    (reached) => {
      expect(allowed(reached, whole)).toBe(reached);
      expect(allowed(reached, emptyAnswers)).toBe(reached);
      for (const [, group, field, value] of wrongFor(idType)) {
        expect(allowed(reached, withWrong(whole, group, field, value))).toBe(reached);
      }
    },
  );

  test.each(signUpSteps)(
    'may open, having reached %s with every answer, what the saved step allows [SUP-004]',
    (reached) => {
      const open = signUpSteps.filter((name) => mayOpen(steps, { step: reached, answers: whole }, today, name));
      const last = place(openFrom(reached));
      expect(open).toEqual(reached === 'email-verify' ? ['email-verify'] : signUpSteps.slice(0, last + 1));
    },
  );

  test.each(signUpSteps)('goes on at %s after a reload [SUP-003]', (reached) => {
    expect(resumeAt(steps, { step: reached, answers: whole })).toBe(reached);
    expect(resumeAt(steps, { step: reached, answers: emptyAnswers })).toBe(reached);
  });

  test('walks ten steps forth, and back up to the verified phone', () => {
    const pairs = signUpSteps.map((name) => [previousOf(steps, whole, name), name, nextOf(steps, whole, name)]);
    expect(pairs).toEqual([
      [undefined, 'get-started', 'name'],
      ['get-started', 'name', 'nrc'],
      ['name', 'nrc', 'gender'],
      ['nrc', 'gender', 'dob'],
      ['gender', 'dob', 'personal-info'],
      ['dob', 'personal-info', 'credential'],
      ['personal-info', 'credential', 'create-password'],
      ['credential', 'create-password', 'otp-verify'],
      ['create-password', 'otp-verify', 'email-verify'],
      [undefined, 'email-verify', undefined],
    ]);
  });

  test.each(signUpSteps)('lists its steps from %s as done or locked', (shown) => {
    for (const reached of signUpSteps.slice(place(shown))) {
      const seen = stepsSeenFrom(steps, { step: reached, answers: whole }, shown);
      expect(seen.map(({ state }) => state)).toEqual(
        signUpSteps.map((_name, index) => {
          return index <= place(reached) ? 'done' : 'locked';
        }),
      );
      expect(seen.filter(({ isShown }) => isShown).map(({ name }) => name)).toEqual([shown]);
      const canGoBack = reached !== 'email-verify';
      const open = seen.filter(({ isOpen }) => isOpen).map(({ name }) => name);
      const expected = signUpSteps.filter((name) => name !== shown && place(name) <= place(reached));
      expect(open).toEqual(canGoBack ? expected : expected.filter((name) => name === 'email-verify'));
    }
  });

  test.each(signUpSteps)('that has reached %s submits again what is changed', (reached) => {
    for (const changed of questions) {
      const after = reachedAfterChange(steps, { step: reached, answers: whole }, changed);
      expect(after).toBe(nearer(reached, 'create-password'));
    }
  });
});

test('a newcomer may begin, and nothing else [SUP-004]', () => {
  expect(allowed('get-started', emptyAnswers)).toBe('name');
});

test('only the document that was chosen counts', () => {
  const { nrc } = emptyAnswers;
  expect(checkOf('nrc', { ...answersBy('OLD_NRC'), nrc })).toEqual({});
  expect(Object.keys(checkOf('nrc', { ...answersBy('OLD_NRC'), idType: 'NRC' }) ?? {})).toEqual([
    'nrc.state',
    'nrc.township',
    'nrc.type',
    'nrc.backSerial',
    'nrc.number',
  ]);
});

test('accepted is what was gone on from and is right, not what is being typed', () => {
  const whole = answersBy('NRC');
  const accepted = (step: SignUpStep, answers: SignUpAnswers) =>
    acceptedAnswers(steps, { step, answers }, today, emptyAnswers);
  expect(accepted('name', whole)).toEqual(emptyAnswers);
  expect(accepted('nrc', whole)).toEqual({ ...emptyAnswers, name: whole.name });
  expect(accepted('otp-verify', whole)).toEqual(whole);
  const noDay = { birthDate: { day: '31', month: '2', year: '1990' } };
  expect(accepted('credential', { ...whole, birthDate: noDay }).birthDate).toEqual(emptyAnswers.birthDate);
});

test('what is wrong with an address is not told again of its copy', () => {
  const whole = answersBy('NRC');
  const current = { ...whole.addresses.current, address: 'ပြည်လမ်း' };
  const told = (isSame: boolean) =>
    Object.keys(checkOf('personal-info', { ...whole, addresses: { current, permanent: current, isSame } }) ?? {});
  expect(told(true)).toEqual(['addresses.current']);
  expect(told(false)).toEqual(['addresses.current', 'addresses.permanent']);
});

test('half a place is told as missing, whether or not its half exists', () => {
  const whole = answersBy('NRC');
  const half = (part: 'state' | 'township') => ({ ...whole.addresses.current, [part]: '' });
  const existing: Existing = { isTownshipOf: () => false, isNrc: () => true, isCountry: () => true };
  for (const part of ['state', 'township'] as const) {
    const addresses = { current: half(part), permanent: half(part), isSame: true };
    const step = checkedSignUp(existing).find(({ name }) => name === 'personal-info');
    expect(Object.keys(step?.check({ ...whole, addresses }, today) ?? {}), part).toEqual(['addresses.current']);
  }
});

test('every answer belongs to one step', () => {
  expect(steps.flatMap(({ fields }) => fields).sort()).toEqual(Object.keys(emptyAnswers).sort());
});

test('an address that is a copy is told of once, but a false copy is evaluated like any other', () => {
  const { current } = emptyAnswers.addresses;
  const problemsOf = (addresses: SignUpAnswers['addresses']) =>
    Object.keys(checkOf('personal-info', { ...emptyAnswers, addresses }) ?? {});
  const both = ['addresses.current', 'addresses.permanent'];
  expect(problemsOf({ current, permanent: current, isSame: true })).toEqual(['addresses.current']);
  expect(problemsOf({ current, permanent: current, isSame: false })).toEqual(both);
  expect(problemsOf({ current, permanent: { ...current, street: 'PYAY ROAD' }, isSame: true })).toEqual(both);
});

describe('what does not exist is refused by who knows what does', () => {
  const known: Existing = { isTownshipOf: () => true, isNrc: () => true, isCountry: () => true };
  test.each<[string, IdType, Partial<Existing>, string[]]>([
    ['a township', 'NRC', { isTownshipOf: () => false }, ['addresses.current.township']],
    ['a card', 'NRC', { isNrc: () => false }, ['nrc.township']],
    ['no card is looked up for a passport', 'PASSPORT', { isNrc: () => false }, []],
    ['a country', 'PASSPORT', { isCountry: () => false }, ['passport.visaCountry']],
  ])('%s', (_what, idType, missing, expected) => {
    const problems = problemsOf(checkedSignUp({ ...known, ...missing }), answersBy(idType), today);
    expect(Object.keys(problems)).toEqual(expected);
  });
});
