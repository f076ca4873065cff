import { accountOpeningSteps } from '@taga/contract/journeys/account-opening/outline';
import { existingCustomerSteps } from '@taga/contract/journeys/existing-customer/outline';
import { existingCustomerWay } from '@taga/contract/records/desk/figures';
import type { AccountClassCode } from '@taga/reference/account-classes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskServer, startDeskServer } from '../../../testing/desk-server.ts';
import { createCustomers } from '../../access/sessions/testing/customers.ts';
import { beginApplication, saveAnswers, setApplicationStatus } from '../../applications/drafts/store.ts';
import { readFigures } from './figures.ts';
import { sumUpFigures } from './totals-store.ts';

let server: DeskServer;
let customerId: string;
beforeAll(async () => {
  server = await startDeskServer();
  customerId = (await (await createCustomers(server)).add()).id;
});
afterAll(() => server.stop());

const query = async (text: string) => (await server.database.pool.query(text)).rows;
const march = { from: '2026-03-01', to: '2026-03-31' };
const steps = [
  ...accountOpeningSteps.map(({ name }) => name),
  ...existingCustomerSteps.map(({ name }) => `${existingCustomerWay}${name}`),
];
const statuses = ['PENDING', 'APPROVED', 'COMPLETED', 'REJECTED'] as const;

/** The same for the same seed, so that what fails can be tried again. */
function chances(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const chance = chances(7);
const oneOf = <T>(all: readonly T[]): T => all[chance(all.length)] as T;

/** Somebody begins, goes to and fro between the steps, and may have it decided; each for another class. */
async function goThrough(number: number) {
  const accountClass = String(number) as AccountClassCode;
  const { db } = server.database;
  const at = new Date(Date.UTC(2026, 2, 1 + chance(28), chance(24)));
  await beginApplication(db, { customerId, accountClass, currency: 'MMK' }, at);
  const [{ id }] = await query(`
    select authorization_req_id as id from applications where account_class = '${accountClass}'`);
  const saves = chance(12);
  for (let revision = 0; revision < saves; revision += 1) {
    const left = steps[Math.min(chance(revision + 3), steps.length - 1)] ?? 'initial';
    const save = {
      authorizationReqId: id,
      kind: 'account',
      status: null,
      revision,
      record: {} as never,
      step: {} as never,
      left,
    };
    await saveAnswers(db, { ...save, clearedAt: null, saveKey: undefined, sessionId: id, at });
  }
  for (let changes = chance(4); changes > 0; changes -= 1) {
    await db.transaction().execute((trx) => setApplicationStatus(trx, id, { status: oneOf(statuses), endedAt: null }));
  }
  await query(`insert into identity_checks (id, authorization_req_id, status, created_at, due_at, finished_at)
    values (gen_random_uuid(), '${id}', '${oneOf(['PENDING', 'SKIPPED'])}', '${at.toISOString()}', now(), now())`);
  if (chance(2) === 0) {
    await query(`update identity_checks set status = '${oneOf(['VERIFIED', 'FAILED'])}'
      where authorization_req_id = '${id}' and status = 'PENDING'`);
  }
  await query(`insert into outbox (id, channel, recipient, template, template_values, language)
    values ('${id}', 'sms', '09770000001', '${oneOf(['sign-up-code', 'new-sign-in'])}', '{}', 'en')`);
  if (chance(3) > 0) {
    await query(`update outbox set state = '${oneOf(['sent', 'failed', 'expired'])}', finished_at = '${at.toISOString()}'
      where id = '${id}'`);
  }
}

/** Everything counted again from what is there, without what was counted on the way. */
async function countAgain() {
  const dayOf = (column: string) => `to_char(${column} at time zone 'Asia/Yangon', 'YYYY-MM-DD')`;
  const perDay = (table: string, column: string, key: string, where: string) =>
    query(
      `select ${dayOf(column)} as day, ${key}, count(*)::int from ${table} where ${where} group by 1, 2 order by 1, 2`,
    );
  const saved = await query(`
    select authorization_req_id as id, coalesce(status, 'INIT') as status,
      array(select step from application_saves s where s.authorization_req_id = a.authorization_req_id) as left
    from applications a`);
  return {
    applications: await perDay('applications', 'created_at', `coalesce(status, 'INIT') as status`, 'true'),
    identity: await perDay('identity_checks', 'created_at', 'status as key', `status <> 'SKIPPED'`),
    codes: await perDay('outbox', 'finished_at', 'state as key', `state <> 'waiting' and template = 'sign-up-code'`),
    dropOff: steps.map((step, place) => ({
      step,
      completed: saved.filter(({ left }) => left.includes(step)).length,
      stopped: saved.filter(
        ({ left, status }) =>
          status === 'INIT' && left.includes(step) && !steps.some((later, at) => at > place && left.includes(later)),
      ).length,
    })),
  };
}

/** In the form of `countAgain`. */
async function readCounted() {
  const { applications, identity, codes, dropOff } = await readFigures(march, server.database.db);
  const listed = (days: readonly { day: string }[], keys: Readonly<Record<string, string>>) =>
    days.flatMap(({ day, ...counts }) =>
      Object.entries(keys)
        .map(([key, name]) => ({ day, key, count: (counts as Record<string, number>)[name] }))
        .filter(({ count }) => count !== 0),
    );
  return {
    applications,
    identity: listed(identity, { FAILED: 'failed', PENDING: 'undecided', VERIFIED: 'verified' }),
    codes: listed(codes, { expired: 'expired', failed: 'failed', sent: 'sent' }),
    dropOff,
  };
}

test('what was counted when it happened is what counting everything again finds, summed up or not [DSK-013]', async () => {
  for (let number = 0; number < 60; number += 1) {
    await goThrough(1000 + number);
    // Two that sum up at the same moment, in the middle of it all.
    if (number % 20 === 10) await Promise.all([sumUpFigures(server.database.db), sumUpFigures(server.database.db)]);
  }
  const again = await countAgain();
  expect(await query('select 1 from figure_changes limit 1')).toHaveLength(1);
  expect(await readCounted()).toEqual(again);
  await sumUpFigures(server.database.db);
  await sumUpFigures(server.database.db);
  expect(await query('select 1 from figure_changes limit 1')).toHaveLength(0);
  expect(await readCounted()).toEqual(again);
});

test('nothing is lost or counted twice when summing up is broken off [DSK-013]', async () => {
  await goThrough(2000);
  const before = await readCounted();
  const broken = server.database.db.transaction().execute(async (trx) => {
    await sumUpFigures(trx);
    throw new Error('The process is killed here.');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await readCounted()).toEqual(before);
  await sumUpFigures(server.database.db);
  expect(await readCounted()).toEqual(before);
});
