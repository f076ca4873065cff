import { describe, expect, it } from 'vitest';
import { accountOpeningOutcomes, accountOpeningRoutes, accountOpeningSteps } from './account-opening/outline.ts';
import { etbAccountRoutes, existingCustomerOutcomes, existingCustomerSteps } from './existing-customer/outline.ts';
import { routeOf, type StepPlace, stepsFor } from './journey.ts';
import { signUpSteps } from './sign-up.ts';
import { signUpOutline } from './sign-up-outline.ts';

/** What is saved for each address. */
const savedNumbers = (steps: readonly Pick<StepPlace<never>, 'name' | 'route' | 'savedNumber'>[]) =>
  Object.fromEntries(steps.map((step) => [routeOf(step), step.savedNumber]));

describe('the sign-up wizard', () => {
  it('has ten steps in this order [SUP-001]', () => {
    expect(signUpSteps.join(' ')).toBe(
      'get-started name nrc gender dob personal-info credential create-password otp-verify email-verify',
    );
  });

  it('counts them from 0 [SUP-002]', () => {
    expect(signUpOutline.map(({ savedNumber }) => savedNumber)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('the account-opening wizard', () => {
  it('has eleven routes, spelt and ordered so [CON-039]', () => {
    expect(accountOpeningRoutes.join(' ')).toBe(
      'initial biomatric personal-detail introducers choose-branch additional-services summary-review ' +
        'terms-and-conditions otp-verification account-information account-activation',
    );
  });

  it('saves them as 0 to 10', () => {
    const numbers = savedNumbers([...accountOpeningSteps, ...accountOpeningOutcomes]);
    expect(accountOpeningRoutes.map((route) => numbers[route])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('has the forms inside personal-detail that the identity document asks for', () => {
    const formsFor = (idType: 'NRC' | 'PASSPORT') =>
      stepsFor(accountOpeningSteps, { idType }).flatMap((step) =>
        routeOf(step) === 'personal-detail' ? [step.name] : [],
      );
    expect(formsFor('NRC')).toEqual(['review', 'occupation', 'signature']);
    expect(formsFor('PASSPORT')).toEqual(['review', 'occupation', 'form-qa-22', 'signature']);
  });
});

describe('the existing-customer flow', () => {
  it('walks nine steps in this order', () => {
    expect(existingCustomerSteps.map(({ name }) => name).join(' ')).toBe(
      'bankaccount otp-verification personal-detail introducers choose-branch additional-services summary-review ' +
        'terms-and-conditions confirmation',
    );
  });

  it('saves the numbers of the specification', () => {
    expect(savedNumbers([...existingCustomerSteps, ...existingCustomerOutcomes])).toEqual({
      bankaccount: 1,
      'personal-detail': 2,
      introducers: 3,
      'choose-branch': 4,
      'otp-verification': 4,
      'additional-services': 5,
      'summary-review': 6,
      'terms-and-conditions': 7,
      confirmation: 8,
      'account-information': 9,
      'account-activation': 10,
    });
  });

  it('reaches every step by the older addresses too', () => {
    expect(Object.values(etbAccountRoutes)).toEqual(existingCustomerSteps.map(({ name }) => name));
  });
});
