// @vitest-environment page
import { findAccountClass } from '@taga/reference/account-classes';
import { ApiError } from '@taga/web/api';
import { Router } from '@taga/web/navigation';
import { doing, drawInPage } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, bodiesOf } from '../../../testing/fake-api.ts';
import { clearSession } from '../../access/session/session-store.ts';
import { NoAnswer } from './balance-states.tsx';
import { Dashboard } from './dashboard.tsx';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

const customer = {
  name: 'MYA MYA',
  loginId: 'mya@mail.example',
  idType: 'NRC',
  idNumber: '12/DAGAMA(N)123456',
  isCardCustomer: false,
  isExistingCustomer: false,
};
const code = findAccountClass('saving')?.code;
const account = { ACCNO: '0011223344556', ACCLASS: code, ACCOUNT_CLASS: code, AC_DESC: 'Savings', CCY: 'MMK' };
const application = { AuthorizationReqId: 'A1', ApplicationNo: 'A-7K3M-29', AccountClass: '301', Kind: 'account' };
const underWay = { ...application, ServiceType: null, State: 'WAITING', Status: 'INIT', Step: null, NextStep: null };
const message = { Id: 'm-1', Type: 'AccountCreated', Category: 'Orders', Subject: 'Welcome', Date: '2026-03-01' };
const answers = {
  listBalancesByPost: { Data: [account] },
  listOwnApplications: { Data: { Applications: [underWay] } },
  listMessages: { Data: { Details: [message], TotalCount: 1 } },
};

beforeEach(() => {
  localStorage.clear();
  clearSession();
});
afterEach(() => vi.restoreAllMocks());

async function draw(changes: object = {}, who = customer) {
  answerCalls({ ...answers, ...changes });
  const drawn = await drawInPage(<Dashboard customer={who} />, {
    words: ['customer', 'accounts', 'accountList', 'products', 'ownApplications', 'inbox', 'orders', 'forms'],
    around: (children) => <Router>{children}</Router>,
  });
  const { text } = drawn.store.getSnapshot();
  const shows = (words: string) => expect.poll(drawn.read).toContain(words);
  return { ...drawn, text, shows };
}

const heldIn = (place: Element, badge: string) =>
  [...place.querySelectorAll('li')]
    .filter((item) => [...item.querySelectorAll('span')].some(({ textContent }) => textContent === badge))
    .map(({ textContent }) => textContent);

test('what the customer has, what is under way, what else there is, and the latest messages', async () => {
  const { shows, text, read, place } = await draw();
  await shows('Welcome');
  expect(read()).toContain(text('ownApplications.follow'));
  expect(read()).toContain(text('customer.balances.show'));
  expect(read()).toContain(text('customer.home.products'));
  const titles = [...place.querySelectorAll('h2')];
  const isHidden = (words: string) => titles.find(({ textContent }) => textContent === words)?.className === 'sr-only';
  expect(isHidden(text('customer.balances.title'))).toBe(true);
  expect(isHidden(text('customer.home.products'))).toBe(false);
  expect(bodiesOf('listMessages')).toMatchObject([{ CurrentIndex: 1, PageSize: 3, LoginId: customer.loginId }]);
  expect(bodiesOf('listOwnApplications')).toEqual([{ LoginId: customer.loginId }]);
});

test('nothing is shown before the first answers are there, so that nothing moves', async () => {
  for (const late of ['listBalancesByPost', 'listOwnApplications']) {
    clearSession();
    const { read, text } = await draw({ [late]: () => new Promise(() => {}) });
    expect(read()).toBe(`${text('customer.balances.title')}${text('customer.balances.loading')}`);
  }
});

test('an answer that fails is told, and the rest is there all the same', async () => {
  const failing = vi.fn(() => {
    throw new ApiError(500, null, null);
  });
  const { shows, press, text, read } = await draw({ listBalancesByPost: failing, listOwnApplications: failing });
  await shows(text('customer.balances.failure'));
  expect(read()).toContain(text('customer.home.products'));
  expect(read()).not.toContain(text('ownApplications.follow'));
  const before = failing.mock.calls.length;
  await press(text('customer.balances.again'));
  expect(failing).toHaveBeenCalledTimes(before + 1);
});

test('on the first day there is nothing, and a way to change that', async () => {
  const { shows, text, read, place } = await draw({
    listBalancesByPost: { Data: [] },
    listOwnApplications: { Data: { Applications: [] } },
    listMessages: { Data: { Details: [], TotalCount: 0 } },
  });
  await shows(text('customer.balances.empty'));
  expect(read()).not.toContain(text('inbox.latest.title'));
  expect(heldIn(place, text('customer.held.badge'))).toEqual([]);
});

test('a product that the customer has is marked as theirs, and no other', async () => {
  const { shows, text, place } = await draw();
  await shows(text('customer.home.products'));
  const held = heldIn(place, text('customer.held.badge'));
  expect(held).toHaveLength(1);
  expect(held[0]).toContain(text('accountList.saving.name'));
});

test('who came for a card has no accounts here, and the card in the menu', async () => {
  const everybody = await draw();
  await everybody.shows(everybody.text('customer.card.group'));
  clearSession();
  const { shows, text, read } = await draw({}, { ...customer, isCardCustomer: true });
  await shows(text('customer.home.products'));
  expect(read()).not.toContain(text('customer.balances.title'));
  expect(read()).not.toContain(text('customer.card.group'));
  expect(bodiesOf('listBalancesByPost')).toEqual([]);
  clearSession();
  const waiting = await draw(
    { listOwnApplications: () => new Promise(() => {}) },
    { ...customer, isCardCustomer: true },
  );
  expect(waiting.read()).not.toContain(text('customer.balances.title'));
});

test('without a network there is nothing to press, and it goes on by itself', async () => {
  const onAgain = vi.fn();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { read, store, place, leave } = await drawInPage(<NoAnswer onAgain={onAgain} />, { words: ['customer'] });
  const { text } = store.getSnapshot();
  await doing(() => window.dispatchEvent(new Event('offline')));
  expect(read()).toContain(text('customer.balances.offline'));
  expect(place.querySelector('button')).toBeNull();
  isOnline.mockReturnValue(true);
  await doing(() => window.dispatchEvent(new Event('online')));
  expect(onAgain).toHaveBeenCalledTimes(1);
  expect(read()).toContain(text('customer.balances.failure'));
  await leave();
  window.dispatchEvent(new Event('online'));
  expect(onAgain).toHaveBeenCalledTimes(1);
});
