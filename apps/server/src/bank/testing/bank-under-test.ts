import { randomUUID } from 'node:crypto';
import type { AccountClassCode } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import { expect } from 'vitest';
import type { Bank, BankEmployee, Identity, Money, OpenedAccount, OpeningOrder } from '../bank.ts';
import { BankRefused, type RefusalReason } from '../bank-errors.ts';

/** A bank, and a way behind its counter. */
export interface BankUnderTest {
  readonly bank: Bank;
  readonly fixtures: BankFixtures;
  stop(): Promise<void>;
}

/** What must be so before a promise can be tried, brought about without the `Bank` under test. */
export interface BankFixtures {
  /** Of a new customer, with the money in it. */
  addAccount(wanted?: WantedAccount): Promise<OpenedAccount>;
  blacklist(identity: Identity): Promise<void>;
  addEmployee(staffId: string, employee: BankEmployee): Promise<void>;
}

export interface WantedAccount {
  readonly balanceMinor?: number;
  readonly currency?: Currency;
  readonly accountClass?: AccountClassCode;
  readonly identity?: Identity;
  readonly phone?: string;
}

let people = 0;

/** Nobody the bank has heard of. */
export function newIdentity(idType: Identity['idType'] = 'NRC'): Identity {
  people += 1;
  const number = String(people).padStart(6, '0');
  const values = { NRC: `12/DAGAMA(N)${number}`, OLD_NRC: `RGN-${number}`, PASSPORT: `MD${number}` };
  return { idType, idValue: values[idType] };
}

export function newReference(): string {
  return randomUUID();
}

export function newOpening(changes: Partial<OpeningOrder> = {}): OpeningOrder {
  return {
    reference: newReference(),
    identity: newIdentity(),
    name: 'MYA MYA',
    phone: '09777888999',
    accountClass: '301',
    currency: 'MMK',
    branchCode: '001',
    ...changes,
  };
}

export const kyat = (minor: number): Money => ({ currency: 'MMK', minor });

export async function balanceOf(bank: Bank, accountNumber: string): Promise<number | undefined> {
  const account = await bank.findAccount(accountNumber);
  return account?.balance.minor;
}

/** Why the bank said no. Anything else than a no fails the test. */
export async function refusalOf(answer: Promise<unknown>): Promise<RefusalReason> {
  const error = await answer.then(
    (given) => new Error(`The bank carried it out: ${JSON.stringify(given)}`),
    (thrown: unknown) => thrown,
  );
  if (error instanceof BankRefused) return error.reason;
  expect(error).toBeInstanceOf(BankRefused);
  throw error;
}

/** All at the same moment. */
export function atOnce<Answer>(count: number, act: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}
