// @vitest-environment page
import { accountTypes } from '@taga/reference/account-types';
import { Router } from '@taga/web/navigation';
import { drawInPage } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChosenAccount, forgetChosenAccount, useNotedChoice } from './chosen-account.ts';
import { startedAccount } from './started-account.ts';
import { forgetStoredApplication, storeApplicationId, storedClassOf } from './stored-application.ts';

const [first, second] = accountTypes as unknown as [string, string];
const day = 24 * 60 * 60_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

function Page() {
  useNotedChoice();
  return null;
}
async function visit(address: string, state: unknown = null) {
  window.history.replaceState({ idx: 0, key: 'k', usr: state }, '', address);
  await drawInPage(
    <Router>
      <Page />
    </Router>,
  );
}

test('the account that an address names waits for a week, and no longer', async () => {
  await visit(`/signup?account=${first}`);
  expect(findChosenAccount()).toBe(first);
  vi.setSystemTime(1_000_000 + 7 * day - 1);
  expect(findChosenAccount()).toBe(first);
  vi.setSystemTime(1_000_000 + 7 * day);
  expect(findChosenAccount()).toBeUndefined();
});

test('so does the one whose page they were sent here from; the address counts first', async () => {
  await visit('/login', { askedFor: `/accounts/${second}` });
  expect(findChosenAccount()).toBe(second);
  await visit(`/login?account=${first}`, { askedFor: `/accounts/${second}` });
  expect(findChosenAccount()).toBe(first);
  forgetChosenAccount();
  expect(findChosenAccount()).toBeUndefined();
});

test('what is no account is not chosen, and leaves an earlier choice', async () => {
  await visit(`/login?account=${first}`);
  await visit('/login?account=gold');
  await visit('/login');
  expect(findChosenAccount()).toBe(first);
  localStorage.setItem('taga.chosen-account', JSON.stringify({ accountType: first }));
  expect(findChosenAccount()).toBeUndefined();
});

test('an account that somebody set out to open is kept with its currency, the usual one where it has none', () => {
  const keep = (kept: object) => localStorage.setItem('taga.started-account', JSON.stringify(kept));
  keep({ accountType: first, currency: 'USD' });
  expect(startedAccount.get()).toEqual({ accountType: first, currency: 'USD' });
  keep({ accountType: first, currency: 'XXX' });
  expect(startedAccount.get()).toEqual({ accountType: first, currency: 'MMK' });
  keep({ accountType: 'gold' });
  expect(startedAccount.get()).toBeUndefined();
});

test('class and id of the application opened last are kept by the names of the documents, and go together', () => {
  expect(storedClassOf('301')).toBe('301');
  storeApplicationId('A1');
  expect([localStorage.getItem('AccountClass'), localStorage.getItem('AuthorizationReqId')]).toEqual(['"301"', '"A1"']);
  expect(storedClassOf('302')).toBe('302');
  forgetStoredApplication();
  expect([localStorage.getItem('AccountClass'), localStorage.getItem('AuthorizationReqId')]).toEqual([null, null]);
});
