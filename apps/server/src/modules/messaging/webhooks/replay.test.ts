import { randomUUID } from 'node:crypto';
import { definitionOf } from '@taga/contract';
import { listDeliveries, listWebhooks } from '@taga/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskServer, startDeskServer } from '../../../testing/desk-server.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { announceStatusChange } from './index.ts';
import { startReceiver, type TestReceiver } from './testing/receiver.ts';

let server: DeskServer;
let receiver: TestReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
  server = await startDeskServer({ WORKER: 'true', WEBHOOK_URLS: receiver.url, WEBHOOK_ATTEMPTS: '1' });
});
afterAll(async () => {
  await Promise.all([server.stop(), receiver.close()]);
});

async function announce(status: string): Promise<string> {
  const authorizationReqId = randomUUID();
  const change = { authorizationReqId, kind: 'application', status, at: new Date() } as const;
  await server.database.db.transaction().execute((trx) => announceStatusChange(trx, change));
  return authorizationReqId;
}

async function deliveries(body: object = {}) {
  const answer = await server.desk('auditor', '/webhooks/deliveries', body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return definitionOf(listDeliveries).answer.parse(await answer.json());
}

const replay = (role: 'administrator' | 'auditor', deliveryId: string) =>
  server.desk(role, '/webhooks/replay', { deliveryId });

test('a status change leaves at once; one that was given up is seen with its try and replayed by an administrator [DSK-014]', async () => {
  receiver.answer = (response) => response.writeHead(500).end();
  const id = await announce('APPROVED');
  await expect.poll(async () => (await deliveries({ state: 'FAILED' })).deliveries).toHaveLength(1);
  const [failed] = (await deliveries()).deliveries;
  expect(failed).toMatchObject({
    address: receiver.address,
    authorizationReqId: id,
    status: 'APPROVED',
    nextTryAt: null,
    tries: [{ outcome: 'HTTP_500' }],
  });

  receiver.answer = (response) => response.end();
  const deliveryId = failed?.deliveryId ?? '';
  await expectError(await replay('auditor', deliveryId), { status: 403, codes: ['TG0403'] });
  expect((await replay('administrator', deliveryId)).status).toBe(200);
  await expect.poll(async () => (await deliveries()).deliveries[0]?.state).toBe('DELIVERED');
  const [{ tries } = { tries: [] }] = (await deliveries()).deliveries;
  expect(tries.map(({ outcome }) => outcome)).toEqual(['HTTP_200', 'HTTP_500']);
  const ids = receiver.received.map(({ body }) => JSON.parse(body).id);
  expect(ids).toEqual([failed?.eventId, failed?.eventId]);

  const { rows } = await server.database.pool.query(
    `select actor_id, subject_id from audit_entries where action = 'webhook.replayed'`,
  );
  expect(rows).toEqual([{ actor_id: server.staff.administrator.id, subject_id: deliveryId }]);
  await expectError(await replay('administrator', randomUUID()), { status: 404, codes: ['TG0404'] });
});

test('the addresses are shown with how they fare, and their secrets to nobody [DSK-014]', async () => {
  const answer = await server.desk('auditor', '/webhooks');
  const text = await answer.text();
  expect(text).not.toContain(receiver.secret);
  expect(server.logged()).not.toContain(receiver.secret);
  const { webhooks } = definitionOf(listWebhooks).answer.parse(JSON.parse(text));
  expect(webhooks).toMatchObject([{ address: receiver.address, waiting: 0, delivered: 1, failed: 0 }]);
  await expectError(await server.desk('maker', '/webhooks'), { status: 403, codes: ['TG0403'] });
});

test('deliveries are listed page by page, the latest first, each once [DSK-014]', async () => {
  await server.database.pool.query(`
    with event as (
      insert into webhook_events (id, kind, authorization_req_id, status, at, finished_at)
      select gen_random_uuid(), 'application', gen_random_uuid(), n::text, now(), now() from generate_series(1, 120) n
      returning id, status
    )
    insert into webhook_deliveries (id, event_id, address, state, created_at, due_at, finished_at)
    select gen_random_uuid(), id, 'https://x.example/', 'FAILED', timestamptz '2026-01-01' + status::int / 3 * interval '1 s',
      now(), now() from event`);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await deliveries({ state: 'FAILED', ...(cursor && { cursor }) });
    expect(page.deliveries.length).toBeLessThanOrEqual(50);
    seen.push(...page.deliveries.map(({ status }) => status));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(120);
  const order = seen.map((status) => Math.floor(Number(status) / 3));
  expect(order).toEqual([...order].sort((one, other) => other - one));
});
