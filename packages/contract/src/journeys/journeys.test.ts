import { describe, expect, it } from 'vitest';
import { accountOpeningRouteNumber, accountOpeningRoutes, accountOpeningSidebar } from './account-opening.ts';
import { etbAccountRoutes, existingCustomerOutcomes, existingCustomerSteps } from './existing-customer.ts';
import { signUpStepNumber, signUpSteps } from './sign-up.ts';

describe('the sign-up wizard', () => {
  it('has ten steps in this order [SUP-001]', () => {
    expect(signUpSteps.join(' ')).toBe(
      'get-started name nrc gender dob personal-info credential create-password otp-verify email-verify',
    );
  });

  it('counts them from 0 [SUP-002]', () => {
    const numbered = ['get-started', 'personal-info', 'credential', 'create-password', 'otp-verify'] as const;
    expect(numbered.map(signUpStepNumber)).toEqual([0, 5, 6, 7, 8]);
  });
});

describe('the account-opening wizard', () => {
  it('has eleven routes, spelt and ordered so [WIZ-006, CON-039]', () => {
    expect(accountOpeningRoutes.join(' ')).toBe(
      'initial biomatric personal-detail introducers choose-branch additional-services summary-review ' +
        'terms-and-conditions otp-verification account-information account-activation',
    );
  });

  it('saves them as 0 to 10 [WIZ-007]', () => {
    expect(accountOpeningRoutes.map(accountOpeningRouteNumber)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('shows eight of them in the side bar, numbered as saved', () => {
    expect(accountOpeningSidebar.map(accountOpeningRouteNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('the existing-customer flow', () => {
  it('walks nine steps in this order [ETB-046, CON-039]', () => {
    expect(existingCustomerSteps.map(({ route }) => route).join(' ')).toBe(
      'bankaccount otp-verification personal-detail introducers choose-branch additional-services summary-review ' +
        'terms-and-conditions confirmation',
    );
  });

  it('saves the numbers of the documents [ETB-014]', () => {
    const saved = [...existingCustomerSteps, ...existingCustomerOutcomes];
    expect(Object.fromEntries(saved.map(({ route, savedRouteNumber }) => [route, savedRouteNumber]))).toEqual({
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
    expect(Object.values(etbAccountRoutes)).toEqual(existingCustomerSteps.map(({ route }) => route));
  });
});
