import { expect, test } from 'vitest';
import { emptyOpening } from '../../journeys/account-opening/answers.ts';
import { existingCustomerSteps } from '../../journeys/existing-customer/outline.ts';
import {
  existingCustomerNameOf,
  existingCustomerOutcomeRecord,
  existingCustomerPlace,
  existingCustomerRecordBefore,
  existingCustomerStepRecord,
} from './existing-customer-step.ts';

const answers = emptyOpening({ accountClass: '137', idType: 'NRC', currency: 'MMK' });
const at = (step: string) => ({ step, isConfirmed: false, isRetried: false });

test.each(existingCustomerSteps.map(({ name }, index) => [name, existingCustomerSteps[index + 1]?.name] as const))(
  'who has left %s goes on at %s [ETB-052]',
  (left, next) => {
    const saved = existingCustomerStepRecord(left, answers);
    expect(saved.baseRoute).toBe('/create-etb-account/cash-current');
    expect(existingCustomerNameOf(saved)).toBe(left);
    expect(existingCustomerPlace(saved)).toEqual(
      next ? at(next) : { step: 'confirmation', isConfirmed: true, isRetried: false },
    );
  },
);

test.each(existingCustomerSteps.slice(1).map(({ name }) => name))('who has reached %s goes on there', (reached) => {
  expect(existingCustomerPlace(existingCustomerRecordBefore(reached, answers))).toEqual(at(reached));
});

test('who is led back to the first step is told to have left it: there is none before', () => {
  const saved = existingCustomerRecordBefore('bankaccount', answers);
  expect(existingCustomerNameOf(saved)).toBe('bankaccount');
});

test('who has not started, or came by another way, begins with the account', () => {
  expect(existingCustomerPlace(null)).toEqual(at('bankaccount'));
  const saved = existingCustomerStepRecord('choose-branch', answers);
  expect(existingCustomerPlace({ ...saved, baseRoute: '/create-account/cash-current' })).toEqual(at('bankaccount'));
  expect(existingCustomerPlace({ ...saved, stepRouteNumber: 99 })).toEqual(at('bankaccount'));
});

test('what failed is tried again with another code, and what was opened stays open', () => {
  const [failed, opened] = [
    existingCustomerOutcomeRecord('account-information'),
    existingCustomerOutcomeRecord('account-activation'),
  ];
  expect(failed).toMatchObject({ stepRouteNumber: 9, actionRemark: 'retry' });
  expect(opened).toMatchObject({ stepRouteNumber: 10, actionRemark: 'normal' });
  expect(existingCustomerPlace(failed)).toEqual({ step: 'otp-verification', isConfirmed: false, isRetried: true });
  expect(existingCustomerPlace(opened)).toEqual(at('account-activation'));
  expect(existingCustomerNameOf({ ...failed, stepRouteNumber: 10 })).toBeUndefined();
});
