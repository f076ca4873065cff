import type { StepRecord } from '@taga/contract/records/applications/step';
import { type AccountType, findAccountClass } from '@taga/reference/account-classes';
import { describe, expect, test } from 'vitest';
import type { Customer } from '../../access/session/session.ts';
import { validateInfo } from './opening.ts';

const plain: Customer = {
  name: 'MYA MYA',
  loginId: 'mya@example.com',
  idType: 'NRC',
  idNumber: '12/DAGAMA(N)123456',
  isCardCustomer: false,
  isExistingCustomer: false,
};
const forCard = { ...plain, isCardCustomer: true };
const existing = { ...plain, isExistingCustomer: true };

function evaluate(
  accountType: AccountType,
  Status: 'INIT' | 'PENDING' | 'COMPLETED' | null,
  customer = plain,
  Step: StepRecord | null = null,
) {
  const accountClass = findAccountClass(accountType);
  if (!accountClass) throw new Error(`There is no ${accountType}`);
  return validateInfo({ Status, Step }, accountClass, customer);
}

function stepAt(stepRouteName: StepRecord['stepRouteName'], stepNumber: number): StepRecord {
  return {
    baseRoute: '/create-account/saving',
    stepRouteNumber: 10,
    stepRouteName,
    stepNumber,
    actionRemark: 'normal',
  };
}

describe('the button', () => {
  test('creates where there is no application [PRD-017]', () => {
    expect(evaluate('saving', null)).toMatchObject({ kind: 'ready', face: 'create' });
  });

  test('resumes an application that was started [PRD-014]', () => {
    expect(evaluate('saving', 'INIT')).toMatchObject({ kind: 'ready', face: 'resume' });
  });

  test('creates all the same for who came for a card [PRD-015]', () => {
    expect(evaluate('cash-current', 'INIT', forCard)).toMatchObject({ kind: 'ready', face: 'create' });
  });

  test.each(['PENDING', 'COMPLETED'] as const)('carries the status %s and does not answer [PRD-016]', (status) => {
    expect(evaluate('saving', status)).toEqual({ kind: 'underWay', status });
    expect(evaluate('cash-current', status, forCard)).toEqual({ kind: 'underWay', status });
  });
});

describe('the next step', () => {
  test.each([
    ['saving', plain, '/create-account/saving'],
    ['current-resident', plain, '/create-account/current-resident'],
    ['saving', existing, '/create-account/saving'],
    ['cash-current', plain, '/create-account/cash-current'],
    ['cash-current', forCard, '/create-etb-account/cash-current'],
    ['cash-current', existing, '/etbAccount/bankaccount'],
    ['cash-current', { ...forCard, isExistingCustomer: true }, '/create-etb-account/cash-current'],
  ] as const)('to %s leads to the wizard that fits the customer (G-012) [PRD-020]', (accountType, customer, href) => {
    expect(evaluate(accountType, null, customer)).toMatchObject({ href });
  });

  test('leads straight to the activation when that is all that is left (G-138) [PRD-021]', () => {
    const activation = stepAt('account-activation', 0);
    expect(evaluate('saving', 'INIT', plain, activation)).toMatchObject({
      href: '/create-account/saving/account-activation',
    });
    expect(evaluate('cash-current', 'INIT', forCard, activation)).toMatchObject({
      href: '/create-etb-account/cash-current/account-activation',
    });
    expect(evaluate('cash-current', 'INIT', existing, activation)).toMatchObject({ href: '/etbAccount/bankaccount' });
  });

  test('leads to the wizard from every other saved step [PRD-021]', () => {
    for (const step of [stepAt('account-activation', 1), stepAt('choose-branch', 0)]) {
      expect(evaluate('saving', 'INIT', plain, step)).toMatchObject({ href: '/create-account/saving' });
    }
  });
});
