import { randomUUID } from 'node:crypto';
import { accountKind } from '@taga/contract/kinds/account';
import { cardKind } from '@taga/contract/kinds/card';
import type { ApplicationKind } from '@taga/contract/kinds/kind';
import { latestAmber } from '@taga/contract/rules/applications/service-level';
import { mostAllowedHours } from '@taga/reference/service-levels';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DB } from '../../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { countUnlocked } from '../../../db/testing/unlocked-rows.ts';
import { insertProposal, listProposals } from '../proposals/index.ts';
import { holderAt, otherHands, placeOf } from './case.ts';
import { countChange, saveCase } from './change-store.ts';
import { lockClock, lockLate, lockWithoutDue, markEscalated, setDue } from './due-store.ts';
import { openCase } from './open-case.ts';
import { countQueues, findCasesInStatus, findQueue, type QueueConditions, type QueuePage } from './queue-store.ts';
import {
  endHold,
  findCase,
  holdCase,
  lockCase,
  lockCasesOf,
  moveCase,
  prolongHold,
  setAssignee,
  setCaseStatus,
} from './store.ts';
import { type StoredCases, storedCases } from './testing/stored-cases.ts';

/** A Tuesday in the working time of Myanmar. */
const at = new Date('2026-03-03T04:00:00Z');
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

let database: TestDatabase;
let stored: StoredCases;
let me: string;
let other: string;
beforeAll(async () => {
  database = await createTestDatabase();
  stored = storedCases(database);
  [me, other] = [await stored.addStaff('Ma Me'), await stored.addStaff('Ko Other')];
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate cases cascade'));

const run = <Result>(work: (trx: Transaction<DB>) => Promise<Result>) => database.db.transaction().execute(work);
const heldBy = (staffId: string, until: Date) => ({ held_by: staffId, held_since: at, held_until: until });
const stateOf = async (id: string) => {
  const { rows } = await database.pool.query('select * from cases where authorization_req_id = $1', [id]);
  return rows[0];
};

describe('the queue', () => {
  const everything: QueueConditions = { branches: null };
  const first: QueuePage = { after: undefined, order: 'oldest', limit: 100 };
  const idsOf = async (asked: Partial<QueueConditions>, page: Partial<QueuePage> = {}) => {
    const found = await findQueue(database.db, { ...everything, ...asked }, { ...first, ...page });
    return found.map(({ place }) => place.id);
  };
  const counted = async (asked: Partial<QueueConditions>) => {
    const { asked: count } = await countQueues(database.db, { asked: { ...everything, ...asked } });
    return count;
  };
  /** Cases by what is told of them here, submitted one minute after the other. */
  async function add<Name extends string>(cases: Record<Name, Parameters<StoredCases['addCase']>>) {
    const ids = {} as Record<Name, string>;
    let minutes = 0;
    for (const [name, [changes, rest]] of Object.entries(cases) as [Name, Parameters<StoredCases['addCase']>][]) {
      ids[name] = await stored.addCase({ handed_in_at: after(minutes), ...changes }, rest);
      minutes += 1;
    }
    return ids;
  }

  test('has what every condition is true of, and no more; a count says how many', async () => {
    const customerId = await stored.addCustomer();
    const ids = await add({
      plain: [{}],
      card: [{ queue: 'cards', account_class: null }, { application: { kind: 'card' } }],
      proposed: [{ status: 'PROPOSED' }],
      otherClass: [{ account_class: '325' }],
      otherBranch: [{ branch_code: '002' }],
      unchecked: [{ identity_status: 'PENDING' }],
      marked: [{}, { order: { marks: ['identity-not-verified'] } }],
      corrected: [{ is_corrected: true }],
      ofCustomer: [{ customer_id: customerId }],
    });
    const { rows } = await database.pool.query('select number from applications where authorization_req_id = $1', [
      ids.card,
    ]);
    const application: number = rows[0].number;
    const all = Object.values(ids);
    const but = (...left: string[]) => all.filter((id) => !left.includes(id));
    const expected: [Partial<QueueConditions>, readonly string[]][] = [
      [{}, all],
      [{ status: 'WAITING' }, but(ids.proposed)],
      [{ queue: 'cards' }, [ids.card]],
      [{ queue: 'cards', accountClass: '301' }, []],
      [{ application }, [ids.card]],
      [{ accountClass: '325' }, [ids.otherClass]],
      [{ branchCode: '002' }, [ids.otherBranch]],
      [{ identity: 'PENDING' }, [ids.unchecked]],
      [{ mark: 'identity-not-verified' }, [ids.marked]],
      [{ mark: 'corrected' }, [ids.corrected]],
      [{ customerIds: [customerId] }, [ids.ofCustomer]],
      [{ customerIds: [customerId], branches: ['002'] }, []],
      [{ customerIds: [] }, []],
      [{ branches: ['002', '003'] }, [ids.otherBranch]],
      [{ branches: [] }, []],
      [{ branches: ['001'], branchCode: '002' }, []],
      [{ branches: ['001'], application, queue: 'cards' }, [ids.card]],
      [{ branches: ['002'], application }, []],
      [{ submittedBefore: after(1) }, [ids.plain, ids.card]],
      [{ submittedBefore: after(1), status: 'WAITING', queue: 'cases' }, [ids.plain]],
    ];
    for (const [asked, found] of expected) {
      expect(await idsOf(asked), JSON.stringify(asked)).toEqual(found);
      expect(await counted(asked), JSON.stringify(asked)).toBe(found.length);
    }
  });

  test('of a class or an identity check reads the list of accounts alone', async () => {
    await add({ notAnAccount: [{ queue: 'cards', account_class: '301', identity_status: 'PENDING' }] });
    expect(await idsOf({ accountClass: '301' })).toEqual([]);
    expect(await idsOf({ identity: 'PENDING' })).toEqual([]);
    expect(await idsOf({ queue: 'cards', identity: 'PENDING' })).toHaveLength(1);
  });

  test('knows who has a case in hand at the moment', async () => {
    const ids = await add({
      free: [{}],
      mine: [heldBy(me, after(1))],
      mineNoLonger: [heldBy(me, at)],
      givenToMe: [{ assigned_to: me }],
      theirs: [heldBy(other, after(1))],
      theirsNoLonger: [heldBy(other, at)],
      givenToThem: [{ assigned_to: other }],
      givenToThemHeldBefore: [{ assigned_to: other, ...heldBy(me, at) }],
    });
    const held = (by: 'staff' | 'nobody' | 'others') => ({ held: { by, staffId: me, at } });
    const expected: [Partial<QueueConditions>, readonly string[]][] = [
      [held('staff'), [ids.mine, ids.givenToMe]],
      [{ ...held('staff'), branches: ['002'] }, []],
      [{ ...held('staff'), branches: ['001'] }, [ids.mine, ids.givenToMe]],
      [held('others'), [ids.theirs, ids.givenToThem, ids.givenToThemHeldBefore]],
      [held('nobody'), [ids.free, ids.mineNoLonger, ids.theirsNoLonger]],
      [{ ...held('nobody'), branches: ['001'] }, [ids.free, ids.mineNoLonger, ids.theirsNoLonger]],
    ];
    for (const [asked, found] of expected) {
      expect(await idsOf(asked), JSON.stringify(asked)).toEqual(found);
      expect(await counted(asked), JSON.stringify(asked)).toBe(found.length);
    }
  });

  test('knows what is late and what soon will be, of open cases alone', async () => {
    const due = (soon: number, end: number) => ({ due_soon_at: after(soon), due_at: after(end) });
    const ids = await add({
      lateNow: [due(-60, 0)],
      lateProposed: [{ ...due(-60, -1), status: 'PROPOSED' }],
      soonNow: [due(0, 1)],
      soonAtWork: [due(-1, 60)],
      inTime: [due(1, 2)],
      soonOfMostTime: [{ due_soon_at: at, due_at: latestAmber(at, mostAllowedHours) }],
      decided: [{ ...due(-60, -30), status: 'COMPLETED' }],
      decidedSoon: [{ ...due(-60, 30), status: 'COMPLETED' }],
      without: [{}],
    });
    const late = { due: { state: 'late', at } } as const;
    const soon = { due: { state: 'soon', at } } as const;
    expect(await idsOf(late)).toEqual([ids.lateNow, ids.lateProposed]);
    expect(await idsOf(soon)).toEqual([ids.soonNow, ids.soonAtWork, ids.soonOfMostTime]);
    expect([await counted(late), await counted(soon)]).toEqual([2, 3]);
    const byDue = [ids.lateProposed, ids.lateNow, ids.soonNow, ids.inTime, ids.soonAtWork, ids.soonOfMostTime];
    expect(await idsOf({ status: 'WAITING' }, { order: 'due' })).toEqual(byDue.slice(1));
    expect(await idsOf({ branches: ['001'], status: 'WAITING' }, { order: 'due' })).toEqual(byDue.slice(1));
    expect((await idsOf({}, { order: 'due' })).includes(ids.without)).toBe(false);
  });

  test.each(['oldest', 'newest', 'due'] as const)('goes on behind the last of a page, the %s first', async (order) => {
    const due = (minutes: number) => ({ due_soon_at: after(0), due_at: after(minutes) });
    // Two at one moment: their ids say which is first.
    const ids = await add({
      one: [{ handed_in_at: after(0), ...due(10) }],
      two: [{ handed_in_at: after(1), ...due(11) }],
      same: [{ handed_in_at: after(1), ...due(11) }],
      last: [{ handed_in_at: after(2), branch_code: '002', ...due(12) }],
    });
    const inOrder = [ids.one, ...[ids.two, ids.same].sort(), ids.last];
    const expected = order === 'newest' ? inOrder.toReversed() : inOrder;
    for (const branches of [null, ['001', '002']]) {
      const asked = { ...everything, branches };
      const seen: string[] = [];
      let last: QueuePage['after'];
      for (let page = 0; page < 4; page += 1) {
        const found = await findQueue(database.db, asked, { after: last, order, limit: 1 });
        expect(found).toHaveLength(1);
        last = found[0]?.place;
        seen.push(last?.id ?? '');
      }
      expect(seen).toEqual(expected);
      expect(await findQueue(database.db, asked, { after: last, order, limit: 1 })).toEqual([]);
    }
  });

  test('counts no further than anybody reads, and nothing where nothing is asked for', async () => {
    expect(await countQueues(database.db, {})).toEqual({});
    await add({ one: [{}], two: [{ status: 'PROPOSED' }] });
    const asked = { waiting: { ...everything, status: 'WAITING' }, any: everything } as const;
    expect(await countQueues(database.db, asked)).toEqual({ waiting: 1, any: 2 });
  });

  test('lists the applications of a status, the oldest first, proposed ones by themselves', async () => {
    const ids = await add({
      newer: [{ handed_in_at: after(9) }],
      older: [{ handed_in_at: after(1) }],
      proposed: [{ handed_in_at: after(2), status: 'PROPOSED' }],
      elsewhere: [{ queue: 'cards' }],
      otherStatus: [{ application_status: 'APPROVED' }],
      otherBranch: [{ handed_in_at: after(10), branch_code: '002' }],
    });
    const list = async (changes: object = {}) => {
      const asked = {
        queue: 'cases',
        branches: null,
        status: 'PENDING',
        isProposed: undefined,
        after: undefined,
        limit: 9,
      };
      return (await findCasesInStatus(database.db, { ...asked, ...changes })).map(({ place }) => place);
    };
    const all = [ids.older, ids.proposed, ids.newer, ids.otherBranch];
    const places = await list();
    expect(places.map(({ id }) => id)).toEqual(all);
    const idsIn = async (changes: object) => (await list(changes)).map(({ id }) => id);
    expect(await idsIn({ limit: 2 })).toEqual(all.slice(0, 2));
    expect(await idsIn({ after: places[1] })).toEqual(all.slice(2));
    expect(await idsIn({ isProposed: true })).toEqual([ids.proposed]);
    expect(await idsIn({ isProposed: false })).toEqual([ids.older, ids.newer, ids.otherBranch]);
    expect(await idsIn({ branches: ['002'] })).toEqual([ids.otherBranch]);
  });
});

describe('a case', () => {
  test('is found in its own list, with who has it and by when it is due', async () => {
    const due = { due_soon_at: after(1), due_at: after(2) };
    const id = await stored.addCase({ ...heldBy(me, after(3)), assigned_to: other, ...due });
    const found = await findCase(database.db, { id, queue: 'cases' });
    expect(found).toMatchObject({
      id,
      holder: { staffId: me, name: 'Ma Me', since: at, until: after(3) },
      assignee: { staffId: other, name: 'Ko Other' },
      due: { soonAt: after(1), at: after(2) },
    });
    for (const look of [findCase, lockCase]) {
      expect(await run((trx) => look(trx, { id, queue: 'cards' }))).toBeUndefined();
      expect(await run((trx) => look(trx, { id: randomUUID(), queue: 'cases' }))).toBeUndefined();
      expect(await run((trx) => look(trx, { id: 'no uuid', queue: 'cases' }))).toBeUndefined();
    }
    const decided = await stored.addCase({ status: 'COMPLETED', ...due });
    const free = await findCase(database.db, { id: decided, queue: 'cases' });
    expect(free).toMatchObject({ holder: null, assignee: null, due: null });
  });

  test('is changed by nobody else while it is locked', async () => {
    const [id] = [await stored.addCase(), await stored.addCase()];
    await run(async (trx) => {
      expect(await lockCase(trx, { id, queue: 'cases' })).toMatchObject({ id });
      expect(await countUnlocked(database, 'cases')).toBe(1);
    });
    await run(async (trx) => {
      await lockClock(trx, id);
      expect(await countUnlocked(database, 'cases')).toBe(1);
    });
  });

  test.each<[string, object, boolean]>([
    ['that nobody has', {}, true],
    ['that is proposed', { status: 'PROPOSED' }, true],
    ['that the customer is correcting', { status: 'CORRECTION' }, false],
    ['that is decided', { status: 'COMPLETED' }, false],
  ])('%s can be held or not', async (_, changes, isHeld) => {
    const [id, beside] = [await stored.addCase(changes), await stored.addCase()];
    expect(await run((trx) => holdCase(trx, id, { staffId: me, at, until: after(2) }))).toBe(isHeld);
    expect((await stateOf(id)).held_by).toBe(isHeld ? me : null);
    expect((await stateOf(beside)).held_by).toBeNull();
  });

  test('that somebody holds is held by others once their time is over, by themselves always', async () => {
    const id = await stored.addCase({ ...heldBy(me, after(2)), held_since: after(-9) });
    const hold = (staffId: string, now: Date, until: Date) =>
      run((trx) => holdCase(trx, id, { staffId, at: now, until }));
    expect(await hold(other, after(1), after(5))).toBe(false);
    expect(await hold(me, after(1), after(3))).toBe(true);
    expect(await stateOf(id)).toMatchObject({ held_since: after(-9), held_until: after(3) });
    expect(await hold(other, after(3), after(5))).toBe(true);
    expect(await stateOf(id)).toMatchObject({ held_by: other, held_since: after(3), held_until: after(5) });
    expect(await hold(other, after(5), after(7))).toBe(true);
    expect(await stateOf(id), 'taken again').toMatchObject({ held_since: after(5) });
  });

  test('goes on being held by its holder alone, and as long as they hold it', async () => {
    const [id, beside] = [await stored.addCase(heldBy(me, after(2))), await stored.addCase(heldBy(me, after(2)))];
    const prolong = (staffId: string, now: Date) =>
      run((trx) => prolongHold(trx, id, { staffId, at: now, until: after(9) }));
    await prolong(other, after(1));
    await prolong(me, after(2));
    expect((await stateOf(id)).held_until).toEqual(after(2));
    await prolong(me, after(1));
    expect((await stateOf(id)).held_until).toEqual(after(9));
    expect((await stateOf(beside)).held_until).toEqual(after(2));
  });

  test('is let go, given and moved by itself, and leaves no hands that it should not', async () => {
    const inHands = { ...heldBy(me, after(2)), assigned_to: me, revision: 4 };
    const beside = await stored.addCase(inHands);
    const changed = async (change: (trx: Transaction<DB>, id: string) => Promise<void>) => {
      const id = await stored.addCase(inHands);
      await run((trx) => change(trx, id));
      expect(await stateOf(beside)).toMatchObject({ ...inHands, status: 'WAITING' });
      const { held_by, held_since, held_until, assigned_to, status, revision } = await stateOf(id);
      expect([held_by, held_since, held_until]).toEqual([null, null, null]);
      return { assigned_to, status, revision };
    };
    expect(await changed(endHold)).toEqual({ assigned_to: me, status: 'WAITING', revision: 4 });
    expect(await changed((trx, id) => setAssignee(trx, id, other))).toMatchObject({ assigned_to: other });
    expect(await changed((trx, id) => setAssignee(trx, id, null))).toMatchObject({ assigned_to: null });
    const proposed = await changed((trx, id) => setCaseStatus(trx, id, 'PROPOSED'));
    expect(proposed).toEqual({ assigned_to: null, status: 'PROPOSED', revision: 5 });
    const moved = await changed((trx, id) =>
      moveCase(trx, { kind: accountKind, id, applicationStatus: 'REJECTED', at }),
    );
    expect(moved).toEqual({ assigned_to: null, status: 'REJECTED', revision: 5 });
  });

  test('moves only where it is', async () => {
    const id = randomUUID();
    await run((trx) => moveCase(trx, { kind: accountKind, id, applicationStatus: 'PENDING', at }));
    expect(await countUnlocked(database, 'cases')).toBe(0);
  });

  test('is among those of its holder and of whom it was given to, the oldest first', async () => {
    const held = await stored.addCase({ ...heldBy(me, after(1)), handed_in_at: after(3) });
    const given = await stored.addCase({ assigned_to: me, handed_in_at: after(2) });
    const last = await stored.addCase({ assigned_to: me, handed_in_at: after(9) });
    const first = await stored.addCase({ assigned_to: me, handed_in_at: after(1) });
    await stored.addCase(heldBy(me, at));
    await stored.addCase({ assigned_to: other, ...heldBy(other, after(1)) });
    await stored.addCase();
    const idsOf = async (trx: Transaction<DB>, changes: object = {}) =>
      (await lockCasesOf(trx, { staffIds: [me], at, ...changes })).map(({ id }) => id);
    await run(async (trx) => {
      expect(await idsOf(trx, { staffIds: [] })).toEqual([]);
      expect(await idsOf(trx, { isGiven: true })).toEqual([first, given, last]);
      expect(await idsOf(trx)).toEqual([first, given, held, last]);
      expect(await countUnlocked(database, 'cases')).toBe(3);
    });
  });

  test('that is submitted again keeps its place and says so; a change of what is decided counts for nothing', async () => {
    const beside = await stored.addCase({}, { application: { kind: 'card' } });
    const id = await stored.addCase({ handed_in_at: after(-60), status: 'CORRECTION' });
    const { customer_id: customerId } = await stateOf(id);
    const again = { kind: accountKind, authorizationReqId: id, customerId, accountClass: '301', branchCode: '007' };
    await run((trx) => saveCase(trx, { ...again, identity: 'VERIFIED', at }));
    expect(await stateOf(id)).toMatchObject({
      ...{ branch_code: '007', identity_status: 'VERIFIED', is_corrected: true, corrected_at: at },
      ...{ handed_in_at: after(-60), status: 'CORRECTION' },
    });
    expect(await stateOf(beside)).toMatchObject({ is_corrected: false });

    for (const status of ['WAITING', 'CORRECTION', 'PROPOSED'] as const) {
      await database.pool.query('update cases set status = $2, revision = 1 where authorization_req_id = $1', [
        id,
        status,
      ]);
      const change = await run((trx) => countChange(trx, id, 'FAILED'));
      expect(change).toMatchObject({ kind: accountKind, status, applicationStatus: 'PENDING' });
      expect(await stateOf(id)).toMatchObject({ revision: 2, identity_status: 'FAILED' });
    }
    await run((trx) => countChange(trx, id, undefined));
    expect(await stateOf(id)).toMatchObject({ revision: 3, identity_status: 'FAILED' });
    expect((await stateOf(beside)).revision).toBe(0);
    for (const status of ['OPENING', 'COMPLETED', 'REJECTED'] as const) {
      await database.pool.query('update cases set status = $2 where authorization_req_id = $1', [id, status]);
      expect(await run((trx) => countChange(trx, id, 'VERIFIED'))).toBeUndefined();
    }
  });
});

test('what was proposed of an application is void once it is submitted again, and nothing else is', async () => {
  const [id, beside] = [await stored.addCase({ status: 'PROPOSED' }), await stored.addCase({ status: 'PROPOSED' })];
  const proposal = { kind: 'APPROVE', reasons: [], items: [], remark: null, remarks: null, terms: {}, by: me, at };
  for (const caseId of [id, beside]) {
    await run((trx) => insertProposal(trx, { ...proposal, id: randomUUID(), caseId }));
  }
  const { customer_id: customerId } = await stateOf(id);
  const again = { kind: accountKind, authorizationReqId: id, customerId, accountClass: '301', branchCode: '001' };
  await run((trx) => openCase(trx, { ...again, identity: null, at: after(5) }));
  expect(await listProposals(database.db, id)).toMatchObject([{ state: 'OUTDATED', decidedAt: after(5) }]);
  expect(await listProposals(database.db, beside)).toMatchObject([{ state: 'OPEN' }]);
});

describe('the time that is allowed', () => {
  test('is worked out for open cases that have none, the oldest first, some at a time', async () => {
    const newer = await stored.addCase({ handed_in_at: after(2) });
    const older = await stored.addCase({ handed_in_at: after(1), status: 'PROPOSED' });
    const newest = await stored.addCase({ handed_in_at: after(9) });
    const oldest = await stored.addCase({ handed_in_at: at });
    await stored.addCase({ due_soon_at: at, due_at: at });
    await stored.addCase({ status: 'CORRECTION' });
    await run(async (trx) => {
      expect((await lockWithoutDue(trx, 9)).map(({ id }) => id)).toEqual([oldest, older, newer, newest]);
      expect(await countUnlocked(database, 'cases')).toBe(2);
      expect(await run((second) => lockWithoutDue(second, 9)), 'another process goes on').toEqual([]);
    });
    expect((await run((trx) => lockWithoutDue(trx, 1))).map(({ id }) => id)).toEqual([oldest]);
    await run((trx) => setDue(trx, older, { soonAt: after(5), at: after(6) }));
    expect(await stateOf(older)).toMatchObject({ due_soon_at: after(5), due_at: after(6) });
    expect((await stateOf(newer)).due_at).toBeNull();
  });

  test('is over for open cases whose history does not say so yet, what was due first first', async () => {
    const due = (minutes: number) => ({ due_soon_at: after(-90), due_at: after(minutes) });
    const [now, before] = [await stored.addCase(due(0)), await stored.addCase({ ...due(-1), status: 'PROPOSED' })];
    await stored.addCase(due(1));
    await stored.addCase({ ...due(-1), escalated_at: at });
    await stored.addCase({ ...due(-1), status: 'COMPLETED' });
    await run(async (trx) => {
      expect((await lockLate(trx, at, 9)).map(({ id }) => id)).toEqual([before, now]);
      expect(await countUnlocked(database, 'cases')).toBe(3);
      expect(await run((second) => lockLate(second, at, 9)), 'another process goes on').toEqual([]);
    });
    expect((await run((trx) => lockLate(trx, at, 1))).map(({ id }) => id)).toEqual([before]);
    await run((trx) => markEscalated(trx, before, at));
    expect((await run((trx) => lockLate(trx, at, 9))).map(({ id }) => id)).toEqual([now]);
  });

  test('stops while the customer has the case, goes on when it comes back, and begins with something new to decide', async () => {
    const id = await stored.addCase({ due_soon_at: after(30), due_at: after(60) });
    const move = async (applicationStatus: string, now: Date) => {
      await run((trx) => moveCase(trx, { kind: accountKind, id, applicationStatus, at: now }));
      const { due_at, due_left_ms, status } = await stateOf(id);
      return { status, due_at, leftMs: due_left_ms === null ? null : Number(due_left_ms) };
    };
    expect(await move('INCOMPLETED', at)).toEqual({ status: 'CORRECTION', due_at: null, leftMs: 3_600_000 });
    expect(await run((trx) => lockClock(trx, id))).toMatchObject({ leftMs: 3_600_000, dueAt: null });
    expect(await move('PENDING', after(10))).toEqual({ status: 'WAITING', due_at: after(70), leftMs: null });
    expect(await move('PENDING', after(20)), 'the same is waited for').toMatchObject({ due_at: after(70) });
    expect(await run((trx) => lockClock(trx, randomUUID()))).toBeUndefined();
  });
});

describe('who has a case in hand', () => {
  const holder = { staffId: 'me', name: 'Ma Me', since: at, until: after(2) };
  const assignee = { staffId: 'other', name: 'Ko Other' };

  test('is its holder until their time is over, then whom it was given to', () => {
    expect(holderAt({ holder }, after(1))).toEqual(holder);
    expect(holderAt({ holder }, after(2))).toBeNull();
    expect(holderAt({ holder: null }, at)).toBeNull();
    const keeps = (staffId: string, found: Parameters<typeof otherHands>[0], now = at) =>
      otherHands(found, staffId, now)?.staffId;
    expect(keeps('other', { holder, assignee: null })).toBe('me');
    expect(keeps('me', { holder, assignee: null })).toBeUndefined();
    expect(keeps('third', { holder, assignee }, after(2))).toBe('other');
    expect(keeps('me', { holder, assignee })).toBe('other');
    expect(keeps('other', { holder, assignee }, after(2))).toBeUndefined();
    expect(keeps('third', { holder: null, assignee: null })).toBeUndefined();
  });

  test('is said by the place of a case, as long as nothing is proposed', () => {
    const places = (kind: ApplicationKind, ...statuses: string[]) =>
      statuses.map((applicationStatus) => placeOf({ kind, applicationStatus }));
    const ofAccounts = places(accountKind, 'PENDING', 'INCOMPLETED', 'APPROVED', 'REJECTED', 'COMPLETED');
    expect(ofAccounts).toEqual(['WAITING', 'CORRECTION', 'OPENING', 'REJECTED', 'COMPLETED']);
    expect(places(cardKind, 'PENDING', 'APPROVED'), 'a card that is not made yet').toEqual(['WAITING', 'WAITING']);
  });

  test('is nobody of what is not submitted', () => {
    expect(() => placeOf({ kind: accountKind, applicationStatus: 'INIT' })).toThrow('No case is at INIT.');
  });
});
