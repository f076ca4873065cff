import { definitionOf } from '@taga/contract';
import { verifyAudit } from '@taga/contract/endpoints';
import { getCase } from '@taga/contract/endpoints/desk/cases';
import { getFigures } from '@taga/contract/endpoints/desk/figures';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compose } from '../../../compose/compose.ts';
import { openDesk } from '../../../desk.ts';
import { createLogger } from '../../../logger.ts';
import { openPortal } from '../../../portal.ts';
import { readSettings } from '../../../settings.ts';
import { type DeskServer, startDeskServer } from '../../../testing/desk-server.ts';
import { createPortalFixture } from '../../../testing/portal-fixture.ts';
import { dayS, later } from '../../../time.ts';
import { findDuplicates } from '../../customers/duplicates/index.ts';
import { findDemoData } from '../demo-data/index.ts';
import { getMonthPerson, spelledTwice } from './people.ts';
import { monthApplicationId, told } from './plan.ts';

const failed = 'the demo month was not made';
const lines: string[] = [];
const fixture = createPortalFixture();
let server: DeskServer;

/** Another process on the same database, until it has stopped. */
async function composeSecond(seed: string): Promise<{ close(): Promise<void> }> {
  const environment = { PORT: '0', DATA_DIR: server.dataDir, WORKER: 'false', SANDBOX_SEED: seed };
  const log = createLogger('debug', { write: (line) => lines.push(line) });
  const fail = (error: Error) => {
    throw error;
  };
  const second = await compose(readSettings(environment), log, fail, {
    database: server.database,
    portal: openPortal(fixture.dir),
    desk: openDesk(fixture.deskDir),
  });
  await second.app.listen({ host: '127.0.0.1', port: 0 });
  return second;
}

const logged = () => server.logged() + lines.join('');
const isMade = async () => (await findDemoData(server.database.db, 'month-0')) !== undefined;

// Two processes at once, as after an update: what follows is about what both of them have made together.
beforeAll(async () => {
  server = await startDeskServer({ SANDBOX_SEED: 'true' });
  const second = await composeSecond('true');
  await vi.waitUntil(async () => logged().includes(failed) || (await isMade()), { timeout: 300_000 });
  await second.close();
  expect(logged()).not.toContain(failed);
}, 320_000);
afterAll(async () => {
  await server.stop();
  fixture.remove();
});

async function counted(): Promise<Record<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select application.kind || ' ' || application.status as key, count(*)::int as count
    from applications application join customers on customers.id = application.customer_id
    where login_id like '%@month.example' group by 1`.execute(server.database.db);
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
}

const wholeMonth = {
  'account COMPLETED': 31,
  'account INCOMPLETED': 2,
  'account INIT': 4,
  'account PENDING': 13,
  'account REJECTED': 4,
  'card APPROVED': 1,
  'card DELIVERED': 1,
  'card PENDING': 2,
  'card REJECTED': 1,
  'card-renewal IN_PRODUCTION': 1,
};

describe('a sandbox has a month behind it', () => {
  test('of sixty people in every status, once, however many processes make it', async () => {
    expect(await counted()).toEqual(wholeMonth);
    const again = await composeSecond('true');
    await again.close();
    expect(logged()).not.toContain(failed);
    expect(await counted()).toEqual(wholeMonth);
  });

  test('with a queue that shows who waits, what is proposed, who has corrected and what was sent back', async () => {
    const read = async (number: number) => {
      const answer = await server.desk('maker', '/cases/get', { id: monthApplicationId(number) });
      return definitionOf(getCase).answer.parse(await answer.json());
    };
    expect(await read(told.verifiedWithVideo)).toMatchObject({ case: { identity: 'VERIFIED', status: 'WAITING' } });
    expect(await read(told.faceMismatch)).toMatchObject({ case: { identity: 'FAILED', status: 'WAITING' } });
    expect((await read(told.faceMismatch)).notes).toHaveLength(2);
    expect(await read(told.toConfirm)).toMatchObject({ case: { status: 'PROPOSED' } });
    expect(await read(told.corrected)).toMatchObject({ case: { status: 'WAITING', isCorrected: true } });
    expect(await read(told.sentBack)).toMatchObject({ case: { status: 'WAITING' } });
    const { introducers } = await read(told.declinedIntroducer);
    expect(JSON.stringify(introducers)).toContain('declined');
  });

  test('with one person who wrote her name in two ways', async () => {
    const { id: customerId, person } = getMonthPerson(spelledTwice.again);
    const { fullName: name, fatherName, idType, idValue, phone, birthDate } = person;
    const applicant = { customerId, name, fatherName, idType, idValue, phone, birthDate };
    const found = await findDuplicates(server.database.db, applicant);
    expect(found).toMatchObject([
      { customerId: getMonthPerson(spelledTwice.number).id, matches: [{ reason: 'near-name', because: ['spelling'] }] },
    ]);
  });

  test('with figures of three months', async () => {
    const now = new Date();
    const days = { from: myanmarToday(later(now, -89 * dayS)), to: myanmarToday(now) };
    const answer = await server.desk('auditor', '/figures', days);
    const { applications, decisions, identity } = definitionOf(getFigures).answer.parse(await answer.json());
    expect(new Set(applications.map(({ day }) => day)).size).toBeGreaterThan(60);
    expect(decisions.days.length).toBeGreaterThan(10);
    expect(identity.length).toBeGreaterThan(50);
  });

  test('with an audit log that is whole, and nothing in it or in a case that lies ahead', async () => {
    const answer = await server.post('/api/desk/audit/verify', undefined, server.staff.auditor.token);
    expect(definitionOf(verifyAudit).answer.parse(await answer.json())).toMatchObject({ firstBroken: null });
    const { rows } = await sql`select from audit_entries where at > now()`.execute(server.database.db);
    expect(rows).toEqual([]);
  });

  test('with webhook traffic to nobody, and no message to anybody', async () => {
    const { db } = server.database;
    const { rows } = await sql<{ state: string }>`
      select distinct state from webhook_deliveries where address like '%.example/%' order by state`.execute(db);
    expect(rows.map(({ state }) => state)).toEqual(['DELIVERED', 'FAILED']);
    const waiting = await sql`
      select from webhook_events where finished_at is null and authorization_req_id::text like '%0000000007__'`.execute(
      db,
    );
    expect(waiting.rows).toEqual([]);
    const sent = await sql`
      select from outbox where recipient like '%@month.example' or recipient like '0942100%'`.execute(db);
    expect(sent.rows).toEqual([]);
  });
});

test('who has lived the month gets in nowhere once the sandbox is over', async () => {
  const after = await composeSecond('false');
  await after.close();
  const { rows } = await sql`
    select from customers where login_id like '%@month.example' and status <> 'BLOCKED'`.execute(server.database.db);
  expect(rows).toEqual([]);
});
