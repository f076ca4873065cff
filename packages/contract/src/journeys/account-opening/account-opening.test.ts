import { describe, expect, test } from 'vitest';
import { type IdType, idTypes } from '../../rules/customers/id-type.ts';
import { wholeOpening } from '../../testing/samples/opening-answers.ts';
import { allowedStep, mayOpen, previousOf, problemsOf, reachedAfterChange, takeAnswers } from '../answering.ts';
import { nextOf, resumeAt, routeOf, stepsFor, stepsSeenFrom } from '../journey.ts';
import { emptyOpening, needsIncomeProof, type OpeningAnswers } from './answers.ts';
import { type AccountOpeningStep, accountOpeningOutcomes, accountOpeningSteps } from './outline.ts';
import { checkedAccountOpening, type OnOffer } from './steps.ts';

const today = '2026-03-01';
const steps = checkedAccountOpening();
const tomorrow = { day: '2', month: '3', year: '2026' };

type Field = keyof OpeningAnswers;

/** One wrong answer for everything that is asked: the step that asks, where it is, and what is wrong. */
const wrong: readonly (readonly [AccountOpeningStep, path: string, Partial<OpeningAnswers>, only?: IdType])[] = [
  ['biomatric', 'identity.status', { identity: { status: 'FAILED', uploadType: '' } }],
  ['biomatric', 'idImages', { idImages: [] }],
  ['signature', 'signature', { signature: [] }],
  ['form-qa-22', 'arrival.date', { arrival: { date: { day: '30', month: '2', year: '2020' } } }, 'PASSPORT'],
  ['form-qa-22', 'arrival.date', { arrival: { date: tomorrow } }, 'PASSPORT'],
  ['occupation', 'incomeFiles', { incomeFiles: [] }, 'PASSPORT'],
  ['introducers', 'introducers.wanted', { introducers: { wanted: '' } }],
  ['introducers', 'employee.staffId', { employee: { staffId: '1234567' } }],
  ['choose-branch', 'branch.code', { branch: { state: 'MMR013', township: 'MMR013037', code: '' } }],
  ['additional-services', 'services', { services: [] }],
];
const wrongFor = (idType: IdType) => wrong.filter(([, , , only = idType]) => only === idType);

const walkOf = (answers: OpeningAnswers) => stepsFor(steps, answers).map(({ name }) => name);
const openTo = (step: AccountOpeningStep, answers: OpeningAnswers) =>
  walkOf(answers).filter((name) => mayOpen(steps, { step, answers }, today, name));

/** The answers of the steps up to a place, the rest empty. */
function answeredUpTo(last: AccountOpeningStep, answers: OpeningAnswers): OpeningAnswers {
  const walk = walkOf(answers);
  const given = stepsFor(steps, answers)
    .filter(({ name }) => walk.indexOf(name) <= walk.indexOf(last))
    .map((step) => takeAnswers(step, answers));
  return Object.assign({}, emptyOpening(answers), ...given);
}

describe.each(idTypes)('opening an account with %s', (idType) => {
  const whole = wholeOpening(idType);
  const walk = walkOf(whole);
  const place = (name: AccountOpeningStep) => walk.indexOf(name);

  test('asks for the forms of the document [ROL-013]', () => {
    const forms = idType === 'PASSPORT' ? 'review occupation form-qa-22 signature' : 'review occupation signature';
    expect(walk.slice(2, walk.indexOf('introducers')).join(' ')).toBe(forms);
  });

  test('is in order as a whole', () => {
    expect(problemsOf(steps, whole, today)).toEqual({});
  });

  test.each(wrongFor(idType).map(([name, path, change]) => ({ name, path, change })))(
    '$name: a wrong $path is found there and nowhere else',
    ({ name, path, change }) => {
      const answers = { ...whole, ...change };
      for (const step of stepsFor(steps, answers)) {
        expect(Object.keys(step.check(answers, today)), step.name).toEqual(step.name === name ? [path] : []);
      }
    },
  );

  test.each(walkOf(whole))('who has reached %s may go on where the answers end, and no further', (reached) => {
    for (const last of walk) {
      const answers = answeredUpTo(last, whole);
      const missing = stepsFor(steps, answers).find((step) => Object.keys(step.check(answers, today)).length > 0)?.name;
      const open = reached === 'initial' ? 'biomatric' : reached;
      // What was confirmed in the summary is not evaluated again, nor what cannot be gone back to.
      const isSettled = place(reached) > place('summary-review');
      const nearest = missing && !isSettled && place(missing) < place(open) ? missing : open;
      expect(allowedStep(steps, { step: reached, answers }, today), `answered up to ${last}`).toBe(nearest);
    }
  });

  test('before anything is saved only the first step is open', () => {
    expect(openTo('initial', emptyOpening(whole))).toEqual(['initial', 'biomatric']);
  });

  test('what was left stays open up to the terms, and nothing of it at the code (G-059)', () => {
    for (const reached of walk.slice(1)) {
      const expected = reached === 'otp-verification' ? ['otp-verification'] : walk.slice(0, place(reached) + 1);
      expect(openTo(reached, whole), reached).toEqual(expected);
    }
  });

  test('the introducers wait for every form of the personal detail', () => {
    for (const reached of walk.slice(2, place('introducers'))) {
      expect(openTo(reached, whole)).not.toContain('introducers');
    }
    expect(openTo('introducers', whole)).toContain('introducers');
  });

  test('a step is completed when its number is at most saved + 1, from wherever it is seen (G-175) [WIZ-022]', () => {
    const numberOf = (step: string) => Number(accountOpeningSteps.find(({ name }) => name === step)?.savedNumber);
    const routes = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    for (const [saved, reached] of [
      [1, 'review'],
      [2, 'introducers'],
      [3, 'choose-branch'],
      [4, 'additional-services'],
      [5, 'summary-review'],
      [6, 'terms-and-conditions'],
      [7, 'otp-verification'],
    ] as const) {
      for (const shown of ['biomatric', reached] as const) {
        const seen = stepsSeenFrom(steps, { step: reached, answers: whole }, shown);
        const completed = seen.filter(({ state }) => state === 'done').map(({ name }) => numberOf(name));
        expect(completed, `${reached} from ${shown}`).toEqual(routes.filter((number) => number <= saved + 1));
        expect(seen.filter(({ isShown }) => isShown).map(({ name }) => name)).toEqual([shown]);
      }
    }
  });

  test('is walked forth and back, but not back from the code', () => {
    const back = walk.map((name) => previousOf(steps, whole, name));
    expect(back).toEqual([undefined, ...walk.slice(0, -2), undefined]);
    expect(walk.map((name) => nextOf(steps, whole, name))).toEqual([...walk.slice(1), undefined]);
  });

  test.each(walkOf(whole))('goes on at %s after a reload', (reached) => {
    expect(resumeAt(steps, { step: reached, answers: whole })).toBe(reached);
  });

  test('what is changed after the summary is confirmed again', () => {
    for (const changed of ['biomatric', 'occupation', 'introducers', 'choose-branch', 'additional-services'] as const) {
      const after = (step: AccountOpeningStep) => reachedAfterChange(steps, { step, answers: whole }, changed);
      expect(after('terms-and-conditions')).toBe('summary-review');
      expect(after('summary-review')).toBe('summary-review');
      expect(after('additional-services')).toBe('additional-services');
    }
  });
});

test('every route is saved under its number [WIZ-007]', () => {
  const places = [...accountOpeningSteps, ...accountOpeningOutcomes];
  expect(Object.fromEntries(places.map((place) => [routeOf(place), place.savedNumber]))).toEqual({
    initial: 0,
    biomatric: 1,
    'personal-detail': 2,
    introducers: 3,
    'choose-branch': 4,
    'additional-services': 5,
    'summary-review': 6,
    'terms-and-conditions': 7,
    'otp-verification': 8,
    'account-information': 9,
    'account-activation': 10,
  });
});

test('every answer belongs to one step, but for what is known before', () => {
  const known: Field[] = ['idType', 'accountClass'];
  const owned = steps.flatMap(({ fields }) => fields);
  const ofExistingCustomers: Field[] = ['existingAccount', 'chequeBook'];
  expect([...known, ...ofExistingCustomers, ...owned].sort()).toEqual(Object.keys(wholeOpening('NRC')).sort());
});

test.each([
  ['NRC', '301', false],
  ['NRC', '107', true],
  ['OLD_NRC', '108', true],
  ['PASSPORT', '301', true],
  ['PASSPORT', '107', true],
] as const)('%s for %s: income is to be proved: %s (G-052)', (idType, accountClass, isDue) => {
  const answers = { ...wholeOpening(idType, { accountClass, currency: 'USD' }), incomeFiles: [] };
  expect(needsIncomeProof(answers)).toBe(isDue);
  expect(problemsOf(steps, answers, today)).toEqual(isDue ? { incomeFiles: 'validation.upload.incomeMissing' } : {});
});

test.each([
  ['108', '', false],
  ['108', 'MMK', false],
  ['107', 'USD', true],
  ['301', 'MMK', true],
])('%s in %j may be started: %s', (accountClass, currency, isFine) => {
  const answers = wholeOpening('NRC', { accountClass, currency });
  expect(allowedStep(steps, { step: 'introducers', answers }, today)).toBe(isFine ? 'introducers' : 'initial');
});

describe('the identity', () => {
  const check = (change: Partial<OpeningAnswers>, idType: IdType = 'NRC') =>
    Object.keys(steps[1]?.check({ ...wholeOpening(idType), ...change }, today) ?? {});
  const images = (...types: string[]) => types.map((type) => ({ id: type, type, name: '', url: '' }));

  test.each(['VERIFIED', 'PENDING'] as const)('%s lets one go on with the photos, and not without', (status) => {
    expect(check({ identity: { status, uploadType: '' } })).toEqual([]);
    expect(check({ identity: { status, uploadType: '' }, idImages: [] })).toEqual(['idImages']);
  });

  test('skipped lets one go on with nothing, failed with nothing does not', () => {
    expect(check({ identity: { status: 'SKIPPED', uploadType: '' }, idImages: [] })).toEqual([]);
    expect(check({ identity: { status: 'FAILED', uploadType: '' } })).toEqual(['identity.status']);
  });

  test('a card has two sides, a passport one, and another card will do [ROL-013, ROL-014]', () => {
    expect(check({ idImages: images('PRIMARY-FRONT') })).toEqual(['idImages']);
    expect(check({ idImages: images('PRIMARY-FRONT') }, 'PASSPORT')).toEqual([]);
    expect(check({ idImages: images('SECONDARY-FRONT', 'SECONDARY-BACK') })).toEqual([]);
    expect(check({ idImages: images('PRIMARY-FRONT', 'SECONDARY-BACK') })).toEqual(['idImages']);
  });
});

describe('the introducers', () => {
  const step = steps.find(({ name }) => name === 'introducers');
  const whole = wholeOpening('NRC');
  const { firstIntroducer } = emptyOpening(whole);

  test('are two or none, both in order (G-016)', () => {
    const half = { ...whole, secondIntroducer: firstIntroducer };
    expect(step?.check(half, today)).toEqual({
      'secondIntroducer.name': 'validation.introducer.nameMissing',
      'secondIntroducer.phone': 'validation.introducer.phoneWrong',
      'secondIntroducer.bankaccount': 'validation.introducer.accountNumberWrong',
      'secondIntroducer.idValue': 'validation.introducer.nrcWrong',
    });
    expect(step?.check({ ...half, introducers: { wanted: 'no' } }, today)).toEqual({});
    const twice = { ...whole, secondIntroducer: whole.firstIntroducer };
    expect(Object.keys(step?.check(twice, today) ?? {})).toHaveLength(1);
    expect(step?.check({ ...twice, introducers: { wanted: 'no' } }, today)).toEqual({});
  });

  test('an employee need not be named (G-140)', () => {
    expect(step?.check({ ...whole, employee: { staffId: '' } }, today)).toEqual({});
  });
});

describe('what does not exist is refused by who knows what does', () => {
  const known: OnOffer = {
    isProfession: () => true,
    isIndustry: () => true,
    isBranch: () => true,
    areServices: () => true,
  };
  test.each<[keyof OnOffer, string]>([
    ['isProfession', 'occupation.profession'],
    ['isIndustry', 'occupation.industry'],
    ['isBranch', 'branch.code'],
    ['areServices', 'services'],
  ])('%s: %s', (what, path) => {
    const refusing = checkedAccountOpening({ ...known, [what]: () => false });
    expect(Object.keys(problemsOf(refusing, wholeOpening('NRC'), today))).toEqual([path]);
  });

  test('the unemployed have no profession to look up', () => {
    const { occupation } = emptyOpening(wholeOpening('NRC'));
    const refusing = checkedAccountOpening({ ...known, isProfession: () => false, isIndustry: () => false });
    const answers = { ...wholeOpening('NRC'), occupation: { ...occupation, employment: 'U' as const } };
    expect(problemsOf(refusing, answers, today)).toEqual({});
  });
});
