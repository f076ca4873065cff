import { describe, expect, test } from 'vitest';
import type { AccountOpeningStep } from '../../journeys/account-opening/outline.ts';
import { accountOpeningSteps } from '../../journeys/account-opening/outline.ts';
import { stepsFor } from '../../journeys/journey.ts';
import type { IdType } from '../../rules/customers/id-type.ts';
import { wholeOpening } from '../../testing/samples/opening-answers.ts';
import {
  type CodeState,
  codeStates,
  codeStepRecord,
  openingRoute,
  outcomeStepRecord,
  resumeAfter,
  savedNameOf,
  stepRecordBefore,
  stepRecordOf,
} from './application-step.ts';
import { type StepRecord, stepRecord } from './step.ts';

const baseRoute = openingRoute('saving');

/** Every state that can be saved, with where it is taken up again: number, sub-step, step, and what became of the code. */
type Row = readonly [number, number, AccountOpeningStep | 'account-activation', CodeState?];
const forCards: readonly Row[] = [
  [0, 0, 'biomatric'],
  [1, 0, 'review'],
  [2, 1, 'occupation'],
  [2, 2, 'signature'],
  [2, 3, 'introducers'],
];
const forPassports: readonly Row[] = [
  [0, 0, 'biomatric'],
  [1, 0, 'review'],
  [2, 1, 'occupation'],
  [2, 2, 'form-qa-22'],
  [2, 3, 'signature'],
  [2, 4, 'introducers'],
];
const forAll: readonly Row[] = [
  [3, 0, 'choose-branch'],
  [4, 0, 'additional-services'],
  [5, 0, 'summary-review'],
  [6, 0, 'terms-and-conditions'],
  [7, 0, 'otp-verification', 'asked'],
  [8, 0, 'otp-verification', 'asked'],
  [8, 1, 'otp-verification', 'right'],
  [8, 2, 'otp-verification', 'wrong'],
  [9, 0, 'otp-verification', 'asked'],
  [10, 0, 'account-activation', 'right'],
];
const routes = [
  'initial',
  'biomatric',
  'personal-detail',
  'introducers',
  'choose-branch',
  'additional-services',
  'summary-review',
  'terms-and-conditions',
  'otp-verification',
  'account-information',
  'account-activation',
] as const;

function saved(stepRouteNumber: number, stepNumber: number): StepRecord {
  const stepRouteName = routes[stepRouteNumber] ?? 'initial';
  return { baseRoute, stepRouteNumber, stepRouteName, stepNumber, actionRemark: 'normal' };
}

describe.each<[IdType, readonly Row[]]>([
  ['NRC', [...forCards, ...forAll]],
  ['OLD_NRC', [...forCards, ...forAll]],
  ['PASSPORT', [...forPassports, ...forAll]],
])('an application by %s', (idType, rows) => {
  test.each(rows.map(([number, subStep, step, codeState = 'asked']) => ({ number, subStep, step, codeState })))(
    'that was saved as $number/$subStep goes on at $step ($codeState)',
    ({ number, subStep, step, codeState }) => {
      expect(resumeAfter(saved(number, subStep), { idType })).toEqual({ step, codeState });
    },
  );

  test('is saved in one of these states whatever is left, and with no others [WIZ-048]', () => {
    const answers = wholeOpening(idType);
    const left = stepsFor(accountOpeningSteps, answers).map(({ name }) => stepRecordOf(name, answers, baseRoute));
    const others = [
      ...codeStates.map((state) => codeStepRecord(state, baseRoute)),
      outcomeStepRecord('account-information', baseRoute),
      outcomeStepRecord('account-activation', baseRoute),
    ];
    const states = [...left, ...others].map((each) => `${each.stepRouteNumber}/${each.stepNumber}`);
    expect([...new Set(states)]).toEqual(rows.map(([number, subStep]) => `${number}/${subStep}`));
    for (const each of [...left, ...others]) {
      expect(stepRecord.parse(each)).toEqual(each);
      expect(each.stepRouteName).toBe(routes[each.stepRouteNumber]);
    }
  });

  test('who leaves a step goes on after it, and is told from the step before it', () => {
    const answers = wholeOpening(idType);
    const walk = stepsFor(accountOpeningSteps, answers).map(({ name }) => name);
    for (const [index, name] of walk.slice(0, -1).entries()) {
      const record = stepRecordOf(name, answers, baseRoute);
      expect(savedNameOf(record, answers)).toBe(name);
      expect(resumeAfter(record, answers).step).toBe(walk[index + 1]);
      expect(stepRecordBefore(walk[index + 1] ?? 'initial', answers, baseRoute)).toEqual(record);
    }
  });
});

test('before the first step there is none: it is saved itself', () => {
  const answers = wholeOpening('NRC');
  expect(savedNameOf(stepRecordBefore('initial', answers, baseRoute), answers)).toBe('initial');
});

test('nothing saved goes on at the identity', () => {
  expect(resumeAfter(null, { idType: 'NRC' })).toEqual({ step: 'biomatric', codeState: 'asked' });
});

test.each([
  { stepRouteNumber: 4, stepRouteName: 'introducers', stepNumber: 0 },
  { stepRouteNumber: 2, stepRouteName: 'personal-detail', stepNumber: 0 },
  { stepRouteNumber: 2, stepRouteName: 'personal-detail', stepNumber: 4 },
  { stepRouteNumber: 8, stepRouteName: 'confirmation', stepNumber: 0 },
  { stepRouteNumber: 9, stepRouteName: 'account-activation', stepNumber: 0 },
] as const)('%j speaks of no step of a card holder', (contradiction) => {
  expect(savedNameOf({ baseRoute, ...contradiction }, { idType: 'NRC' })).toBeUndefined();
});

test('remarks that introducers were skipped, and that somebody tries again [WIZ-049]', () => {
  const answers = wholeOpening('NRC');
  const without = { ...answers, introducers: { wanted: 'no' } } as const;
  expect(stepRecordOf('introducers', answers, baseRoute).actionRemark).toBe('normal');
  expect(stepRecordOf('introducers', without, baseRoute).actionRemark).toBe('skip');
  expect(stepRecordOf('choose-branch', without, baseRoute).actionRemark).toBe('normal');
  expect(outcomeStepRecord('account-information', baseRoute).actionRemark).toBe('retry');
  expect(outcomeStepRecord('account-activation', baseRoute).actionRemark).toBe('normal');
});
