import { randomBytes, randomUUID } from 'node:crypto';
import { accountKind } from '@taga/contract/kinds/account';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCursor } from '../../db/cursor.ts';
import type { DB } from '../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { createQuotas } from '../access/quotas/index.ts';
import { recordAudit } from '../staff/audit/index.ts';
import { saveSession } from '../staff/sessions/store.ts';
import { requireBranch } from './branch-access/require-branch.ts';
import { findApplicationsOutside, findBranchOfCase, findCustomersWithin } from './branch-access/store.ts';
import { listCaseEvents, listStatusDates, recordAboutCase, recordCaseEvent } from './case-history/store.ts';
import { type StoredCases, storedCases } from './cases/testing/stored-cases.ts';
import { findLastVisit, listEventsOfOthers } from './changes/store.ts';
import { readSearch, type SearchWords } from './customers/search-words.ts';
import { findCasesOf, findCasesOfCustomers, findCustomerIds, searchCustomers } from './customers/store.ts';
import { countUnseen, insertNote, listColleagues, listMentionsOf, listNotes, markSeen } from './notes/store.ts';
import {
  answerCorrection,
  closeProposal,
  findOpenProposal,
  insertProposal,
  listOpenProposals,
  listProposals,
  outdateProposal,
} from './proposals/store.ts';
import { deleteView, findViews, insertView } from './queue-views/store.ts';
import { countWorkloads, deleteAbsence, findAbsences, saveAbsence } from './team/store.ts';

const at = new Date('2026-03-03T04:00:00Z');
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

let database: TestDatabase;
let stored: StoredCases;
let me: string;
let other: string;
beforeAll(async () => {
  database = await createTestDatabase();
  stored = storedCases(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate customers, staff cascade');
  [me, other] = [await stored.addStaff('Ma Me'), await stored.addStaff('Ko Other')];
});

const run = <Result>(work: (trx: Transaction<DB>) => Promise<Result>) => database.db.transaction().execute(work);
const rowsOf = async (statement: string, ...values: unknown[]) => (await database.pool.query(statement, values)).rows;

describe('proposals', () => {
  const plain = { kind: 'REJECT', reasons: [], items: [], remark: null, remarks: null, terms: {} };
  async function propose(caseId: string, changes: object = {}) {
    const id = randomUUID();
    await run((trx) => insertProposal(trx, { id, caseId, by: me, at, ...plain, ...changes }));
    return id;
  }
  const close = (id: string, changes: object = {}) =>
    run((trx) => closeProposal(trx, id, { state: 'CONFIRMED', by: other, remark: 'fine', at: after(5), ...changes }));
  const openOf = async (caseId: string) => (await run((trx) => findOpenProposal(trx, caseId)))?.id;

  test('of a case are listed the newest first, each with who made and decided it', async () => {
    const [caseId, beside] = [await stored.addCase(), await stored.addCase()];
    const first = await propose(caseId);
    await close(first);
    const last = await propose(caseId, { at: after(9) });
    await close(last, { state: 'SENT_BACK' });
    const second = await propose(caseId, {
      at: after(7),
      remark: 'for the checker',
      remarks: { en: 'Hello', mm: 'x' },
    });
    const elsewhere = await propose(beside, { remarks: { en: 'Hello', mm: 'x' } });
    const decided = { decidedBy: { staffId: other, name: 'Ko Other' }, decidedAt: after(5), decidedRemark: 'fine' };
    const by = { staffId: me, name: 'Ma Me' };
    expect(await listProposals(database.db, caseId)).toMatchObject([
      { id: last, by, state: 'SENT_BACK', ...decided },
      { id: second, by, state: 'OPEN', decidedBy: null, remark: 'for the checker', remarks: { en: 'Hello', mm: 'x' } },
      { id: first, by, state: 'CONFIRMED', ...decided, remark: null, remarks: null },
    ]);
    expect(await listProposals(database.db, beside)).toMatchObject([{ id: elsewhere, remark: 'Hello' }]);
    expect([await openOf(caseId), await openOf(beside)]).toEqual([second, elsewhere]);
    const open = await listOpenProposals(database.db, [caseId]);
    expect([...open]).toEqual([[caseId, { kind: 'REJECT', by }]]);
    expect((await listOpenProposals(database.db, [])).size).toBe(0);
  });

  test('are decided once, and outdated while they are open', async () => {
    const [caseId, beside] = [await stored.addCase(), await stored.addCase()];
    const [id, elsewhere] = [await propose(caseId), await propose(beside)];
    await close(id, { state: 'SENT_BACK' });
    await close(id);
    await run((trx) => outdateProposal(trx, caseId, at));
    expect((await listProposals(database.db, caseId))[0]?.state).toBe('SENT_BACK');
    expect(await openOf(beside)).toBe(elsewhere);
    await run((trx) => outdateProposal(trx, beside, after(9)));
    expect(await listProposals(database.db, beside)).toMatchObject([{ state: 'OUTDATED', decidedAt: after(9) }]);
  });

  test('of a correction are answered once, by the customer of that case', async () => {
    const [caseId, beside] = [await stored.addCase(), await stored.addCase()];
    const correction = { kind: 'CORRECT', items: ['NAME'] };
    const sentBack = await propose(caseId, correction);
    await close(sentBack, { state: 'SENT_BACK' });
    const asked = await propose(caseId, { ...correction, at: after(1) });
    await close(asked);
    await close(await propose(beside, correction));
    const answer = (changedItems: string[], now: number, recordBefore?: unknown) =>
      run((trx) => answerCorrection(trx, caseId, { changedItems, recordBefore }, after(now)));
    await answer(['NAME'], 10, { Name: 'X' });
    await answer([], 20);
    expect(await listProposals(database.db, caseId)).toMatchObject([
      { id: asked, answeredAt: after(10), changedItems: ['NAME'], recordBefore: { Name: 'X' } },
      { id: sentBack, answeredAt: null, changedItems: [], recordBefore: null },
    ]);
    expect(await listProposals(database.db, beside)).toMatchObject([{ answeredAt: null }]);
    await run((trx) => answerCorrection(trx, beside, { changedItems: [] }, after(30)));
    expect(await listProposals(database.db, beside)).toMatchObject([{ answeredAt: after(30), recordBefore: null }]);
  });
});

describe('notes', () => {
  async function write(caseId: string, minutes: number, ...mentions: string[]) {
    const id = randomUUID();
    const by = { staffId: me, name: 'Ma Me' };
    const mentioned = mentions.map((staffId) => ({ staffId, name: '' }));
    await run((trx) => insertNote(trx, caseId, { id, text: 'Look', by, at: after(minutes), mentions: mentioned }));
    return id;
  }

  test('of a case are read as a conversation, with whom they mention', async () => {
    const [caseId, beside] = [await stored.addCase(), await stored.addCase()];
    const later = await write(caseId, 2, other, me);
    const twins = [await write(caseId, 1), await write(caseId, 1)].sort();
    await write(beside, 0);
    const notes = await listNotes(database.db, caseId);
    expect(notes.map(({ id }) => id)).toEqual([...twins, later]);
    const [first, , last] = notes;
    expect(first?.mentions).toEqual([]);
    expect(last).toMatchObject({
      by: { staffId: me, name: 'Ma Me' },
      mentions: [
        { staffId: other, name: 'Ko Other' },
        { staffId: me, name: 'Ma Me' },
      ],
    });
  });

  test('that mention somebody are unseen until they have the case before them, in their branches', async () => {
    const [caseId, elsewhere] = [await stored.addCase(), await stored.addCase({ branch_code: '002' })];
    const [first, away] = [await write(caseId, 1, other), await write(elsewhere, 2, other)];
    const twins = [await write(caseId, 3, other), await write(caseId, 3, other, me)].sort().reverse();
    const asker = (branches: string[] | null, staffId = other) => ({ staffId, branches });
    const all = [...twins, away, first];
    const list = async (branches: string[] | null, cursor?: string | null, size = 9) =>
      listMentionsOf(database.db, asker(branches), { after: readCursor(cursor ?? undefined), size });
    const idsOf = ({ mentions }: Awaited<ReturnType<typeof list>>) => mentions.map(({ id }) => id);
    expect(idsOf(await list(null))).toEqual(all);
    expect(idsOf(await list(['002']))).toEqual([away]);
    const page = await list(null, null, 3);
    const rest = await list(null, page.next, 3);
    expect([idsOf(page), idsOf(rest), rest.next]).toEqual([all.slice(0, 3), all.slice(3), null]);
    expect(await countUnseen(database.db, asker(null))).toBe(4);
    expect(await countUnseen(database.db, asker(['002']))).toBe(1);
    await markSeen(database.db, caseId, other, after(9));
    await markSeen(database.db, caseId, other, after(10));
    expect(await countUnseen(database.db, asker(null))).toBe(1);
    expect(await countUnseen(database.db, asker(null, me)), 'it is for each to see').toBe(1);
    expect((await list(null)).mentions.map(({ isSeen }) => isSeen)).toEqual([true, true, false, true]);
    const seen = await rowsOf('select distinct seen_at from case_note_mentions where seen_at is not null');
    expect(seen).toEqual([{ seen_at: after(9) }]);
  });

  test('are for who works here now', async () => {
    await stored.addStaff('U Gone', { disabled: true });
    expect(await listColleagues(database.db)).toEqual([
      { staffId: other, name: 'Ko Other' },
      { staffId: me, name: 'Ma Me' },
    ]);
  });
});

describe('the history of a case', () => {
  test('has what staff, the customer and the server did, the oldest first, beside the audit log', async () => {
    const [caseId, beside] = [await stored.addCase(), await stored.addCase()];
    const record = (id: string, action: string, actor: Parameters<typeof recordCaseEvent>[1]['actor'], now: Date) =>
      run((trx) =>
        recordCaseEvent(trx, { kind: accountKind, authorizationReqId: id, action, actor, facts: { a: 1 }, at: now }),
      );
    await record(caseId, 'case.taken', { kind: 'staff', id: me }, after(2));
    await record(caseId, 'application.approved', { kind: 'customer', id: randomUUID() }, after(1));
    await record(caseId, 'application.approved', { kind: 'system' }, after(3));
    await record(beside, 'application.rejected', { kind: 'system' }, after(1));
    expect(await listCaseEvents(database.db, caseId)).toEqual([
      { at: after(2), action: 'case.taken', by: { staffId: me, name: 'Ma Me' }, facts: { a: 1 } },
      { at: after(1), action: 'application.approved', by: null, facts: { a: 1 } },
      { at: after(3), action: 'application.approved', by: null, facts: { a: 1 } },
    ]);
    expect(await listStatusDates(database.db, caseId, accountKind)).toEqual({
      PENDING: '2026-01-01T00:00:00.000Z',
      APPROVED: after(3).toISOString(),
    });
    const look = { kind: accountKind, authorizationReqId: beside, action: 'case.viewed', at } as const;
    await recordAboutCase(database.db, { ...look, actor: { kind: 'staff', id: me } });
    const audited = await rowsOf('select action from audit_entries where subject_id = $1 order by id', beside);
    expect(audited).toEqual([{ action: 'application.rejected' }, { action: 'case.viewed' }]);
    expect(await listCaseEvents(database.db, beside)).toHaveLength(1);
  });
});

describe('what is new since the last visit', () => {
  test('begins with the last that somebody did before this session', async () => {
    const sessionId = randomUUID();
    const session = { id: sessionId, tokenHash: randomBytes(32), provider: undefined };
    await saveSession(database.db, { ...session, staffId: me, startedAt: at, expiresAt: after(60) });
    const find = () => findLastVisit(database.db, { staffId: me, sessionId });
    expect(await find()).toBeUndefined();
    const act = (staffId: string, minutes: number) =>
      recordAudit(database.db, { actor: { kind: 'staff', id: staffId }, action: 'case.viewed', at: after(minutes) });
    for (const minutes of [-9, -5, 0, 5]) await act(me, minutes);
    await act(other, -1);
    expect(await find()).toEqual(after(-5));
  });

  test('is what others did on the cases of the asker, after their own first work on each', async () => {
    const [mine, elsewhere, notMine] = [
      await stored.addCase(),
      await stored.addCase({ branch_code: '002' }),
      await stored.addCase(),
    ];
    const record = (id: string, staffId: string | null, action: string, minutes: number) =>
      run((trx) =>
        recordCaseEvent(trx, {
          ...{ kind: accountKind, authorizationReqId: id, action, at: after(minutes) },
          actor: staffId ? { kind: 'staff', id: staffId } : { kind: 'system' },
        }),
      );
    await record(mine, other, 'decision.confirmed', 1);
    for (const id of [mine, elsewhere]) await record(id, me, 'case.taken', 2);
    await record(mine, me, 'decision.confirmed', 3);
    await record(mine, other, 'case.viewed', 4);
    await record(notMine, other, 'decision.confirmed', 5);
    await record(notMine, me, 'case.viewed', 5);
    await record(mine, other, 'decision.confirmed', 6);
    await record(elsewhere, null, 'decision.confirmed', 7);
    await record(notMine, other, 'decision.confirmed', 8);
    const list = async (branches: string[] | null, changes: object = {}) => {
      const asked = { since: after(0), worksSince: after(0), works: ['case.taken'], actions: ['decision.confirmed'] };
      const found = await listEventsOfOthers(
        database.db,
        { staffId: me, branches },
        { ...asked, limit: 9, ...changes },
      );
      return found.map(({ caseId, by, at: when }) => [caseId, by?.name, when]);
    };
    const [onMine, onElsewhere] = [
      [mine, 'Ko Other', after(6)],
      [elsewhere, undefined, after(7)],
    ];
    expect(await list(null)).toEqual([onElsewhere, onMine]);
    expect(await list(null, { limit: 1 })).toEqual([onElsewhere]);
    expect(await list(['001'])).toEqual([onMine]);
    expect(await list(null, { since: after(6) })).toEqual([onElsewhere]);
    expect(await list(null, { worksSince: after(2) })).toEqual([]);
    expect(await list(null, { works: ['case.released'] })).toEqual([]);
  });
});

describe('the branches of staff', () => {
  test('say which cases and customers they see', async () => {
    const [one, two] = [await stored.addCustomer(), await stored.addCustomer()];
    const inOne = await stored.addCase({ customer_id: one, branch_code: '001' });
    const inTwo = await stored.addCase({ customer_id: two, branch_code: '002' });
    const without = await stored.addCase({ branch_code: null });
    expect(await findBranchOfCase(database.db, inTwo)).toEqual({ branchCode: '002' });
    expect(await findBranchOfCase(database.db, randomUUID())).toBeUndefined();
    const within = async (branches: string[] | null, ids = [one, two]) => [
      ...(await findCustomersWithin(database.db, ids, branches)),
    ];
    expect(new Set(await within(null))).toEqual(new Set([one, two]));
    expect(await within(['002', '003'])).toEqual([two]);
    expect([await within([]), await within(['001'], [two]), await within(['001'], [])]).toEqual([[], [], []]);
    const outside = async (branches: string[] | null, ids = [inOne, inTwo, without, randomUUID()]) => [
      ...(await findApplicationsOutside(database.db, ids, branches)),
    ];
    expect([await outside(null), await outside(['001'], [])]).toEqual([[], []]);
    expect(new Set(await outside(['001']))).toEqual(new Set([inTwo, without]));
  });

  test('answer what is of others like what does not exist, and write it down once an hour', async () => {
    const customerId = await stored.addCustomer();
    const id = await stored.addCase({ customer_id: customerId, branch_code: '001' });
    let now = at;
    const quotas = createQuotas({ now: () => now, key: async () => Buffer.alloc(32, 1) });
    const ask = (branches: string[] | null, kind: 'customer' | 'case', named: string, staffId = me) => {
      const subject = { kind, id: named, route: '/x' };
      return requireBranch({ staffId, branches }, subject, { db: database.db, now: () => now, quotas });
    };
    const notFound = { code: 'TG0404' };
    for (const branches of [null, ['001']]) {
      await expect(ask(branches, 'customer', customerId)).resolves.toBeUndefined();
      await expect(ask(branches, 'case', id)).resolves.toBeUndefined();
    }
    await expect(ask([], 'case', randomUUID()), 'for the call itself to say').resolves.toBeUndefined();
    await expect(ask(['002'], 'case', 'no uuid')).resolves.toBeUndefined();
    await expect(ask(['002'], 'case', id)).rejects.toMatchObject(notFound);
    await expect(ask(['002'], 'customer', customerId)).rejects.toMatchObject(notFound);
    await expect(ask(['002'], 'customer', customerId, other)).rejects.toMatchObject(notFound);
    const refusals = () =>
      rowsOf(
        `select actor_id, subject_id, facts, at from audit_entries where action = 'staff.refused' and actor_id = any ($1) order by id`,
        [me, other],
      );
    const facts = { route: '/x', because: 'branch' };
    expect(await refusals()).toEqual([
      { actor_id: me, subject_id: id, facts, at },
      { actor_id: other, subject_id: customerId, facts, at },
    ]);
    now = after(60);
    await expect(ask(['002'], 'case', id)).rejects.toMatchObject(notFound);
    expect(await refusals()).toHaveLength(3);
  });
});

describe('the views and absences of staff', () => {
  test('are their own, by name, and replaced by one of the same name', async () => {
    const save = (staffId: string, name: string, filter: object = {}) =>
      run((trx) => insertView(trx, { id: randomUUID(), staffId, name, filter: filter as never, at }));
    const [second, first] = [await save(me, 'B'), await save(me, 'A')];
    const elsewhere = await save(other, 'A');
    expect(await save(me, 'B', { mine: true })).toBe(second);
    expect(await findViews(database.db, me)).toEqual([
      { id: first, name: 'A', filter: {} },
      { id: second, name: 'B', filter: { mine: true } },
    ]);
    expect(await deleteView(database.db, me, elsewhere)).toBe(false);
    expect(await deleteView(database.db, me, first)).toBe(true);
    expect(await deleteView(database.db, me, first)).toBe(false);
    expect([(await findViews(database.db, me)).length, (await findViews(database.db, other)).length]).toEqual([1, 1]);
  });

  test('are one for each, until the last day is over', async () => {
    const mark = (staffId: string, from: string, to: string) =>
      run((trx) => saveAbsence(trx, staffId, { from, to, by: other, at }));
    await mark(me, '2026-03-01', '2026-03-02');
    await mark(me, '2026-03-03', '2026-03-05');
    await mark(other, '2026-03-04', '2026-03-06');
    const onDay = async (day: string) => Object.fromEntries(await findAbsences(database.db, day));
    const others = { from: '2026-03-04', to: '2026-03-06' };
    expect(await onDay('2026-03-05')).toEqual({ [me]: { from: '2026-03-03', to: '2026-03-05' }, [other]: others });
    expect(await onDay('2026-03-06')).toEqual({ [other]: others });
    await run((trx) => deleteAbsence(trx, other));
    expect(await onDay('2026-03-03')).toEqual({ [me]: { from: '2026-03-03', to: '2026-03-05' } });
  });

  test('leave them what they have to do and did today, in the branches of the asker', async () => {
    const held = (staffId: string, until: Date) => ({ held_by: staffId, held_since: at, held_until: until });
    await stored.addCase({ ...held(me, after(1)), due_soon_at: at, due_at: at });
    await stored.addCase({ ...held(me, at) });
    await stored.addCase({ assigned_to: me, due_soon_at: at, due_at: after(1) });
    await stored.addCase({ assigned_to: other, ...held(me, after(1)), branch_code: '002' });
    const propose = async (state: string, decidedAt: Date | null, branchCode = '001') => {
      const caseId = await stored.addCase({ branch_code: branchCode });
      const isBy = state === 'CONFIRMED' || state === 'SENT_BACK' ? other : null;
      await database.pool.query(
        `insert into case_proposals (id, authorization_req_id, kind, state, proposed_by, proposed_at, decided_by, decided_at)
         values (gen_random_uuid(), $1, 'APPROVE', $2, $3, $4, $5, $6)`,
        [caseId, state, me, after(-60), isBy, decidedAt],
      );
    };
    await propose('OPEN', null);
    await propose('OPEN', null, '002');
    await propose('CONFIRMED', after(-10));
    await propose('CONFIRMED', after(-11));
    await propose('CONFIRMED', after(-5), '002');
    await propose('SENT_BACK', at);
    const counted = async (branches: string[] | null) =>
      Object.fromEntries(await countWorkloads(database.db, { branches, at, since: after(-10) }));
    const none = { cases: 0, late: 0, proposed: 0, decidedToday: 0 };
    expect(await counted(null)).toEqual({
      [me]: { ...none, cases: 2, late: 1, proposed: 2 },
      [other]: { ...none, cases: 1, decidedToday: 2 },
    });
    expect(await counted(['001'])).toEqual({
      [me]: { ...none, cases: 2, late: 1, proposed: 1 },
      [other]: { ...none, decidedToday: 1 },
    });
    expect(await counted([])).toEqual({});
  });
});

describe('customers are found', () => {
  const search = async (words: SearchWords, branches: string[] | null = null, size = 9) =>
    (await searchCustomers(database.db, words, { branches, size })).map(({ id }) => id);

  test('by the beginning of what is theirs, and by nothing else', async () => {
    const zaw = await stored.addCustomer({
      ...{ fullName: 'ZAW MIN OO', loginId: 'zaw_1@example.com', phone: '09777111222', idValue: '9/MAHAMA(N)424242' },
    });
    const mya = await stored.addCustomer({ fullName: 'MYA ZAWANA', loginId: 'zawx1@example.com', idValue: 'E1' });
    await database.pool.query(`update customers set cif_no = '0000042' where id = $1`, [zaw]);
    const caseId = await stored.addCase({ customer_id: zaw });
    const [{ number }] = await rowsOf('select number from applications where authorization_req_id = $1', caseId);
    await database.db
      .insertInto('account_openings')
      .values({
        ...{
          authorization_req_id: caseId,
          customer_id: zaw,
          account_class: '301',
          currency: 'MMK',
          branch_code: '001',
        },
        ...{ services: '[]', step: 'done', created_at: at, due_at: at, finished_at: at },
        ...{ account_number: '300100042', cif_no: '0000042' },
      })
      .execute();
    const expected: [SearchWords, string[]][] = [
      [{ email: 'zaw_1' }, [zaw]],
      [{ email: 'zaw' }, [mya, zaw]],
      [{ email: 'example' }, []],
      [{ phone: '097771' }, [zaw]],
      [{ idValue: '9/MAHA' }, [zaw]],
      [{ idDigits: '424242' }, [zaw]],
      [{ idDigits: '42424' }, []],
      [{ customerNo: '00000' }, [zaw]],
      [{ accountNumber: '3001' }, [zaw]],
      [{ application: number }, [zaw]],
      [{ application: number + 1000 }, []],
      [{ nameWords: ['zaw', 'oo'] }, [zaw]],
      [{ nameWords: ['zaw'] }, [mya, zaw]],
      [{ nameWords: ['zawa'] }, [mya]],
      [{ email: 'zaw_1', nameWords: ['mya'] }, [mya, zaw]],
      [{ burmeseName: 'ဇော်မင်းဦး' }, [zaw]],
      [{}, []],
    ];
    for (const [words, ids] of expected) expect(await search(words), JSON.stringify(words)).toEqual(ids);
    expect(await search({ nameWords: ['zaw'] }, ['001'])).toEqual([zaw]);
    expect(await search({ burmeseName: 'ဇော်မင်းဦး' }, ['002'])).toEqual([]);
    expect(new Set(await findCustomerIds(database.db, { nameWords: ['zaw'] }))).toEqual(new Set([mya, zaw]));
    expect(await findCasesOf(database.db, { application: number }, ['001'])).toMatchObject([
      { id: caseId, queue: 'cases', customerName: 'ZAW MIN OO' },
    ]);
    expect(await findCasesOf(database.db, { application: number }, ['002'])).toEqual([]);
    expect(await findCasesOf(database.db, {}, null)).toEqual([]);
  });

  test('by name, one more than fit where there are more', async () => {
    const twins = [await stored.addCustomer(), await stored.addCustomer()].sort();
    const first = await stored.addCustomer({ fullName: 'AUNG MYA' });
    const inOrder = [first, ...twins];
    expect(await search({ nameWords: ['mya'] })).toEqual(inOrder);
    expect(await search({ nameWords: ['mya'] }, null, 1)).toEqual(inOrder.slice(0, 2));
    expect(await search({ burmeseName: 'မြမြ' })).toEqual(twins);
    expect(await search({ burmeseName: 'မြမြ' }, null, 0)).toEqual(twins.slice(0, 1));
  });

  test('with their cases in the branches of the asker, the newest first', async () => {
    const customerId = await stored.addCustomer();
    const ofClass = (account_class: string) => ({ application: { account_class } });
    const older = await stored.addCase({ customer_id: customerId, handed_in_at: after(1) });
    const newer = await stored.addCase({ customer_id: customerId, handed_in_at: after(3) }, ofClass('325'));
    const away = { customer_id: customerId, handed_in_at: after(2), branch_code: '002' };
    const between = await stored.addCase(away, ofClass('511'));
    await stored.addCase();
    const list = async (ids: string[], branches: string[] | null) =>
      (await findCasesOfCustomers(database.db, ids, branches)).map((each) => each.authorization_req_id);
    expect(await list([customerId], null)).toEqual([newer, between, older]);
    expect(await list([customerId], ['001'])).toEqual([newer, older]);
    expect(await list([], null)).toEqual([]);
  });

  test.each<[string, SearchWords]>([
    ['12/dagama(n)123456', { idValue: '12/DAGAMA(N)123456' }],
    ['၁၂/ဒဂမ(နိုင်)၁၂၃', { idValue: '12/DAGAMA(N)123' }],
    ['၁၂/ဒဂမ', { idValue: '12/DAGAMA' }],
    [' မြမြ ', { burmeseName: 'မြမြ' }],
    [' Mya@Example.com ', { email: 'mya@example.com' }],
    ['+959 451', { phone: '09451' }],
    ['09 451', { phone: '09451', idValue: '09451', customerNo: '09451', accountNumber: '09451' }],
    [
      '၁၂၃၄၅၆',
      { phone: '123456', idValue: '123456', customerNo: '123456', accountNumber: '123456', idDigits: '123456' },
    ],
    ['e 1234', { idValue: 'E1234' }],
    ['Daw Mya', { email: 'daw mya', idValue: 'DAWMYA', nameWords: ['daw', 'mya'] }],
    ['-', { email: '-', idValue: '-' }],
  ])('by what %s may be the beginning of', (typed, words) => {
    expect(readSearch(typed)).toEqual(words);
  });
});
