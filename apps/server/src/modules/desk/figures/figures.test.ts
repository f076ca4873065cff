import {
  existingCustomerWay,
  type Figures,
  figures,
  type HealthFigures,
  healthFigures,
} from '@taga/contract/records/desk/figures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { type DeskServer, startDeskServer } from '../../../testing/desk-server.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { createCustomers } from '../../access/sessions/testing/customers.ts';
import { purgeTasks } from '../../upkeep/purge-jobs/index.ts';

let server: DeskServer;
let seedId: string;
beforeAll(async () => {
  server = await startDeskServer({ RATE_LIMIT_CALLS: '100000' });
  seedId = (await (await createCustomers(server)).add()).id;
});
afterAll(() => server.stop());
beforeEach(async () => {
  await query('truncate applications, orders, outbox, known_devices, daily_figures, figure_changes cascade');
  await query(`delete from customers where id <> '${seedId}'`);
});

const query = async (text: string) => (await server.database.pool.query(text)).rows;

interface People {
  readonly count: number;
  readonly phone?: string;
  readonly language?: 'en' | 'mm';
  readonly township?: string;
  readonly platform?: string;
}

let made = 0;
/** People like the one that is there, but for what is given; answers their ids. */
async function addPeople({ count, phone = '0977', language = 'en', township = 'MMR013001', platform }: People) {
  made += count;
  const rows = await query(`
    insert into customers
    select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'login_id', n || '@people.example',
      'phone', '${phone}' || lpad(n::text, 7, '0'), 'language', '${language}', 'current_township', '${township}'))).*
    from customers c, generate_series(${made - count + 1}, ${made}) n where c.id = '${seedId}' returning id`);
  const ids: string[] = rows.map(({ id }) => id);
  if (platform) {
    await query(`insert into known_devices (customer_id, token_hash, browser, platform, first_seen_at, last_seen_at)
      select id, sha256('${platform}'::bytea), 'Chrome', '${platform}', now(), now() from customers where id in (${listOf(ids)})`);
  }
  return ids;
}

const listOf = (ids: readonly string[]) => ids.map((id) => `'${id}'`).join();

/** In the morning of a day in Myanmar, which is the evening before in London. */
const morningOf = (day: string) => `timestamptz '${day} 05:00+06:30'`;

interface Made {
  readonly day?: string;
  readonly status?: string;
  readonly steps?: readonly string[];
  /** What stands before the names of the steps. */
  readonly way?: string;
  readonly check?: string;
}

/** One application of a class is open at a time, so each is for another. */
let applied = 0;
/** An application for each of these people. */
async function apply(
  ids: readonly string[],
  { day = '2026-03-01', status = 'INIT', steps = ['initial'], way = '', check }: Made = {},
) {
  applied += 1;
  await query(`
    with begun as (
      insert into applications (authorization_req_id, customer_id, kind, account_class, currency, status, created_at, saved_steps)
      select gen_random_uuid(), id, 'account', '${100 + applied}', 'MMK', '${status}', ${morningOf(day)}, '${[...new Set(steps)].map((step) => way + step).join()}'
      from customers where id in (${listOf(ids)}) returning authorization_req_id, customer_id
    ), ordered as (
      insert into orders (authorization_req_id, customer_id, record, marks, created_at)
      select authorization_req_id, customer_id, '{}', '{}', ${morningOf(day)} from begun where '${status}' <> 'INIT'
    )
    insert into identity_checks (id, authorization_req_id, status, created_at, due_at, finished_at)
    select gen_random_uuid(), authorization_req_id, '${check}', ${morningOf(day)}, now(), now() from begun where '${check}' <> 'undefined'`);
}

async function sendCodes(ids: readonly string[], state: 'sent' | 'failed' | 'expired', day = '2026-03-01') {
  await query(`insert into outbox (id, channel, recipient, template, template_values, language, state, finished_at)
    select gen_random_uuid(), 'sms', phone, 'sign-up-code', '{}', language, '${state}', ${morningOf(day)}
    from customers where id in (${listOf(ids)})`);
}

const march = { from: '2026-03-01', to: '2026-03-31' };

async function read(days = march): Promise<Figures> {
  const answer = await server.desk('auditor', '/figures', days);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return figures.parse(await answer.json());
}

async function readBy(by: string): Promise<HealthFigures> {
  const answer = await server.desk('maker', '/figures/health', { ...march, by });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return healthFigures.parse(await answer.json());
}
const groupsOf = (rows: readonly { group: string; people: number }[]) =>
  Object.fromEntries(rows.map(({ group, people }) => [group, people]));

describe('the dashboard counts [DSK-013]', () => {
  test('applications by the day in Myanmar and what became of them', async () => {
    const people = await addPeople({ count: 3 });
    await apply(people.slice(0, 2), { status: 'PENDING' });
    await apply(people.slice(2), { day: '2026-03-02', status: 'REJECTED' });
    await apply(people.slice(2), { day: '2026-03-31', status: 'PENDING' });
    await apply(people.slice(2), { day: '2026-04-01' });
    expect((await read()).applications).toEqual([
      { day: '2026-03-01', status: 'PENDING', count: 2 },
      { day: '2026-03-02', status: 'REJECTED', count: 1 },
      { day: '2026-03-31', status: 'PENDING', count: 1 },
    ]);
  });

  test('how many leave each step behind, and after which they stop, whatever they changed before', async () => {
    const people = await addPeople({ count: 4 });
    await apply(people.slice(0, 2), { steps: ['initial', 'biomatric', 'initial'] });
    await apply(people.slice(2, 3), { steps: ['initial'] });
    await apply(people.slice(3), { status: 'PENDING', steps: ['initial', 'biomatric', 'review'] });
    const { dropOff } = await read();
    expect(dropOff.slice(0, 4)).toEqual([
      { step: 'initial', completed: 4, stopped: 1 },
      { step: 'biomatric', completed: 3, stopped: 2 },
      { step: 'review', completed: 1, stopped: 0 },
      { step: 'occupation', completed: 0, stopped: 0 },
    ]);
  });

  test('existing customers at their own steps, which the wizard shares some of', async () => {
    const people = await addPeople({ count: 3 });
    const way = existingCustomerWay;
    await apply(people.slice(0, 1), { steps: ['initial', 'introducers'] });
    await apply(people.slice(1, 2), { way, steps: ['bankaccount', 'personal-detail', 'introducers'] });
    await apply(people.slice(2), { way, status: 'COMPLETED', steps: ['bankaccount', 'introducers', 'confirmation'] });
    const { dropOff } = await read();
    expect(dropOff.filter(({ completed }) => completed > 0)).toEqual([
      { step: 'initial', completed: 1, stopped: 0 },
      { step: 'introducers', completed: 1, stopped: 1 },
      { step: 'existing-customer/bankaccount', completed: 2, stopped: 0 },
      { step: 'existing-customer/personal-detail', completed: 1, stopped: 0 },
      { step: 'existing-customer/introducers', completed: 2, stopped: 1 },
      { step: 'existing-customer/confirmation', completed: 1, stopped: 0 },
    ]);
  });

  test('the median time from submitting to a decision', async () => {
    const people = await addPeople({ count: 4 });
    await apply(people, { status: 'REJECTED' });
    await query(`insert into cases (authorization_req_id, customer_id, queue, account_class, status, application_status, handed_in_at)
      select authorization_req_id, customer_id, 'cases', '301', 'REJECTED', 'REJECTED', created_at from orders`);
    const { maker, checker } = server.staff;
    // After 10, 20, 30 minutes and a day; and somebody was asked to correct something before.
    await query(`
      with numbered as (select *, row_number() over () as n from orders)
      insert into case_proposals (id, authorization_req_id, kind, reasons, proposed_by, proposed_at, state, decided_by, decided_at)
      select gen_random_uuid(), authorization_req_id, 'REJECT', '[{}]', '${maker.id}', created_at, 'CONFIRMED', '${checker.id}',
        created_at + case n when 4 then interval '1 day' else n * interval '10 minutes' end from numbered`);
    await query(`
      insert into case_proposals (id, authorization_req_id, kind, items, proposed_by, proposed_at, state, decided_by, decided_at)
      select gen_random_uuid(), authorization_req_id, 'CORRECT', '{x}', '${maker.id}', created_at, 'CONFIRMED', '${checker.id}',
        created_at + interval '1 minute' from orders`);
    // What a checker has sent back was not decided.
    await query(`
      insert into case_proposals (id, authorization_req_id, kind, reasons, proposed_by, proposed_at, state, decided_by, decided_at)
      select gen_random_uuid(), authorization_req_id, 'REJECT', '[{}]', '${maker.id}', created_at, 'SENT_BACK', '${checker.id}',
        created_at + interval '2 minutes' from orders`);
    expect((await read()).decisions).toEqual({
      count: 4,
      medianMinutes: 25,
      days: [
        { day: '2026-03-01', count: 3, medianMinutes: 20 },
        { day: '2026-03-02', count: 1, medianMinutes: 1440 },
      ],
    });
    // The last day counts, and the one after it does not.
    expect((await read({ from: '2026-03-01', to: '2026-03-02' })).decisions.count).toBe(4);
    expect((await read({ from: '2026-02-01', to: '2026-03-01' })).decisions.count).toBe(3);
  });

  test('identity checks and codes by their outcome, and skipped checks not at all', async () => {
    const people = await addPeople({ count: 4 });
    await apply(people.slice(0, 2), { check: 'VERIFIED' });
    await apply(people.slice(2, 3), { check: 'FAILED' });
    await apply(people.slice(3), { check: 'SKIPPED' });
    await sendCodes(people, 'sent');
    await sendCodes(people.slice(0, 1), 'failed');
    await query(`insert into outbox (id, channel, recipient, template, template_values, language, state, finished_at)
      values (gen_random_uuid(), 'sms', '-', 'reset-code', '{}', 'en', 'expired', ${morningOf('2026-03-01')}),
        (gen_random_uuid(), 'email', 'a@b.c', 'new-sign-in', '{}', 'en', 'sent', ${morningOf('2026-03-01')})`);
    const { identity, codes } = await read();
    expect(identity).toEqual([{ day: '2026-03-01', verified: 2, failed: 1, undecided: 0 }]);
    expect(codes).toEqual([{ day: '2026-03-01', sent: 4, failed: 1, expired: 0 }]);
  });

  test('codes also after it is forgotten to whom they went', async () => {
    const [{ day }] = await query(`
      select to_char(now() - interval '32 days', 'YYYY-MM-DD') as day`);
    await sendCodes(await addPeople({ count: 3 }), 'sent', day);
    const around = { from: day, to: day };
    const counted = (await read(around)).codes;
    expect(counted).toMatchObject([{ sent: 3 }]);
    const { db } = server.database;
    const purges = purgeTasks({ db, now: () => new Date(), settings: readSettings({}) });
    for (const { run } of purges) await run();
    expect(await query('select 1 from outbox')).toEqual([]);
    expect((await read(around)).codes).toEqual(counted);
  });
});

describe('staff see how the portal fares, never for fewer than 20 people [DSK-018]', () => {
  test('by language, device, operator and township, in each of the figures', async () => {
    const atom = { count: 25, phone: '0977', language: 'en', township: 'MMR013001', platform: 'Android' } as const;
    const mpt = { count: 20, phone: '0925', language: 'mm', township: 'MMR013002', platform: 'Windows' } as const;
    const few = { count: 19, phone: '0966', language: 'mm', township: 'MMR013003', platform: 'iPad' } as const;
    for (const people of [await addPeople(atom), await addPeople(mpt), await addPeople(few)]) {
      await apply(people, { check: 'VERIFIED', steps: ['initial', 'biomatric'] });
      await sendCodes(people, 'sent');
    }
    const expected = {
      day: { '2026-03-01': 64 },
      language: { en: 25, mm: 39 },
      device: { phone: 25, computer: 20 },
      operator: { ATOM: 25, MPT: 20 },
      township: { MMR013001: 25, MMR013002: 20 },
    };
    for (const [by, groups] of Object.entries(expected)) {
      const { dropOff, codes, identity } = await readBy(by);
      expect(groupsOf(dropOff), by).toEqual(groups);
      expect(groupsOf(codes), by).toEqual(groups);
      expect(groupsOf(identity), by).toEqual(groups);
    }
    const [atomFigures] = (await readBy('operator')).dropOff;
    expect(atomFigures).toMatchObject({ applications: 25, handedIn: 0 });
    expect(atomFigures?.steps).toEqual([
      { step: 'initial', completed: 25, stopped: 0 },
      { step: 'biomatric', completed: 25, stopped: 25 },
    ]);
  });

  test('small groups are one, which is shown when it is enough people', async () => {
    for (const phone of ['0966', '0955']) await apply(await addPeople({ count: 9, phone }));
    expect((await readBy('operator')).dropOff).toEqual([]);
    await apply(await addPeople({ count: 2, phone: '0931' }));
    expect(groupsOf((await readBy('operator')).dropOff)).toEqual({ others: 20 });
  });

  test('one person who comes back every day is one person', async () => {
    const people = await addPeople({ count: 3 });
    for (let day = 1; day <= 9; day += 1) {
      await apply(people, { day: `2026-03-0${day}`, check: 'FAILED' });
      await sendCodes(people, 'sent', `2026-03-0${day}`);
    }
    expect(await readBy('day')).toEqual({ dropOff: [], codes: [], identity: [] });
    expect((await readBy('operator')).dropOff).toEqual([]);
    await apply(await addPeople({ count: 17, phone: '0966' }));
    expect((await readBy('operator')).dropOff).toMatchObject([{ group: 'others', people: 20, applications: 44 }]);
  });

  test('codes of those who have no account yet count by what their number tells', async () => {
    await query(`insert into outbox (id, channel, recipient, template, template_values, language, state, finished_at)
      select gen_random_uuid(), 'sms', '0978' || lpad(n::text, 7, '0'), 'sign-up-code', '{}', 'mm', 'sent',
        ${morningOf('2026-03-01')} from generate_series(1, 20) n`);
    expect(groupsOf((await readBy('operator')).codes)).toEqual({ ATOM: 20 });
    expect(groupsOf((await readBy('township')).codes)).toEqual({ unknown: 20 });
  });
});

test('figures are for staff, and for three months at most [DSK-013, DSK-018]', async () => {
  await expectError(await server.post('/api/desk/figures', march), { status: 401, codes: ['TG0401'] });
  for (const days of [
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2026-01-01', to: '2026-12-31' },
  ]) {
    await expectError(await server.desk('auditor', '/figures', days), { status: 400, codes: ['TG1001'] });
  }
});
