import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DB } from '../../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { lockCase } from '../cases/index.ts';
import { releaseCase, takeCase } from '../cases/take-case.ts';
import { type StoredCases, storedCases } from '../cases/testing/stored-cases.ts';
import { insertProposal } from '../proposals/index.ts';
import { freeCasesOfAbsent, setAbsence } from './absences.ts';
import { assignCase, canTake, freeCase, requirePresent } from './assign.ts';
import { handOver } from './hand-over.ts';
import { findAbsences, saveAbsence } from './store.ts';
import { haveBranchesInCommon, type TeamAsker } from './team.ts';
import { findTeam } from './workload.ts';

/** A Tuesday; the day in Myanmar is the same. */
const at = new Date('2026-03-03T04:00:00Z');
const today = '2026-03-03';
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

let database: TestDatabase;
let stored: StoredCases;
let supervisor: string;
let me: string;
let other: string;
beforeAll(async () => {
  database = await createTestDatabase();
  stored = storedCases(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate customers, staff cascade');
  supervisor = await stored.addStaff('Daw Super', { roles: ['supervisor'] });
  [me, other] = [await stored.addStaff('Ma Me'), await stored.addStaff('Ko Other')];
});

const run = <Result>(work: (trx: Transaction<DB>) => Promise<Result>) => database.db.transaction().execute(work);
const named = (id: string) => ({ queue: 'cases', id });
const dependencies = () => ({ db: database.db, now: () => at });
const cases = () => ({ ...dependencies(), queue: 'cases', caseHoldS: 120 });
const heldBy = (staffId: string, until = after(5)) => ({ held_by: staffId, held_since: at, held_until: until });
const handsOf = async (id: string) => {
  const found = await run((trx) => lockCase(trx, named(id)));
  return { holder: found?.holder?.staffId ?? null, assignee: found?.assignee?.staffId ?? null };
};
const inNoHands = { holder: null, assignee: null };
const audited = async (id: string) => {
  const { rows } = await database.pool.query(
    'select action, actor_id as by, facts from audit_entries where subject_id = $1 order by id',
    [id],
  );
  return rows;
};
async function addProposed(by: string): Promise<string> {
  const caseId = await stored.addCase({ status: 'PROPOSED' });
  const decision = { kind: 'APPROVE', reasons: [], items: [], remark: null, remarks: null, terms: {} };
  await run((trx) => insertProposal(trx, { id: randomUUID(), caseId, by, at, ...decision }));
  return caseId;
}
const markAbsent = (staffId: string, from: string, to: string) =>
  run((trx) => saveAbsence(trx, staffId, { from, to, by: supervisor, at }));

describe('a case is taken', () => {
  const maker = () => ({ staffId: me, roles: ['maker'] });
  const checker = (staffId = me) => ({ staffId, roles: ['checker'] });
  const take = (id: string, taker = maker()) => takeCase(taker, id, cases());

  test('by who asks first, and by its holder again', async () => {
    const id = await stored.addCase();
    expect(await take(id)).toMatchObject({ holder: { staffId: me, until: after(2) } });
    expect(await take(id)).toMatchObject({ holder: { staffId: me } });
    await expect(take(id, { staffId: other, roles: ['maker'] })).rejects.toMatchObject({
      code: errorCodes.caseHeld,
      facts: { values: { name: 'Ma Me', since: '10:30' } },
    });
    const taken = { action: 'case.taken', by: me, facts: {} };
    const refused = { action: 'case.refused', by: other, facts: { tried: 'take', because: 'held', heldBy: me } };
    expect(await audited(id)).toEqual([taken, taken, refused]);
    await expect(take(randomUUID())).rejects.toMatchObject({ code: errorCodes.notFound });
  });

  test('by whom it was given to alone', async () => {
    const [id, own] = [await stored.addCase({ assigned_to: other }), await stored.addCase({ assigned_to: me })];
    const refusal = { code: errorCodes.caseAssigned, facts: { values: { name: 'Ko Other' } } };
    await expect(take(id)).rejects.toMatchObject(refusal);
    expect(await audited(id)).toMatchObject([{ facts: { tried: 'take', because: 'assigned', heldBy: other } }]);
    await take(own);
    expect(await handsOf(own)).toEqual({ holder: me, assignee: me });
  });

  test('where it is proposed by a checker, and never by its maker', async () => {
    const id = await addProposed(me);
    await expect(take(id, { staffId: other, roles: ['maker'] })).rejects.toMatchObject({
      code: errorCodes.caseNotOpen,
    });
    await expect(take(id, checker())).rejects.toMatchObject({ code: errorCodes.ownProposal });
    const facts = { tried: 'take', because: 'own-proposal' };
    expect(await audited(id)).toEqual([{ action: 'case.refused', by: me, facts }]);
    expect(await take(id, checker(other))).toMatchObject({ holder: { staffId: other } });
  });

  test('never once it is decided', async () => {
    const id = await stored.addCase({ status: 'COMPLETED' });
    await expect(take(id)).rejects.toMatchObject({ code: errorCodes.caseNotOpen });
    expect(await audited(id)).toEqual([]);
  });

  test('and let go by its holder alone; where nobody holds it there is nothing to do', async () => {
    const [mine, theirs] = [
      await stored.addCase({ ...heldBy(me), assigned_to: me }),
      await stored.addCase(heldBy(other)),
    ];
    const [free, over] = [await stored.addCase(), await stored.addCase(heldBy(other, at))];
    const release = (id: string) => releaseCase(me, id, cases());
    expect(await release(mine)).toMatchObject({ holder: null, assignee: { staffId: me } });
    expect(await audited(mine)).toEqual([{ action: 'case.released', by: me, facts: {} }]);
    await expect(release(theirs)).rejects.toMatchObject({ code: errorCodes.caseHeld });
    const facts = { tried: 'release', because: 'held', heldBy: other };
    expect(await audited(theirs)).toEqual([{ action: 'case.refused', by: me, facts }]);
    for (const id of [free, over]) {
      await release(id);
      expect(await audited(id)).toEqual([]);
    }
    await expect(release(randomUUID())).rejects.toMatchObject({ code: errorCodes.notFound });
  });
});

describe('a case is given', () => {
  const assign = (id: string, staffId: string) => assignCase(supervisor, { ...named(id), staffId }, dependencies());

  test('to somebody who is there, no matter who had it before', async () => {
    const [id, given] = [await stored.addCase(heldBy(other)), await stored.addCase({ assigned_to: other })];
    const [free, over] = [await stored.addCase(), await stored.addCase(heldBy(other, at))];
    for (const each of [id, given, free, over]) {
      await assign(each, me);
      expect(await handsOf(each)).toEqual({ holder: null, assignee: me });
      const from = each === id || each === given ? other : null;
      const facts = { to: me, from };
      expect(await audited(each)).toEqual([{ action: 'case.assigned', by: supervisor, facts }]);
    }
  });

  test.each(['CORRECTION', 'OPENING', 'COMPLETED', 'REJECTED'] as const)('never while it is at %s', async (status) => {
    const id = await stored.addCase({ status });
    await expect(assign(id, me)).rejects.toMatchObject({ code: errorCodes.caseNotOpen });
    await expect(assign(randomUUID(), me)).rejects.toMatchObject({ code: errorCodes.notFound });
  });

  test('to nobody who does not work here, or is away', async () => {
    const id = await stored.addCase();
    const cannot = { code: errorCodes.staffCannotTake };
    await expect(assign(id, randomUUID())).rejects.toMatchObject(cannot);
    for (const changes of [{ disabled: true }, { password_hash: null }]) {
      await expect(assign(id, await stored.addStaff('U Gone', changes))).rejects.toMatchObject(cannot);
    }
    const present = (staffId: string) => run((trx) => requirePresent(trx, staffId, at));
    await markAbsent(me, '2026-03-04', '2026-03-09');
    expect((await present(me)).id).toBe(me);
    await markAbsent(me, '2026-03-01', '2026-03-02');
    expect((await present(me)).id).toBe(me);
    await markAbsent(me, today, today);
    const away = { code: errorCodes.staffAbsent, facts: { values: { name: 'Ma Me' } } };
    await expect(assign(id, me)).rejects.toMatchObject(away);
    expect((await present(other)).id).toBe(other);
  });

  test('to who may do what it waits for, in their branches, and did not propose it', async () => {
    const [waiting, proposed] = [await stored.addCase({ branch_code: '001' }), await addProposed(me)];
    const scope = (...branches: string[]) => ({ branch_scope: JSON.stringify({ regions: [], branches }) });
    const can = async (id: string, staffId: string) =>
      run(async (trx) => {
        const [staff, found] = [await requirePresent(trx, staffId, at), await lockCase(trx, named(id))];
        return found && canTake(trx, staff, found);
      });
    const maker = await stored.addStaff('Maker', { roles: ['maker'] });
    const checker = await stored.addStaff('Checker', { roles: ['checker'] });
    expect([await can(waiting, maker), await can(waiting, checker)]).toEqual([true, false]);
    expect([await can(proposed, maker), await can(proposed, checker)]).toEqual([false, true]);
    expect([await can(proposed, me), await can(proposed, other)]).toEqual([false, true]);
    expect(await can(waiting, await stored.addStaff('Here', scope('001', '002')))).toBe(true);
    const elsewhere = await stored.addStaff('Elsewhere', scope('002'));
    expect(await can(waiting, elsewhere)).toBe(false);
    await expect(assign(waiting, elsewhere)).rejects.toMatchObject({ code: errorCodes.staffCannotTake });
    expect(await handsOf(waiting)).toEqual(inNoHands);
  });

  test('to everybody again, where somebody has it', async () => {
    const [given, held, free] = [
      await stored.addCase({ assigned_to: me }),
      await stored.addCase(heldBy(other)),
      await stored.addCase(),
    ];
    for (const [id, from] of [
      [given, me],
      [held, other],
    ] as const) {
      await freeCase(supervisor, named(id), dependencies());
      expect(await handsOf(id)).toEqual(inNoHands);
      expect(await audited(id)).toEqual([{ action: 'case.freed', by: supervisor, facts: { from } }]);
    }
    await freeCase(supervisor, named(free), dependencies());
    expect(await audited(free)).toEqual([]);
    await expect(freeCase(supervisor, named(randomUUID()), dependencies())).rejects.toMatchObject({
      code: errorCodes.notFound,
    });
  });
});

describe('an absence', () => {
  const asMe = (): TeamAsker => ({ staffId: me, roles: ['maker'], branches: null });
  const asSupervisor = (branches: string[] | null = null) => ({ staffId: supervisor, roles: ['supervisor'], branches });
  const mark = (absence: { from: string; to: string } | null, staffId?: string, asker = asMe()) =>
    setAbsence(asker, { staffId, absence }, dependencies());
  const absences = async () => Object.fromEntries(await findAbsences(database.db, '2020-01-01'));

  test.each([
    [today, today, true],
    ['2026-03-01', today, true],
    [today, '2027-03-04', true],
    [today, '2027-03-05', false],
    ['2026-03-01', '2026-03-02', false],
    ['2026-03-05', '2026-03-04', false],
  ])('from %s to %s is possible or not', async (from, to, isPossible) => {
    const marked = mark({ from, to }).then(
      () => true,
      (error) => error.code,
    );
    expect(await marked).toBe(isPossible || errorCodes.absenceNotPossible);
    expect(await absences()).toEqual(isPossible ? { [me]: { from, to } } : {});
  });

  test('frees what somebody has in hand from the day on that they are away', async () => {
    const [given, held] = [await stored.addCase({ assigned_to: me }), await stored.addCase(heldBy(me))];
    const beside = await stored.addCase({ assigned_to: other });
    await mark({ from: '2026-03-04', to: '2026-03-09' });
    expect(await handsOf(given)).toEqual({ holder: null, assignee: me });
    await mark({ from: today, to: '2026-03-09' });
    for (const id of [given, held]) {
      expect(await handsOf(id)).toEqual(inNoHands);
      expect(await audited(id)).toEqual([{ action: 'case.freed', by: null, facts: { from: me, because: 'absent' } }]);
    }
    expect(await handsOf(beside)).toMatchObject({ assignee: other });
    await mark(null);
    expect(await absences()).toEqual({});
    expect((await audited(me)).map(({ by, facts }) => [by, facts])).toEqual([
      [me, { from: '2026-03-04', to: '2026-03-09' }],
      [me, { from: today, to: '2026-03-09' }],
      [me, { isBack: true }],
    ]);
  });

  test('of others is for a supervisor of their branches to mark', async () => {
    const absence = { from: today, to: today };
    await expect(mark(absence, other)).rejects.toMatchObject({ code: errorCodes.notAllowed });
    const scope = JSON.stringify({ regions: [], branches: ['001'] });
    const elsewhere = await stored.addStaff('Elsewhere', { branch_scope: scope });
    const markAs = (branches: string[] | null, staffId: string) => mark(absence, staffId, asSupervisor(branches));
    await expect(markAs(['002'], elsewhere)).rejects.toMatchObject({ code: errorCodes.notFound });
    await expect(markAs(null, randomUUID())).rejects.toMatchObject({ code: errorCodes.notFound });
    expect(await absences()).toEqual({});
    await markAs(['001', '002'], elsewhere);
    await markAs(['002'], other);
    expect(await absences()).toEqual({ [elsewhere]: absence, [other]: absence });
    expect(await audited(other)).toMatchObject([{ action: 'staff.absent', by: supervisor }]);
  });

  test('that begins today frees what was given, and not what its owner holds', async () => {
    const [given, held] = [await stored.addCase({ assigned_to: me }), await stored.addCase(heldBy(me))];
    const later = await stored.addCase({ assigned_to: other });
    await freeCasesOfAbsent(dependencies());
    await markAbsent(me, today, '2026-03-09');
    await markAbsent(other, '2026-03-04', '2026-03-09');
    await freeCasesOfAbsent(dependencies());
    expect(await handsOf(given)).toEqual(inNoHands);
    expect(await handsOf(held)).toMatchObject({ holder: me });
    expect(await handsOf(later)).toMatchObject({ assignee: other });
    expect(await audited(given)).toMatchObject([{ action: 'case.freed', facts: { from: me } }]);
  });
});

describe('at the end of a shift', () => {
  const notesOf = async (id: string) => {
    const { rows } = await database.pool.query(
      `select note.words, note.written_by as by, mention.staff_id as mentioned from case_notes note
       left join case_note_mentions mention on mention.note_id = note.id where authorization_req_id = $1`,
      [id],
    );
    return rows;
  };

  test('everything goes to a colleague, but what they cannot take, with a note', async () => {
    const [given, held] = [await stored.addCase({ assigned_to: me }), await stored.addCase(heldBy(me))];
    const beside = await stored.addCase({ assigned_to: supervisor });
    const ownProposal = await addProposed(other);
    await database.pool.query('update cases set assigned_to = $2 where authorization_req_id = $1', [ownProposal, me]);
    const outcome = await handOver(me, { staffId: other, note: 'please' }, dependencies());
    expect(outcome).toEqual({ handedOver: 2, returned: 1 });
    for (const id of [given, held]) {
      expect(await handsOf(id)).toEqual({ holder: null, assignee: other });
      expect(await notesOf(id)).toEqual([{ words: '@Ko Other please', by: me, mentioned: other }]);
      const handed = { action: 'case.handed-over', by: me, facts: { to: other, noteId: expect.any(String) } };
      expect(await audited(id)).toEqual([handed]);
    }
    expect(await handsOf(ownProposal)).toEqual(inNoHands);
    expect(await notesOf(ownProposal)).toEqual([{ words: 'please', by: me, mentioned: null }]);
    expect(await audited(ownProposal)).toMatchObject([{ facts: { to: null } }]);
    expect(await handsOf(beside)).toMatchObject({ assignee: supervisor });
  });

  test('or back to the queue, and never to oneself or to who is away', async () => {
    const id = await stored.addCase({ assigned_to: me });
    const hand = (staffId: string | null) => handOver(me, { staffId, note: 'x' }, dependencies());
    await expect(hand(me)).rejects.toMatchObject({ code: errorCodes.staffCannotTake });
    await markAbsent(other, today, today);
    await expect(hand(other)).rejects.toMatchObject({ code: errorCodes.staffAbsent });
    expect(await handsOf(id)).toMatchObject({ assignee: me });
    expect(await hand(null)).toEqual({ handedOver: 0, returned: 1 });
    expect(await handsOf(id)).toEqual(inNoHands);
    expect(await hand(null)).toEqual({ handedOver: 0, returned: 0 });
  });
});

describe('the team', () => {
  test('is for a supervisor who works on cases in their branches, for everybody else themselves', async () => {
    const scope = (...branches: string[]) => ({ branch_scope: JSON.stringify({ regions: [], branches }) });
    await stored.addStaff('U Gone', { disabled: true });
    await stored.addStaff('U Auditor', { roles: ['auditor'] });
    const elsewhere = await stored.addStaff('U Elsewhere', scope('002'));
    const find = async (staffId: string, roles: string[], branches: string[] | null) =>
      (await findTeam({ staffId, roles, branches }, dependencies())).map((each) => each.staffId);
    expect(await find(supervisor, ['supervisor'], null)).toEqual([supervisor, other, me, elsewhere]);
    expect(await find(supervisor, ['supervisor'], ['001'])).toEqual([supervisor, other, me]);
    expect(await find(supervisor, ['supervisor'], ['001', '002'])).toEqual([supervisor, other, me, elsewhere]);
    expect(await find(me, ['maker'], null)).toEqual([me]);
    await database.pool.query(`update staff set roles = '{checker}' where id = $1`, [me]);
    await database.pool.query(`update staff set roles = '{maker}' where id = $1`, [other]);
    expect(await find(supervisor, ['supervisor'], ['001'])).toEqual([supervisor, other, me]);
  });

  test('says who is away today, and what each has to do', async () => {
    await stored.addCase({ assigned_to: me, due_soon_at: at, due_at: at });
    await markAbsent(me, today, '2026-03-04');
    await markAbsent(other, '2026-03-04', '2026-03-04');
    const team = await findTeam({ staffId: supervisor, roles: ['supervisor'], branches: null }, dependencies());
    const nothing = { cases: 0, late: 0, proposed: 0, decidedToday: 0 };
    expect(team).toMatchObject([
      { staffId: supervisor, absence: null, isAbsent: false, ...nothing },
      { staffId: other, absence: { from: '2026-03-04' }, isAbsent: false, ...nothing },
      { staffId: me, absence: { from: today }, isAbsent: true, ...nothing, cases: 1, late: 1 },
    ]);
  });

  test.each([
    [null, ['001'], true],
    [['001'], null, true],
    [['001', '002'], ['002', '003'], true],
    [['001'], ['002'], false],
    [[], ['001'], false],
  ] as const)('of %j and %j have branches in common or not', (one, two, isSo) => {
    expect(haveBranchesInCommon(one, two)).toBe(isSo);
  });
});
