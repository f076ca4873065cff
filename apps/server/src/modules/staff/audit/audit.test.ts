import { randomUUID } from 'node:crypto';
import { definitionOf } from '@taga/contract';
import { searchAudit, verifyAudit } from '@taga/contract/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../../../logger.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { signedInStaff, type TestStaff } from '../sessions/testing/staff.ts';
import { digestOf, linkOf } from './digest.ts';
import { type AuditEntry, recordAudit, runVerification, verifyNew } from './index.ts';
import { verifyWhole } from './verify.ts';

let server: TestServer;
let auditor: TestStaff;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CALLS: '100000', DATABASE_POOL_SIZE: '20' });
  auditor = await signedInStaff(server, ['auditor']);
});
afterAll(() => server.stop());

const at = new Date('2026-03-01T04:00:00.123Z');
const entryOf = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  actor: { kind: 'staff', id: auditor.id },
  action: 'case.taken',
  subject: { kind: 'application', id: randomUUID() },
  facts: { zeta: 1.5, alpha: 'first', isNew: true, before: null },
  at,
  ...changes,
});
const record = (changes: Partial<AuditEntry> = {}) => recordAudit(server.database.db, entryOf(changes));

async function verify() {
  const answer = await server.post('/api/desk/audit/verify', undefined, auditor.token);
  return definitionOf(verifyAudit).answer.parse(await answer.json());
}

async function search(conditions: object) {
  const answer = await server.post('/api/desk/audit/search', conditions, auditor.token);
  return definitionOf(searchAudit).answer.parse(await answer.json());
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('the audit log [DSK-012]', () => {
  test.each(['audit_entries', 'audit_chain', 'audit_head'])(
    'lets nobody change or remove what is in %s',
    async (table) => {
      await record();
      const { pool } = server.database;
      const column = { audit_entries: 'action', audit_chain: 'number', audit_head: 'hash' }[table];
      await expect(pool.query(`update ${table} set ${column} = ${column}`)).rejects.toThrow(/stays|by one/);
      await expect(pool.query(`delete from ${table}`)).rejects.toThrow('stays');
      await expect(pool.query(`truncate ${table} cascade`)).rejects.toThrow('stays');
    },
  );

  test('keeps nothing of a transaction that is given up, and no link for it', async () => {
    const before = await verify();
    const id = randomUUID();
    const abandoned = server.database.db.transaction().execute(async (trx) => {
      await recordAudit(trx, entryOf({ subject: { kind: 'application', id } }));
      throw new Error('given up');
    });
    await expect(abandoned).rejects.toThrow('given up');
    expect((await search({ subjectId: id })).entries).toEqual([]);
    // The search and the verification before it were written down themselves.
    expect(await verify()).toMatchObject({ entries: before.entries + 2, firstBroken: null });
  });

  test('is one chain anyone who writes at the same moment', async () => {
    const before = await verify();
    await Promise.all(Array.from({ length: 40 }, () => record()));
    expect(await verify()).toMatchObject({ entries: before.entries + 41, firstBroken: null });
  });

  test('makes nobody wait before the commit: who has written something down waits for others in no circle', async () => {
    const { db } = server.database;
    const lockCase = (trx: typeof db) => sql`select pg_advisory_xact_lock(4711)`.execute(trx);
    const [written, locked] = [withResolvers(), withResolvers()];
    const one = db.transaction().execute(async (trx) => {
      await recordAudit(trx, entryOf());
      written.resolve();
      await locked.promise;
      await lockCase(trx);
    });
    const other = db.transaction().execute(async (trx) => {
      await lockCase(trx);
      await written.promise;
      locked.resolve();
      await recordAudit(trx, entryOf());
    });
    await Promise.all([one, other]);
    expect((await verify()).firstBroken).toBeNull();
  });

  test.each(['mya@example.com', 'မြမြ', 'x'.repeat(201)])(
    'takes no fact that people may have typed: %s',
    async (fact) => {
      await expect(record({ facts: { remark: fact } })).rejects.toThrow('remark');
    },
  );

  test('is searched by who, what, whom and when, page by page, and names staff [DSK-012]', async () => {
    const id = randomUUID();
    const moments = [1, 2, 3, 4, 5].map((day) => new Date(Date.UTC(2026, 0, day)));
    for (const each of moments) await record({ at: each, subject: { kind: 'file', id }, action: 'file.viewed' });
    await record({ actor: { kind: 'system' }, subject: { kind: 'file', id }, action: 'file.erased' });
    const first = await search({ subjectId: id, actorId: auditor.id, action: 'file.', size: 3 });
    expect(first.entries.map((entry) => entry.at)).toEqual([4, 3, 2].map((index) => moments[index]?.toISOString()));
    expect(first.entries[0]).toMatchObject({
      actor: { kind: 'staff', id: auditor.id, name: auditor.name },
      action: 'file.viewed',
      subject: { kind: 'file', id },
      facts: { zeta: 1.5, alpha: 'first', isNew: true, before: null },
    });
    const second = await search({ subjectId: id, actorKind: 'staff', size: 3, cursor: first.nextCursor });
    expect(second.entries.map((entry) => entry.at)).toEqual([1, 0].map((index) => moments[index]?.toISOString()));
    expect(second.nextCursor).toBeNull();
    const between = { from: moments[1]?.toISOString(), to: moments[3]?.toISOString() };
    expect((await search({ subjectId: id, subjectKind: 'file', ...between })).entries).toHaveLength(2);
    expect((await search({ subjectId: id, action: 'file.erased' })).entries).toHaveLength(1);
  });

  test('is open to auditors and administrators alone', async () => {
    for (const role of ['maker', 'checker'] as const) {
      const { token } = await signedInStaff(server, [role]);
      for (const path of ['search', 'verify']) {
        const answer = await server.post(`/api/desk/audit/${path}`, path === 'search' ? {} : undefined, token);
        await expectError(answer, { status: 403, codes: ['TG0403'] });
      }
    }
  });
});

describe('a log too long for one request [OPS-016]', () => {
  const dependencies = () => ({ db: server.database.db, now: () => new Date() });
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  const entries = 6_500;
  let member: TestStaff;
  const look = () => verifyWhole(member.id, dependencies(), 2_000);
  const lastVerification = async () =>
    (await server.database.pool.query('select * from audit_verifications order by started_at desc limit 1')).rows[0];
  const run = async (signal = new AbortController().signal) =>
    runVerification((await lastVerification()).id, signal, { ...dependencies(), log });
  const changeEntry = (number: number) =>
    server.database.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = 'replica'`.execute(trx);
      await sql`update audit_entries set action = reverse(action)
        where id = (select entry_id from audit_chain where number = ${number})`.execute(trx);
    });

  beforeAll(async () => {
    member = await signedInStaff(server, ['auditor']);
    await server.database.db.transaction().execute(async (trx) => {
      for (let index = 0; index < entries; index += 1) await recordAudit(trx, entryOf());
    });
  });

  test('is verified in the background: who asks again is told how far it is, and then what came of it', async () => {
    const first = await look();
    expect(first).toMatchObject({ entries: 2_000, firstBroken: null, last: null });
    expect(first.progress?.total).toBeGreaterThanOrEqual(entries);
    // Others join it instead of starting another.
    expect(await verifyWhole(auditor.id, dependencies(), 2_000)).toMatchObject({ entries: 2_000, progress: {} });
    await run();
    const told = await look();
    expect(told).toMatchObject({ firstBroken: null, last: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect(told.entries).toBeGreaterThanOrEqual(entries);
    expect(told.progress).toBeUndefined();
    expect((await search({ action: 'audit.verified', actorId: member.id })).entries).toHaveLength(1);
  });

  test('goes on from its last checkpoint after a stop', async () => {
    await look();
    const stopped = new AbortController();
    stopped.abort();
    await run(stopped.signal);
    expect(await lastVerification()).toMatchObject({ number: '2000', finished_at: null });
    const { rows } = await server.database.pool.query(
      `select count(*) from graphile_worker.jobs where task_identifier = 'verify-audit' and run_at <= now()`,
    );
    expect(Number(rows[0].count)).toBeGreaterThan(0);
    // What was changed before the checkpoint meanwhile is the next verification's to find.
    await changeEntry(1_000);
    await run();
    expect(await look()).toMatchObject({ firstBroken: null });
    expect((await look()).firstBroken).toMatchObject({ fault: 'CHANGED' });
    await changeEntry(1_000);
  });

  test('is verified by the server itself from where it was last found whole, and a fault is logged', async () => {
    await look();
    await run();
    await look();
    const whole = await lastVerification();
    await verifyNew(dependencies());
    expect(await lastVerification()).toMatchObject({ staff_id: null, from_number: whole.number });
    await run();
    expect(lines).toEqual([]);
    await record();
    const { rows } = await server.database.pool.query('select number from audit_head');
    await changeEntry(rows[0].number);
    await verifyNew(dependencies());
    await run();
    expect(await lastVerification()).toMatchObject({ staff_id: null, fault: 'CHANGED' });
    expect(lines.join('')).toContain('the audit log is not as it was written');
    await changeEntry(rows[0].number);
  });
});

describe('the verification finds [DSK-012]', () => {
  /** As somebody who may do anything with the database, past every trigger; put back afterwards. */
  async function tamper(statement: string, values: unknown[], look: () => Promise<void>): Promise<void> {
    const client = await server.database.pool.connect();
    try {
      await client.query("set session_replication_role = 'replica'");
      await client.query('create table kept_entries as select * from audit_entries');
      await client.query('create table kept_chain as select * from audit_chain');
      await client.query(statement, values);
      await look();
      await client.query('delete from audit_chain where entry_id in (select id from kept_entries)');
      await client.query('delete from audit_entries where id in (select id from kept_entries)');
      await client.query('insert into audit_entries overriding system value select * from kept_entries');
      await client.query('insert into audit_chain select * from kept_chain');
    } finally {
      await client.query('drop table if exists kept_entries, kept_chain');
      await client.query("set session_replication_role = 'origin'");
      client.release();
    }
  }

  async function entryId(): Promise<string> {
    await record();
    await record();
    const { rows } = await server.database.pool.query('select max(id) - 1 as id from audit_entries');
    return rows[0].id;
  }

  test.each([
    ['one changed letter of an action', "update audit_entries set action = 'case.tbken' where id = $1", 'CHANGED'],
    [
      'one changed letter of an id',
      'update audit_entries set actor_id = overlay(actor_id placing $2 from 1) where id = $1',
      'CHANGED',
    ],
    ['a changed fact', `update audit_entries set facts = facts || '{"alpha":"First"}' where id = $1`, 'CHANGED'],
    ['an added fact', `update audit_entries set facts = facts || '{"beta":null}' where id = $1`, 'CHANGED'],
    ['a moment moved by a millisecond', "update audit_entries set at = at + interval '1 ms' where id = $1", 'CHANGED'],
    [
      'a changed byte of a digest',
      'update audit_entries set digest = set_byte(digest, 7, get_byte(digest, 7) # 1) where id = $1',
      'CHANGED',
    ],
    [
      'a changed byte of a link',
      'update audit_chain set hash = set_byte(hash, 7, get_byte(hash, 7) # 1) where entry_id = $1',
      'CHAIN_BROKEN',
    ],
    ['an entry that was removed', 'delete from audit_entries where id = $1', 'REMOVED'],
    ['an entry whose link was removed', 'delete from audit_chain where entry_id = $1', 'LATER'],
  ])('%s', async (_what, statement, fault) => {
    const id = await entryId();
    const values = statement.includes('$2') ? [id, auditor.id.startsWith('x') ? 'y' : 'x'] : [id];
    await tamper(statement, values, async () => {
      // A link that is missing is noticed where the next one does not follow on the one before it.
      const expected = fault === 'LATER' ? { id: String(BigInt(id) + 1n), fault: 'CHAIN_BROKEN' } : { id, fault };
      expect((await verify()).firstBroken).toEqual(expected);
    });
  });

  test('entries that were removed at the end', async () => {
    await entryId();
    const { rows } = await server.database.pool.query('select max(number) as number from audit_chain');
    const last = rows[0].number;
    const statement = `with gone as (delete from audit_chain where number >= $1 returning entry_id)
      delete from audit_entries where id in (select entry_id from gone)`;
    await tamper(statement, [last], async () => {
      expect((await verify()).firstBroken).toEqual({ id: null, fault: 'END_REMOVED' });
    });
  });

  test('a last entry that was written again, digest and link and all', async () => {
    await record();
    const { rows } = await server.database.pool.query(
      `select entry.*, previous_hash, number from audit_chain join audit_entries entry on entry.id = entry_id
       order by number desc limit 1`,
    );
    const [last] = rows;
    const { subject_kind: kind, subject_id: id, facts } = last;
    const forged = digestOf(entryOf({ action: 'case.freed', subject: { kind, id }, facts }));
    const statement = `with changed as (update audit_entries set action = 'case.freed', digest = $2 where id = $1)
      update audit_chain set hash = $3 where entry_id = $1`;
    const link = linkOf(last.previous_hash, BigInt(last.number), forged);
    await tamper(statement, [last.id, forged, link], async () => {
      expect((await verify()).firstBroken).toEqual({ id: null, fault: 'END_REMOVED' });
    });
  });
});
