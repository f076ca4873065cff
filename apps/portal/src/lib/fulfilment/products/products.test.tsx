// @vitest-environment page
import { minimumAgeYears } from '@taga/contract/constants';
import { accountClasses, findAccountClass } from '@taga/reference/account-classes';
import { Router } from '@taga/web/navigation';
import { drawInPage } from '@taga/web/testing';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { SessionProvider } from '../../access/session/session-context.tsx';
import { clearSession, getSession, openSession } from '../../access/session/session-store.ts';
import { accountFigures } from '../accounts/account-figures.ts';
import { AccountGroups } from './account-groups.tsx';
import { CustomerProducts } from './customer-products.tsx';
import { heldAccounts } from './held-accounts.ts';

const customer = { loginId: 'mya@mail.example', isCardCustomer: false, idType: 'NRC' } as never;

async function draw(element: ReactNode) {
  const drawn = await drawInPage(element, {
    words: ['accounts', 'accountList', 'customer', 'products'],
    around: (children) => (
      <Router>
        <SessionProvider initial={getSession()}>{children}</SessionProvider>
      </Router>
    ),
  });
  const titles = (level: string) => [...drawn.place.querySelectorAll(level)].map(({ textContent }) => textContent);
  return { ...drawn, titles, text: drawn.store.getSnapshot().text };
}

test('products stand in groups by what people want them for; an empty group is left out', async () => {
  const all = await draw(<AccountGroups accountClasses={accountClasses} />);
  expect(all.titles('h2')).toEqual([
    all.text('accountList.group.saving'),
    all.text('accountList.group.call'),
    all.text('accountList.group.current'),
  ]);
  expect(all.place.querySelectorAll('li')).toHaveLength(accountClasses.length);
  const one = await draw(<AccountGroups accountClasses={accountClasses.filter(({ kind }) => kind.endsWith('Call'))} />);
  expect(one.titles('h2')).toEqual([one.text('accountList.group.call')]);
});

test('the groups stand one rank above the names of the products', async () => {
  const { titles } = await draw(<AccountGroups accountClasses={accountClasses} headingLevel={4} />);
  expect(titles('h2')).toEqual([]);
  expect(titles('h3')).toHaveLength(3);
  expect(titles('h4')).toHaveLength(accountClasses.length);
  const above = await draw(<AccountGroups accountClasses={accountClasses} />);
  expect(above.titles('h3')).toHaveLength(accountClasses.length);
});

test('a customer sees why a product is closed to them, and the card beside the accounts', async () => {
  const { read, text, titles } = await draw(<CustomerProducts customer={customer} balances={undefined} />);
  expect(read()).toContain(text('customer.closed.needsPassport'));
  expect(read()).not.toContain(text('customer.closed.needsNationalId'));
  expect(titles('h2')).toContain(text('customer.card.group'));
  expect(titles('h3')).toContain(text('customer.menu.card'));
});

test('a product leads to the customer’s own page of it, or to the one for everybody', async () => {
  const saving = accountClasses.filter(({ accountType }) => accountType === 'saving');
  clearSession();
  const visitor = (await draw(<AccountGroups accountClasses={saving} />)).find('a').getAttribute('href');
  const expiry = new Date(Date.now() + 60_000).toISOString();
  openSession({
    user: { Data: { USERNAME: 'Mya', LOGIN_ID: 'mya@mail.example' } as never, expiry },
    auth: { accesstoken: 't', RefreshToken: 'r', expiry },
  });
  const own = (await draw(<AccountGroups accountClasses={saving} />)).find('a').getAttribute('href');
  clearSession();
  expect(own).toContain('saving');
  expect(visitor).toContain('saving');
  expect(own).not.toBe(visitor);
});

test('an account is held by its class, also more than once', () => {
  const saving = findAccountClass('saving');
  if (!saving) throw new Error('There is no such class');
  const balances = [{ ACCLASS: saving.code }, { ACCLASS: 'other' }, { ACCLASS: saving.code }] as never;
  expect(heldAccounts(saving, balances)).toHaveLength(2);
});

test('the copy about all accounts states no figure of its own', () => {
  const inKyat = accountClasses.filter(({ currency }) => currency === 'MMK');
  const { accounts, age, deposit } = accountFigures('en');
  expect(accounts).toBe(String(accountClasses.length));
  expect(age).toBe(String(minimumAgeYears));
  expect(inKyat.length).toBeLessThan(accountClasses.length);
  expect(deposit).toBe('1,000');
});
