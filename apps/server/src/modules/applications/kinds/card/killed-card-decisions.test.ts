import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { wholeCardAnswers } from '@taga/contract/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../db/testing/test-database.ts';
import { type BuiltServer, buildScript } from '../../../../testing/build-server.ts';
import { createCustomer, getCustomer } from '../../../customers/customers/index.ts';
import { somebody } from '../../../customers/customers/testing/somebody.ts';
import { addStaff } from '../../../desk/decisions/testing/decision-world.ts';
import { submittedCardOf } from './index.ts';
import type { CardDecisionTask } from './testing/card-decision-process.ts';

interface Proposed {
  readonly id: string;
  readonly proposalId: string;
}

/** Made once, told once, announced once, written down: proposed was before, confirmed and created are left. */
const whole = { state: 'CONFIRMED', orders: 1, cards: 1, messages: 1, mails: 1, events: 1, audited: 2 };
const untouched = { state: 'OPEN', orders: 0, cards: 0, messages: 0, mails: 0, events: 0, audited: 0 };

let database: TestDatabase;
let built: BuiltServer;
let makerId: string;
let staffId: string;
beforeAll(async () => {
  [database, built] = await Promise.all([
    createTestDatabase({ poolSize: 4 }),
    buildScript('src/modules/applications/kinds/card/testing/card-decision-process.ts'),
  ]);
  makerId = await addStaff(database, 'Thida');
  staffId = await addStaff(database, 'Ko Ko');
});
afterAll(async () => {
  await Promise.all([database.drop(), built.remove()]);
});

/** An approved application, of which somebody has proposed that the card be made. */
async function addProposed(): Promise<Proposed> {
  const { db, pool } = database;
  const [id, proposalId, customerId] = [randomUUID(), randomUUID(), randomUUID()];
  const person = somebody({ idValue: `12/DAGAMA(N)${id.slice(0, 8).toUpperCase()}` });
  const added = { id: customerId, person, passwordHash: 'x', existingCustomer: false, at: new Date() };
  await db.transaction().execute((trx) => createCustomer(trx, added));
  const answers = wholeCardAnswers();
  const customer = await getCustomer(db, customerId);
  const record = submittedCardOf({ documentNo: id, answers, customer, employee: null });
  await pool.query(
    `insert into applications (authorization_req_id, customer_id, kind, status, record, created_at, saved_at)
     values ($1, $2, 'card', 'APPROVED', $3, now(), now())`,
    [id, customerId, JSON.stringify(answers)],
  );
  await pool.query(
    `insert into orders (authorization_req_id, customer_id, record, marks, created_at, service_type, terms)
     values ($1, $2, $3, '{}', now(), 'CREDITCARD', '{"requested": 2000000, "limit": 1500000}')`,
    [id, customerId, JSON.stringify(record)],
  );
  await pool.query(
    `insert into cases (authorization_req_id, customer_id, queue, status, application_status, handed_in_at)
     values ($1, $2, 'cards', 'PROPOSED', 'APPROVED', now())`,
    [id, customerId],
  );
  await pool.query(
    `insert into case_proposals (id, authorization_req_id, kind, proposed_by, proposed_at)
     values ($1, $2, 'CREATE', $3, now())`,
    [proposalId, id, makerId],
  );
  return { id, proposalId };
}

async function countEffects({ id, proposalId }: Proposed) {
  const { pool } = database;
  const count = async (from: string) => Number((await pool.query(`select count(*) n from ${from}`, [id])).rows[0].n);
  const { rows } = await pool.query('select state from case_proposals where id = $1', [proposalId]);
  return {
    state: String(rows[0].state),
    orders: await count('card_orders where document_no = $1'),
    cards: await count(
      `bank_cards c join bank_orders b on b.id = c.order_id join card_orders o on o.id::text = b.reference where o.document_no = $1`,
    ),
    messages: await count(`inbox_messages where authorization_req_id = $1 and type = 'CardCreated'`),
    mails: await count(
      'outbox o join customers c on c.login_id = o.recipient join applications a on a.customer_id = c.id where a.authorization_req_id = $1',
    ),
    events: await count('webhook_events where authorization_req_id = $1'),
    audited: await count('audit_entries where subject_id = $1::text'),
  };
}

/** What somebody will carry on, should the process that decided be gone. */
async function openOrders(): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select o.id from card_orders o join graphile_worker.jobs j on j.key = 'advance-card-order:' || o.id where o.step = 'bank'`,
  );
  return rows.map(({ id }) => String(id));
}

async function run(task: Omit<CardDecisionTask, 'databaseUrl'>): Promise<{ signal: string | null; output: string }> {
  const child = spawn(process.execPath, [built.script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  child.stdin.end(JSON.stringify({ databaseUrl: database.url, ...task }));
  const output = await text(child.stdout);
  return { signal: (await ended)[1], output };
}

const confirm = (proposed: Proposed, dieAt?: CardDecisionTask['dieAt']) =>
  run({ confirm: { staffId, ...proposed }, ...(dieAt && { dieAt }) });

test('a card whose making is killed between its statements, or before or after the order to the bank, is made once and told once [DSK-009, SBX-007, REL-001]', async () => {
  // The first makes a key that the others find.
  await confirm(await addProposed());
  const undisturbed = await addProposed();
  const { statements } = JSON.parse((await confirm(undisturbed)).output) as { statements: number };
  expect(await countEffects(undisturbed)).toEqual(whole);
  const points: NonNullable<CardDecisionTask['dieAt']>[] = [
    { point: 'before order', number: 1 },
    { point: 'after order', number: 1 },
    // Each third: a process takes its time to start.
    ...Array.from({ length: Math.floor(statements / 3) }, (_, index) => ({
      point: 'statement' as const,
      number: 1 + index * 3,
    })),
  ];
  expect(points.length).toBeGreaterThan(6);
  const killed: Proposed[] = [];
  for (const dieAt of points) {
    const proposed = await addProposed();
    expect((await confirm(proposed, dieAt)).signal, JSON.stringify(dieAt)).toBe('SIGKILL');
    const effects = await countEffects(proposed);
    if (effects.state === 'OPEN') expect(effects).toEqual(untouched);
    killed.push(proposed);
  }
  // A worker carries on what was decided, and the checker decides what was not.
  const left = await openOrders();
  expect(left.length).toBeGreaterThan(0);
  expect((await run({ advance: left })).signal).toBeNull();
  for (const proposed of killed) {
    if ((await countEffects(proposed)).state === 'OPEN') expect((await confirm(proposed)).signal).toBeNull();
    expect(await countEffects(proposed)).toEqual(whole);
  }
});
