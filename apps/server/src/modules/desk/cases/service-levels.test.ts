import { expectedDay } from '@taga/contract/rules/applications/expected-day';
import { dueWithin } from '@taga/contract/rules/applications/service-level';
import { workingTimeAfter } from '@taga/contract/rules/applications/working-time';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { mostAllowedHours } from '@taga/reference/service-levels';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { remarksIn } from '../../../testing/remarks.ts';
import { escalateLateCases } from './escalate-cases.ts';
import { clockAfterMove } from './service-clock.ts';
import { type DeskSite, type Member, startDeskSite } from './testing/desk-site.ts';

const hourMs = 60 * 60 * 1000;

let site: DeskSite;
let maker: Member;
let checker: Member;
beforeAll(async () => {
  site = await startDeskSite({ WORKER: 'false' });
  [maker, checker] = await Promise.all([site.member('maker'), site.member('checker')]);
});
afterAll(() => site.server.stop());
beforeEach(() => site.clock.reset());

/** A Sunday morning: the five hours of a saving account are those of Monday, from 10 to 15. */
const dueOnMonday = { soonAt: '2026-03-02T07:15:00.000Z', at: '2026-03-02T08:30:00.000Z' };

const dueOf = async (id: string) => (await maker.case(id)).case.due;
const ids = async (filter: object) => (await maker.list({ ...filter })).cases.map(({ id }) => id);
const setDue = (id: string, at: string) =>
  site.rows(
    `update cases set due_at = $2::timestamptz, due_soon_at = $2::timestamptz - interval '1 hour'
     where authorization_req_id = $1`,
    id,
    at,
  );
const escalate = () => escalateLateCases({ db: site.server.database.db, now: site.clock.now });

describe('the time that is allowed for a case', () => {
  test('is counted in the working hours of branches, and goes on while it is proposed and sent back [DSK-030]', async () => {
    const { id } = await site.handedIn('NRC', '301');
    expect(await dueOf(id)).toEqual(dueOnMonday);
    site.clock.advance(3600);
    await maker.propose(id, { kind: 'APPROVE' });
    expect(await dueOf(id)).toEqual(dueOnMonday);
    await checker.sendBack(id, 'Look again.');
    expect(await dueOf(id)).toEqual(dueOnMonday);
    await maker.propose(id, { kind: 'APPROVE' });
    await checker.confirm(id);
    expect(await dueOf(id)).toBeNull();
  });

  test('stands still while the customer has the case [DSK-030]', async () => {
    const opener = await site.handedIn('NRC', '301');
    await maker.propose(opener.id, { kind: 'CORRECT', items: ['BRANCH'], remarks: remarksIn('Closed for a month.') });
    await checker.confirm(opener.id);
    expect(await dueOf(opener.id)).toBeNull();
    await site.rows('update cases set due_left_ms = $2 where authorization_req_id = $1', opener.id, 2 * hourMs);
    await opener.leave('choose-branch');
    expect((await opener.submit()).status).toBe(200);
    // Two hours of Monday are left, and the last quarter of the five that there were begins after 45 minutes.
    expect(await dueOf(opener.id)).toEqual({ soonAt: '2026-03-02T04:15:00.000Z', at: '2026-03-02T05:30:00.000Z' });
  });

  test('begins again with something new to decide, and is over where the bank or nobody has it [DSK-030]', () => {
    const at = site.clock.now();
    const before = { applicationStatus: 'PENDING', accountClass: null, dueAt: new Date(0), leftMs: null };
    const moved = (status: 'WAITING' | 'OPENING' | 'COMPLETED', applicationStatus: string) =>
      clockAfterMove(before, { queue: 'cards', status, applicationStatus }, at);
    expect(moved('WAITING', 'APPROVED')).toMatchObject({ due_at: dueWithin(at, 10).at, escalated_at: null });
    expect(moved('WAITING', 'PENDING')).toEqual({});
    for (const status of ['OPENING', 'COMPLETED'] as const) {
      expect(moved(status, status)).toEqual({ due_soon_at: null, due_at: null, due_left_ms: null });
    }
  });

  test('ends no later than what the customer is told [DSK-030]', () => {
    const { decisionWorkingDays } = readSettings({});
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const at = new Date(site.clock.now().getTime() + hour * hourMs);
      const due = workingTimeAfter(at, mostAllowedHours * hourMs);
      expect(myanmarToday(due) <= expectedDay(at, decisionWorkingDays)).toBe(true);
    }
  });
});

describe('the queue', () => {
  test('shows what is late or due soon whatever its status, counts it, and sorts by what is due first [DSK-030]', async () => {
    const [first, second, third] = [await site.handedIn(), await site.handedIn(), await site.handedIn()];
    const own = [first.id, second.id, third.id];
    await setDue(first.id, '2026-03-01T12:00:00Z');
    await setDue(second.id, '2026-03-01T04:30:00Z');
    await setDue(third.id, '2026-03-01T03:00:00Z');
    const among = async (filter: object) => (await ids(filter)).filter((id) => own.includes(id));
    expect(new Set(await among({}))).toEqual(new Set(own));
    expect(await among({ dueFirst: true })).toEqual(own.toReversed());
    expect(await among({ due: 'late' })).toEqual([third.id]);
    expect(await among({ due: 'soon' })).toEqual([second.id]);
    expect((await maker.list()).counts).toMatchObject({ late: 1, soon: 1 });

    await maker.propose(third.id, { kind: 'APPROVE' });
    expect(await among({ due: 'late' })).toEqual([third.id]);
    site.clock.advance(3600);
    expect(await among({ due: 'late' })).toEqual([third.id, second.id]);
    const page = await maker.list({ due: 'late', pageSize: 1 });
    const next = await maker.list({ due: 'late', pageSize: 1, cursor: page.next ?? '' });
    expect([...page.cases, ...next.cases].map(({ id }) => id)).toEqual([third.id, second.id]);
    // What the customer has is nothing that the desk could be late with.
    expect(await ids({ dueFirst: true, status: 'CORRECTION' })).toEqual(await ids({ status: 'CORRECTION' }));
    await checker.confirm(third.id);
    expect(await among({ due: 'late' })).toEqual([second.id]);
  });

  test('has what a server of the version before has decided among nothing that is late [DSK-030]', async () => {
    const { id } = await site.handedIn();
    await setDue(id, '2026-02-27T05:00:00Z');
    expect(await ids({ due: 'late' })).toContain(id);
    await site.rows(`update cases set status = 'REJECTED' where authorization_req_id = $1`, id);
    expect(await ids({ due: 'late' })).not.toContain(id);
    expect(await dueOf(id)).toBeNull();
  });
});

describe('what is late', () => {
  test('is told by its history once, however often it is looked for [DSK-030]', async () => {
    const { id } = await site.handedIn();
    const told = async () => (await maker.case(id)).history.filter(({ action }) => action === 'case.escalated');
    await escalate();
    expect(await told()).toEqual([]);
    await setDue(id, '2026-03-01T03:30:00Z');
    await Promise.all([escalate(), escalate()]);
    await escalate();
    expect(await told()).toMatchObject([{ by: null, facts: { dueAt: '2026-03-01T03:30:00.000Z' } }]);
  });

  test('is known of what came before there were service levels, from when it came [DSK-030]', async () => {
    const { id } = await site.handedIn('NRC', '301');
    await site.rows('update cases set due_at = null, due_soon_at = null where authorization_req_id = $1', id);
    expect(await dueOf(id)).toBeNull();
    await escalate();
    expect(await dueOf(id)).toEqual(dueOnMonday);
  });
});
