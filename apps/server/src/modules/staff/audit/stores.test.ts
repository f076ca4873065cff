import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DB } from '../../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { createLogger } from '../../../logger.ts';
import { type StoredCases, storedCases } from '../../desk/cases/testing/stored-cases.ts';
import { search } from './audit.ts';
import { atOneMoment, findHead, findUnchained, listLinks } from './chain-store.ts';
import { type AuditEntry, digestOf, firstHash, linkOf } from './digest.ts';
import { findApplicationId, findNames, searchEntries } from './search-store.ts';
import { recordAudit, recordAuditOnce } from './store.ts';
import {
  auditFigures,
  deleteVerification,
  findCheckpoint,
  findOpenVerification,
  findOwnVerification,
  findVerification,
  insertVerification,
  markShown,
  saveOutcome,
  saveProgress,
} from './verification-store.ts';
import { runVerification, verifyNew, verifyWhole } from './verify.ts';
import { beginning, walkChain } from './walk-chain.ts';

const at = new Date('2026-03-01T04:00:00Z');
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);

let database: TestDatabase;
let stored: StoredCases;
let staffId: string;
/** Each test begins with an empty log. */
beforeEach(async () => {
  database = await createTestDatabase();
  stored = storedCases(database);
  staffId = await stored.addStaff('Ma Thida');
  return () => database.drop();
});

const run = <Result>(work: (trx: Transaction<DB>) => Promise<Result>) => database.db.transaction().execute(work);
const record = (changes: Partial<AuditEntry> = {}) =>
  recordAudit(database.db, { actor: { kind: 'staff', id: staffId }, action: 'case.taken', at, ...changes });
async function recordMany(count: number) {
  for (let n = 0; n < count; n += 1) await record();
}
/** What somebody does who is past all guards. */
async function tamper(...statements: string[]) {
  await run(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) await sql.raw(statement).execute(trx);
  });
}
const dependencies = () => ({ db: database.db, now: () => after(100), log: createLogger('silent') });

describe('an entry', () => {
  test('has the digest of all that it says, whatever the order of its facts', async () => {
    const entry: AuditEntry = {
      actor: { kind: 'staff', id: 'a' },
      action: 'case.taken',
      subject: { kind: 'application', id: 'b' },
      facts: { one: 1, two: 'x' },
      at,
    };
    const digest = digestOf(entry);
    expect(digestOf({ ...entry, facts: { two: 'x', one: 1 } })).toEqual(digest);
    const others: Partial<AuditEntry>[] = [
      { actor: { kind: 'staff' } },
      { actor: { kind: 'customer', id: 'a' } },
      { action: 'case.released' },
      { subject: { kind: 'application', id: 'c' } },
      { subject: { kind: 'file', id: 'b' } },
      { facts: { one: 1 } },
      { at: after(1) },
    ];
    for (const other of others) expect(digestOf({ ...entry, ...other })).not.toEqual(digest);
    const without = { actor: entry.actor, action: entry.action, at };
    expect(digestOf(without)).toEqual(digestOf({ ...without, facts: {} }));
  });

  test('is short and of our own words, but what staff write for the log', async () => {
    await expect(record({ facts: { remark: 'မြမြ' } })).rejects.toThrow('remark');
    await expect(record({ facts: { remark: 'x'.repeat(201) } })).rejects.toThrow('remark');
    await record({ facts: { remark: 'x'.repeat(200), count: 123, withoutProof: 'မြမြ' } });
  });

  test('is written once for as long as somebody goes on with the same', async () => {
    const look = { actor: { kind: 'staff', id: staffId }, action: 'case.viewed', at } as const;
    const subject = { kind: 'application', id: randomUUID() };
    const note = (changes: object = {}, since = after(-60)) =>
      recordAuditOnce(database.db, { ...look, subject, ...changes }, since);
    const count = async () => (await database.pool.query('select 1 from audit_entries')).rows.length;
    await note();
    await note();
    expect(await count()).toBe(1);
    await note({ subject: { kind: 'application', id: randomUUID() } });
    await note({ actor: { kind: 'staff', id: randomUUID() } });
    await note({ action: 'file.viewed' });
    expect(await count()).toBe(4);
    await note({}, at);
    expect(await count(), 'the last was longer ago').toBe(5);
  });
});

describe('the chain', () => {
  const links = (from: bigint, count: number) => atOneMoment(database.db, (trx) => listLinks(trx, from, count));

  test('has a link for each entry, in order', async () => {
    await recordMany(3);
    const [first, second, third] = await links(0n, 9);
    expect([first, second, third].map((link) => link?.number)).toEqual([1n, 2n, 3n]);
    expect(first?.previousHash).toEqual(firstHash);
    expect(second?.previousHash).toEqual(first?.hash);
    expect(second?.hash).toEqual(linkOf(first?.hash ?? firstHash, 2n, second?.entry?.digest ?? firstHash));
    expect(second?.entry).toMatchObject({ actor: { kind: 'staff', id: staffId }, action: 'case.taken', at });
    expect(second?.entry).not.toHaveProperty('subject');
    expect((await links(1n, 1)).map(({ number }) => number)).toEqual([2n]);
    expect(await atOneMoment(database.db, findHead)).toEqual({ number: 3n, hash: third?.hash });
    await record({ actor: { kind: 'system' }, subject: { kind: 'file', id: 'x' } });
    const [last] = await links(3n, 9);
    expect(last?.entry?.actor).toEqual({ kind: 'system' });
    expect(last?.entry?.subject).toEqual({ kind: 'file', id: 'x' });
  });

  test('misses entries that have no link, the first of them', async () => {
    await recordMany(4);
    const find = (from: bigint, upTo: bigint | undefined) =>
      atOneMoment(database.db, (trx) => findUnchained(trx, from, upTo));
    expect(await find(0n, undefined)).toBeUndefined();
    await tamper('delete from audit_chain where number in (2, 3)');
    const ids = (await database.pool.query('select id from audit_entries order by id')).rows.map(({ id }) =>
      BigInt(id),
    );
    const [, second = 0n, third = 0n] = ids;
    expect(await find(0n, undefined)).toBe(String(second));
    expect(await find(second, undefined)).toBe(String(third));
    expect(await find(0n, second)).toBe(String(second));
    expect(await find(0n, second - 1n)).toBeUndefined();
    expect(await find(third, undefined)).toBeUndefined();
  });

  test.each<[string, string[], string]>([
    ['changed', [`update audit_entries set action = 'case.released' where action = 'case.seen'`], 'CHANGED'],
    ['removed', [`delete from audit_entries where action = 'case.seen'`], 'REMOVED'],
    ['moved', ['update audit_chain set number = 9 where number = 2'], 'CHAIN_BROKEN'],
    ['of another link', [`update audit_chain set previous_hash = sha256('x') where number = 2`], 'CHAIN_BROKEN'],
    ['of another hash', [`update audit_chain set hash = sha256('x') where number = 2`], 'CHAIN_BROKEN'],
    ['put there past us', ['delete from audit_chain where number = 3'], 'NOT_CHAINED'],
    [
      'taken away at the end',
      [
        'delete from audit_entries where id = (select max(entry_id) from audit_chain)',
        'delete from audit_chain where number = 3',
      ],
      'END_REMOVED',
    ],
    ['of another end', [`update audit_head set hash = sha256('x')`], 'END_REMOVED'],
  ])('says what is %s', async (_, statements, fault) => {
    await record();
    await record({ action: 'case.seen' });
    await record();
    expect(await walkChain(database.db, beginning, 9)).toMatchObject({ isOver: true, place: { firstBroken: null } });
    await tamper(...statements);
    const { place, isOver } = await walkChain(database.db, beginning, 9);
    expect(place.firstBroken?.fault).toBe(fault);
    expect(isOver).toBe(true);
  });

  test('is walked piece by piece, from where somebody was', async () => {
    await recordMany(3);
    const whole = await walkChain(database.db, beginning, 9);
    expect(whole.place).toMatchObject({ number: 3n, firstBroken: null });
    expect(await walkChain(database.db, beginning, 0)).toEqual({ place: beginning, isOver: false });
    await recordMany(2);
    const rest = await walkChain(database.db, whole.place, 9);
    expect([rest.place.number, rest.isOver]).toEqual([5n, true]);
    expect(rest.place.lastEntryId > whole.place.lastEntryId).toBe(true);
  });
});

describe('the search', () => {
  const find = async (conditions: object) =>
    (await searchEntries(database.db, { size: 9, ...conditions })).map(({ action }) => action);

  test('has what every condition is true of, the latest first', async () => {
    const customerId = randomUUID();
    await record({ action: 'case.taken', subject: { kind: 'application', id: 'a' } });
    await record({ action: 'case.viewed', subject: { kind: 'customer', id: 'b' }, at: after(1) });
    await record({ action: 'caselaw', actor: { kind: 'customer', id: customerId }, at: after(2) });
    await record({ action: 'file.erased', actor: { kind: 'system' }, at: after(3) });
    const expected: [object, string[]][] = [
      [{}, ['file.erased', 'caselaw', 'case.viewed', 'case.taken']],
      [{ size: 2 }, ['file.erased', 'caselaw']],
      [{ actorKind: 'system' }, ['file.erased']],
      [{ actorId: staffId }, ['case.viewed', 'case.taken']],
      [{ action: 'case.' }, ['case.viewed', 'case.taken']],
      [{ action: 'case.taken' }, ['case.taken']],
      [{ action: 'case' }, []],
      [{ subjectKind: 'customer' }, ['case.viewed']],
      [{ subjectId: 'a' }, ['case.taken']],
      [{ from: after(2) }, ['file.erased', 'caselaw']],
      [{ to: after(1) }, ['case.taken']],
    ];
    for (const [conditions, actions] of expected)
      expect(await find(conditions), JSON.stringify(conditions)).toEqual(actions);
    const entries = await searchEntries(database.db, { size: 9 });
    expect(await find({ before: entries[1]?.id })).toEqual(['case.viewed', 'case.taken']);
    expect(entries.map(({ actor, subject }) => [actor, subject])).toEqual([
      [{ kind: 'system' }, undefined],
      [{ kind: 'customer', id: customerId }, undefined],
      [
        { kind: 'staff', id: staffId, name: 'Ma Thida' },
        { kind: 'customer', id: 'b' },
      ],
      [
        { kind: 'staff', id: staffId, name: 'Ma Thida' },
        { kind: 'application', id: 'a' },
      ],
    ]);
    await record({ actor: { kind: 'customer', id: staffId } });
    const [last] = await searchEntries(database.db, { size: 1 });
    expect(last?.actor, 'no member of staff').toEqual({ kind: 'customer', id: staffId });
  });

  test('calls what it names as people do, within the branches of the asker', async () => {
    const customerId = await stored.addCustomer({ fullName: 'MYA MYA' });
    const id = await stored.addCase({ customer_id: customerId, branch_code: '001' });
    await stored.addCase();
    await stored.addStaff('Ko Other');
    const { rows } = await database.pool.query('select number from applications where authorization_req_id = $1', [id]);
    expect(await findApplicationId(database.db, rows[0].number)).toBe(id);
    expect(await findApplicationId(database.db, rows[0].number + 1000)).toBeUndefined();
    const ids = [customerId, id, staffId, randomUUID()];
    const named = await findNames(database.db, ids, null);
    expect(named.customers).toEqual(new Map([[customerId, 'MYA MYA']]));
    expect(named.staff).toEqual(new Map([[staffId, 'Ma Thida']]));
    expect(named.applications).toEqual(new Map([[id, { name: expect.any(String), queue: 'cases' }]]));
    const elsewhere = await findNames(database.db, ids, ['002']);
    expect([elsewhere.applications.size, elsewhere.customers.size, elsewhere.staff.size]).toEqual([0, 0, 1]);
    const nothing = await findNames(database.db, [], null);
    expect([nothing.applications.size, nothing.customers.size, nothing.staff.size]).toEqual([0, 0, 0]);
    expect((await findNames(database.db, [customerId], ['001'])).customers.size).toBe(1);
  });

  test('is written down once, however many pages are turned, and shows values as they were written or not', async () => {
    const [correctionId, other] = [randomUUID(), randomUUID()];
    const customerId = await stored.addCustomer({ fullName: 'MYA MYA' });
    const subject = { kind: 'customer', id: customerId };
    await record({ subject, action: 'details.none' });
    await record({ subject, action: 'details.one', facts: { correctionId, digest: 'd', by: staffId } });
    await record({ subject, action: 'details.two', facts: { correctionId, digest: 'of then' } });
    await record({ subject, action: 'details.three', facts: { correctionId } });
    await record({ subject, action: 'details.four', facts: { correctionId: other } });
    const values = { id: correctionId, before: {}, after: {}, reason: 'x', digest: 'd' };
    const asked: string[][] = [];
    const ask = (conditions: object) =>
      search(
        { size: 9, action: 'details.', ...conditions } as never,
        { staffId, branches: null },
        {
          ...dependencies(),
          listValues: async (ids) => {
            asked.push([...ids]);
            return [values];
          },
        },
      );
    const { entries, nextCursor } = await ask({});
    expect(nextCursor).toBeNull();
    expect(entries.map((entry) => entry.values?.isAsWritten)).toEqual([undefined, true, false, true, undefined]);
    expect(entries[3]).toMatchObject({ subject: { name: 'MYA MYA' }, names: { [staffId]: 'Ma Thida' } });
    expect(entries[2]?.names).toEqual({});
    expect(asked).toEqual([[other, correctionId]]);
    const page = await ask({ size: 3 });
    expect([page.entries.length, page.nextCursor]).toEqual([3, page.entries[2]?.id]);
    const rest = await ask({ size: 2, cursor: page.nextCursor ?? '' });
    expect([rest.entries.length, rest.nextCursor]).toEqual([2, null]);
    expect(await find({ action: 'audit.searched' })).toHaveLength(2);
  });

  test('takes the number of an application as people say it', async () => {
    const id = await stored.addCase();
    await record({ subject: { kind: 'application', id }, action: 'case.numbered' });
    const name = (await findNames(database.db, [id], null)).applications.get(id)?.name ?? '';
    const ask = async (subjectId: string) => {
      const asked = { size: 9, subjectId } as never;
      const from = { staffId, branches: null };
      return (await search(asked, from, { ...dependencies(), listValues: async () => [] })).entries.length;
    };
    expect([await ask(name), await ask(id), await ask('x')]).toEqual([1, 1, 0]);
  });
});

describe('a verification', () => {
  const begin = async (changes: { staffId?: string; at?: Date; number?: bigint } = {}) => {
    const id = randomUUID();
    const { number = 0n, at: startedAt = at, ...own } = changes;
    await insertVerification(database.db, {
      ...{ id, ...own, place: { ...beginning, number }, at: startedAt, dueAt: startedAt },
    });
    return id;
  };
  const finish = (id: string, number = 1n, fault?: 'CHANGED', now = after(9)) =>
    saveOutcome(
      database.db,
      id,
      { ...beginning, number, lastEntryId: 7n, firstBroken: fault ? { id: '7', fault } : null },
      now,
    );

  test('comes further and to an end by itself', async () => {
    const [id, beside] = [await begin({ staffId }), await begin()];
    const place = { number: 5n, hash: firstHash, lastEntryId: 9n, firstBroken: null };
    await saveProgress(database.db, id, place, after(60));
    expect(await findVerification(database.db, id)).toEqual({ id, staffId, ...place, finishedAt: undefined });
    expect(await findVerification(database.db, beside)).toMatchObject({ number: 0n, staffId: undefined });
    expect(await finish(id, 6n, 'CHANGED')).toBe(true);
    expect(await finish(id, 9n)).toBe(false);
    const broken = { number: 6n, firstBroken: { id: '7', fault: 'CHANGED' }, finishedAt: after(9) };
    expect(await findVerification(database.db, id)).toMatchObject(broken);
    await deleteVerification(database.db, beside);
    expect(await findOwnVerification(database.db)).toBeUndefined();
    expect(await findVerification(database.db, id)).toMatchObject(broken);
  });

  test('of the whole log is open while it is under way, for everybody, and then for who has not seen its outcome', async () => {
    const other = await stored.addStaff('Ko Other');
    const openOf = async (id: string) => (await findOpenVerification(database.db, id))?.id;
    await begin();
    expect(await openOf(staffId)).toBeUndefined();
    const id = await begin({ staffId });
    expect([await openOf(staffId), await openOf(other)]).toEqual([id, id]);
    await finish(id);
    expect([await openOf(staffId), await openOf(other)]).toEqual([id, undefined]);
    const next = await begin({ staffId, at: after(50) });
    const third = await begin({ staffId, at: after(20) });
    expect(await openOf(staffId), 'the latest').toBe(next);
    for (const each of [next, third]) await finish(each);
    await markShown(database.db, next, after(60));
    expect(await openOf(staffId)).toBe(third);
    await markShown(database.db, third, after(60));
    expect(await openOf(staffId)).toBe(id);
  });

  test('that stands is where the next begins, and the server knows its own last one', async () => {
    expect(await findCheckpoint(database.db)).toBeUndefined();
    const [one, two, broken] = [await begin({ staffId }), await begin(), await begin({ at: after(5) })];
    await begin({ number: 9n, staffId });
    await finish(one, 2n);
    await finish(two, 3n);
    await finish(broken, 8n, 'CHANGED');
    expect((await findCheckpoint(database.db))?.id).toBe(two);
    expect((await findOwnVerification(database.db))?.id).toBe(broken);
  });

  test('is counted for those who watch', async () => {
    expect(await auditFigures(database.db)).toEqual({ unverified: 0, isBroken: false });
    await recordMany(5);
    expect(await auditFigures(database.db)).toEqual({ unverified: 5, isBroken: false });
    const [one, two, open] = [await begin(), await begin(), await begin()];
    await finish(one, 3n, undefined, after(1));
    expect(await auditFigures(database.db)).toEqual({ unverified: 2, isBroken: false });
    await finish(two, 4n, 'CHANGED', after(2));
    expect(await auditFigures(database.db), 'what is broken is not verified').toEqual({
      unverified: 2,
      isBroken: true,
    });
    await finish(open, 5n, undefined, after(3));
    expect(await auditFigures(database.db)).toEqual({ unverified: 0, isBroken: false });
  });

  test('of a short log has its outcome at once, and is itself written down', async () => {
    await recordMany(2);
    const outcome = await verifyWhole(staffId, dependencies());
    const head = { number: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) };
    expect(outcome).toEqual({ entries: 2, firstBroken: null, last: head, at: after(100).toISOString() });
    const [entry] = await searchEntries(database.db, { size: 1 });
    const facts = { entries: 2, isWhole: true, firstBroken: null };
    expect(entry).toMatchObject({ action: 'audit.verified', actor: { id: staffId }, facts });
    expect((await verifyWhole(staffId, dependencies())).entries).toBe(3);
  });

  test('of a long log goes on in the background, and its outcome is told once', async () => {
    await recordMany(2);
    const begun = await verifyWhole(staffId, dependencies(), 0);
    expect(begun).toMatchObject({ entries: 0, last: null, progress: { total: 2 } });
    const other = await stored.addStaff('Ko Other');
    expect(await verifyWhole(other, dependencies())).toMatchObject({ progress: { total: 2 } });
    const id = (await findOpenVerification(database.db, staffId))?.id ?? '';
    const stopped = AbortSignal.abort();
    await runVerification(id, stopped, dependencies());
    expect(await findVerification(database.db, id)).toMatchObject({ finishedAt: undefined });
    await runVerification(id, new AbortController().signal, dependencies());
    await runVerification(id, new AbortController().signal, dependencies());
    const told = await verifyWhole(staffId, dependencies());
    expect(told).toMatchObject({ entries: 2, firstBroken: null, last: { number: 2 } });
    expect(await searchEntries(database.db, { size: 9, action: 'audit.verified' })).toHaveLength(1);
    expect((await verifyWhole(staffId, dependencies())).entries, 'it was told').toBe(3);
  });

  test('of the server begins where the log was last found to stand, and is no entry itself', async () => {
    await recordMany(2);
    const signal = new AbortController().signal;
    await verifyNew(dependencies());
    const first = await findOwnVerification(database.db);
    await verifyNew(dependencies());
    expect((await findOwnVerification(database.db))?.id, 'one is under way').toBe(first?.id);
    await runVerification(first?.id ?? '', signal, dependencies());
    await record();
    await verifyNew(dependencies());
    const second = await findOwnVerification(database.db);
    expect(second).toMatchObject({ number: 2n, staffId: undefined });
    expect(second?.id).not.toBe(first?.id);
    await runVerification(second?.id ?? '', signal, dependencies());
    expect(await findOwnVerification(database.db)).toMatchObject({ number: 3n, firstBroken: null });
    expect(await searchEntries(database.db, { size: 9, action: 'audit.verified' })).toEqual([]);
    expect((await database.pool.query('select 1 from audit_verifications')).rows).toHaveLength(1);
    await tamper(`update audit_entries set action = 'x'`);
    await record();
    await verifyNew(dependencies());
    const third = await findOwnVerification(database.db);
    await runVerification(third?.id ?? '', signal, dependencies());
    expect((await verifyWhole(staffId, dependencies())).firstBroken?.fault).toBe('CHANGED');
  });
});
