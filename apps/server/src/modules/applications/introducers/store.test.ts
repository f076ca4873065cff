import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { after, applicationRows, startedAt } from '../drafts/testing/application-rows.ts';
import {
  findIntroduction,
  forgetIntroductions,
  insertAsked,
  insertNotAsked,
  listIntroductions,
  saveAnswer,
} from './store.ts';

let database: TestDatabase;
let id: string;
let otherId: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  const rows = applicationRows(database);
  id = await rows.addApplication(await rows.addCustomer());
  otherId = await rows.addApplication(await rows.addCustomer({ fullName: 'KO KO' }));
  await ask(id, 'Introducer2');
  await ask(id, 'Introducer1');
  await ask(otherId, 'Introducer1');
});

type Introducer = 'Introducer1' | 'Introducer2';
const linkOf = (of: string, introducer: Introducer) =>
  createHash('sha256')
    .update(of + introducer)
    .digest();
const changing = (work: Parameters<ReturnType<typeof database.db.transaction>['execute']>[0]) =>
  database.db.transaction().execute(work);

function ask(authorizationReqId: string, introducer: Introducer) {
  const tokenHash = linkOf(authorizationReqId, introducer);
  const asked = { authorizationReqId, introducer, at: startedAt, tokenHash, expiresAt: after(10) };
  return changing((trx) => insertAsked(trx, asked));
}

const asked = { state: 'asked', notAskedBecause: null, answeredAt: null };
const stateOf = async (of = id) =>
  Object.fromEntries((await listIntroductions(database.db, of)).map(({ introducer, ...state }) => [introducer, state]));
const answer = (at: Date, tokenHash = linkOf(id, 'Introducer1'), state: 'confirmed' | 'declined' = 'confirmed') =>
  saveAnswer(database.db, { tokenHash, state, at });
const moment = (at: Date, ms: number) => new Date(at.getTime() + ms);

test('those of an application are listed in their order', async () => {
  const listed = await listIntroductions(database.db, id);
  expect(listed.map(({ introducer }) => introducer)).toEqual(['Introducer1', 'Introducer2']);
  expect(await stateOf()).toEqual({ Introducer1: asked, Introducer2: asked });
});

test('one that cannot be asked says why', async () => {
  await changing((trx) => forgetIntroductions(trx, id));
  const named = { authorizationReqId: id, introducer: 'Introducer1', at: startedAt } as const;
  await changing((trx) => insertNotAsked(trx, named, 'own-phone'));
  expect(await stateOf()).toEqual({
    Introducer1: { state: 'not-asked', notAskedBecause: 'own-phone', answeredAt: null },
  });
  expect(await stateOf(otherId)).toEqual({ Introducer1: asked });
});

test('a link leads to the applicant it is about', async () => {
  const found = (of: string) => findIntroduction(database.db, linkOf(of, 'Introducer1'));
  expect(await found(id)).toEqual({ isAnswered: false, expiresAt: after(10), applicantName: 'MYA MYA' });
  expect(await found(otherId)).toMatchObject({ applicantName: 'KO KO' });
  expect(await found('nobody')).toBeUndefined();
  await answer(after(1));
  expect(await found(id)).toMatchObject({ isAnswered: true });
});

test.each(['confirmed', 'declined'] as const)(
  'is %s once, up to the last moment, and is no other’s answer',
  async (state) => {
    const last = moment(after(10), -1);
    expect(await answer(last, undefined, state)).toBe(id);
    expect(await stateOf()).toEqual({
      Introducer1: { state, notAskedBecause: null, answeredAt: last },
      Introducer2: asked,
    });
    expect(await answer(last, undefined, state === 'confirmed' ? 'declined' : 'confirmed')).toBeUndefined();
    expect((await stateOf()).Introducer1).toMatchObject({ state });
    expect(await stateOf(otherId)).toEqual({ Introducer1: asked });
  },
);

test.each([
  ['too late', () => answer(after(10))],
  ['by a link that leads nowhere', () => answer(after(1), linkOf('nobody', 'Introducer1'))],
])('is answered by nobody %s', async (_, answered) => {
  expect(await answered()).toBeUndefined();
  expect(await stateOf()).toEqual({ Introducer1: asked, Introducer2: asked });
});
