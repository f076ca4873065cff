import { definitionOf } from '@taga/contract';
import { getTour } from '@taga/contract/endpoints/desk/tour';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DeskServer, startDeskServer } from '../../../testing/desk-server.ts';
import { findDemoData } from '../demo-data/index.ts';

let server: DeskServer;
beforeAll(async () => {
  server = await startDeskServer({ SANDBOX_SEED: 'true' });
  await vi.waitUntil(async () => (await findDemoData(server.database.db, 'month-0')) !== undefined, {
    timeout: 300_000,
  });
}, 320_000);
afterAll(() => server.stop());

const tour = async () => definitionOf(getTour).answer.parse(await (await server.desk('maker', '/tour')).json());

test('a sandbox finds in its month what the tour of the desk shows: a clean case and what a person must look at', async () => {
  const { cases, mailboxPath } = await tour();
  const waiting = cases.filter(({ status }) => status === 'WAITING');
  expect(waiting.filter(({ lookReasons }) => lookReasons.length === 0).length).toBeGreaterThan(1);
  for (const reason of ['identity-differed', 'possible-duplicate', 'introducer-declined'] as const)
    expect(
      waiting.some(({ lookReasons }) => lookReasons.includes(reason)),
      reason,
    ).toBe(true);
  expect(cases.some(({ status }) => status === 'PROPOSED')).toBe(true);
  expect(mailboxPath).toBe('/sandbox/mailbox');
});

test('nobody has looked at a case for that', async () => {
  await tour();
  const { rowCount } = await server.database.pool.query(
    `select from audit_entries where actor_id = $1 and action = 'case.viewed'`,
    [server.staff.maker.id],
  );
  expect(rowCount).toBe(0);
});
