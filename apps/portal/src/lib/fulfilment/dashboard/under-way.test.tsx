// @vitest-environment page
import { drawInPage } from '@taga/web/testing';
import { expect, test, vi } from 'vitest';
import { UnderWay } from './under-way.tsx';

const submit = vi.hoisted(() => vi.fn());
const starting = vi.hoisted(() => ({ isBusy: false }));
vi.mock('../../applications/opening/use-start-opening.ts', () => ({
  useStartOpening: () => ({ ...starting, submit }),
}));

const customer = { loginId: 'mya@mail.example', isCardCustomer: false, isExistingCustomer: false } as never;
const application = (changes: object) => ({
  AuthorizationReqId: 'A1',
  ApplicationNo: 'A-7K3M-29',
  AccountClass: '301',
  Kind: 'account',
  ServiceType: null,
  State: 'DRAFT',
  Status: 'INIT',
  Step: null,
  NextStep: null,
  Currency: null,
  ...changes,
});
const card = { AccountClass: null, Kind: 'card', ServiceType: 'CREDITCARD' };

async function draw(...changes: object[]) {
  const applications = changes.map((each, index) => application({ AuthorizationReqId: `A${index + 1}`, ...each }));
  const drawn = await drawInPage(<UnderWay customer={customer} applications={applications as never} />, {
    words: ['ownApplications', 'customer', 'accounts', 'kinds', 'orders'],
  });
  return { ...drawn, text: drawn.store.getSnapshot().text };
}

test('each application is told by its name, its state and its number', async () => {
  const { read, text } = await draw({});
  expect(read()).toContain(text('ownApplications.draft'));
  expect(read()).toContain('A-7K3M-29');
});

test.each([
  ['CORRECTION', 'customer.status.INCOMPLETED'],
  ['WAITING', 'customer.status.PENDING'],
  ['REJECTED', 'customer.status.REJECTED'],
  ['OPENING', 'ownApplications.approved'],
] as const)('in the state %s it says %s', async (State, words) => {
  const { read, text } = await draw({ State });
  expect(read()).toContain(text(words));
});

test('while it is the customer’s turn it is gone on with, at the bank it is followed', async () => {
  const { press, text, place } = await draw({});
  await press(text('customer.underWay.continue')).catch(() => place.querySelector('button')?.click());
  expect(submit).toHaveBeenCalledTimes(1);
  const waiting = await draw({ State: 'WAITING' });
  expect(waiting.read()).toContain(waiting.text('ownApplications.follow'));
  expect(waiting.read()).not.toContain(waiting.text('customer.underWay.continue'));
  expect(waiting.place.querySelector('a')?.getAttribute('href')).toContain('A1');
});

test('a card goes on in its own pages; one to correct names its application', async () => {
  const draft = await draw(card);
  expect(draft.read()).toContain(draft.text('customer.menu.card'));
  const link = draft.place.querySelector('a')?.getAttribute('href');
  expect(link).not.toContain('A1');
  const back = await draw({ ...card, State: 'CORRECTION' });
  expect(back.place.querySelector('a')?.getAttribute('href')).toContain('A1');
  const renewal = await draw({ ...card, Kind: 'card-renewal', State: 'WAITING' });
  expect(renewal.read()).toContain(renewal.text('ownApplications.renewal'));
});

test('the first stands out, and one that is being started says so', async () => {
  const { place } = await draw({}, {});
  const [first, second] = [...place.querySelectorAll('button')];
  expect(first?.className).not.toBe(second?.className);
  starting.isBusy = true;
  const busy = await draw({});
  expect(busy.read()).toContain(busy.text('customer.underWay.starting'));
  starting.isBusy = false;
});
