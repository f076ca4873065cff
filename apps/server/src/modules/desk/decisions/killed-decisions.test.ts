import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { type BuiltServer, buildScript } from '../../../testing/build-server.ts';
import type { DecisionTask } from './testing/decision-process.ts';
import { addProposed, addStaff, countEffects, hasJob, type ProposedCase } from './testing/decision-world.ts';

const whole = {
  status: 'COMPLETED',
  caseStatus: 'COMPLETED',
  accounts: 1,
  services: 2,
  messages: 1,
  mails: 1,
  // Approved and completed.
  events: 2,
  // Confirmed, approved and completed.
  audited: 3,
};
const untouched = {
  status: 'PENDING',
  caseStatus: 'PROPOSED',
  accounts: 0,
  messages: 0,
  mails: 0,
  events: 0,
  audited: 0,
};

let database: TestDatabase;
let built: BuiltServer;
let makerId: string;
let staffId: string;
beforeAll(async () => {
  [database, built] = await Promise.all([
    createTestDatabase({ poolSize: 4 }),
    buildScript('src/modules/desk/decisions/testing/decision-process.ts'),
  ]);
  makerId = await addStaff(database, 'Thida');
  staffId = await addStaff(database, 'Ko Ko');
});
afterAll(async () => {
  await Promise.all([database.drop(), built.remove()]);
});

async function run(task: Omit<DecisionTask, 'databaseUrl'>): Promise<{ signal: string | null; output: string }> {
  const child = spawn(process.execPath, [built.script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  child.stdin.end(JSON.stringify({ databaseUrl: database.url, ...task }));
  const output = await text(child.stdout);
  return { signal: (await ended)[1], output };
}

const confirm = (proposed: ProposedCase, dieAt?: DecisionTask['dieAt']) =>
  run({ confirm: { staffId, ...proposed }, ...(dieAt && { dieAt }) });

/** Confirms and is killed. Either nothing was decided, or all of it was and somebody will carry it on. */
async function dieDuring(dieAt: NonNullable<DecisionTask['dieAt']>): Promise<ProposedCase> {
  const proposed = await addProposed(database, makerId);
  expect((await confirm(proposed, dieAt)).signal, JSON.stringify(dieAt)).toBe('SIGKILL');
  const effects = await countEffects(database, proposed);
  if (effects.status === 'PENDING') expect(effects).toMatchObject(untouched);
  else expect(effects.status === 'COMPLETED' || (await hasJob(database, proposed))).toBe(true);
  return proposed;
}

/** What happens after a crash: a worker carries on what was decided, and the checker decides what was not. */
async function goOn(all: readonly ProposedCase[]): Promise<void> {
  const decided: string[] = [];
  for (const proposed of all) {
    const { status } = await countEffects(database, proposed);
    if (status === 'PENDING') expect((await confirm(proposed)).signal).toBeNull();
    else decided.push(proposed.id);
  }
  expect((await run({ advance: decided })).signal).toBeNull();
  for (const proposed of all) expect(await countEffects(database, proposed)).toEqual(whole);
}

test('an approval killed between its statements, or before or after any order to the bank, leaves nothing undone and nothing done twice [DSK-006, SBX-007, REL-001]', async () => {
  // The first makes a key that the others find.
  await confirm(await addProposed(database, makerId));
  const undisturbed = await addProposed(database, makerId);
  const { statements, orders } = JSON.parse((await confirm(undisturbed)).output) as {
    statements: number;
    orders: number;
  };
  expect(await countEffects(database, undisturbed)).toEqual(whole);
  expect(orders).toBe(3);
  const points: NonNullable<DecisionTask['dieAt']>[] = [
    ...Array.from({ length: orders }, (_, index) => ({ point: 'before order', number: index + 1 }) as const),
    ...Array.from({ length: orders }, (_, index) => ({ point: 'after order', number: index + 1 }) as const),
    // Each third: a process takes its time to start.
    ...Array.from({ length: Math.floor(statements / 3) }, (_, index) => ({
      point: 'statement' as const,
      number: 1 + index * 3,
    })),
  ];
  const killed: ProposedCase[] = [];
  // Several at once, because each is a process of its own.
  while (points.length > 0) killed.push(...(await Promise.all(points.splice(0, 4).map(dieDuring))));
  expect(killed.length).toBeGreaterThan(15);
  await goOn(killed);
});
