import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandboxBank } from '../../../bank/sandbox/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { type BuiltServer, buildScript } from '../../../testing/build-server.ts';
import type { OpeningRequest } from './opening.ts';
import type { OpeningTask } from './testing/opening-process.ts';
import { countEffects, createPayer, depositMinor, requestOf, totalMinor } from './testing/opening-world.ts';

const balance = 50_000_00;
const wholeOpening = {
  accounts: 1,
  deposits: 1,
  fees: 1,
  services: 3,
  messages: 1,
  payerMinor: balance - depositMinor,
};
/** As many as asked for by hand; fewer in every run, which takes its time for other things too. */
const randomKills = Number(process.env.RANDOM_KILLS ?? 25);

let database: TestDatabase;
let built: BuiltServer;
beforeAll(async () => {
  [database, built] = await Promise.all([
    createTestDatabase({ poolSize: 4 }),
    buildScript('src/modules/fulfilment/openings/testing/opening-process.ts'),
  ]);
});
afterAll(async () => {
  await Promise.all([database.drop(), built.remove()]);
});

/** Begins the task in a process of its own, which reads it from its input: there may be more than fits elsewhere. */
function begin(requests: readonly OpeningRequest[], dieAt?: OpeningTask['dieAt']) {
  const child = spawn(process.execPath, [built.script], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ databaseUrl: database.url, requests, dieAt }));
  return { child, ended: once(child, 'exit') as Promise<[code: number | null, signal: string | null]> };
}

async function openWhole(requests: readonly OpeningRequest[]): Promise<{ statements: number; orders: number }> {
  const { child, ended } = begin(requests);
  const output = await text(child.stdout);
  expect((await ended)[0]).toBe(0);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

async function dieDuring(request: OpeningRequest, dieAt: OpeningTask['dieAt']): Promise<void> {
  const [, signal] = await begin([request], dieAt).ended;
  expect(signal, JSON.stringify(dieAt)).toBe('SIGKILL');
}

async function newRequest(): Promise<OpeningRequest> {
  return requestOf(await createPayer(database.db, balance));
}

const bank = () => createSandboxBank({ db: database.db, now: () => new Date() });

async function expectWhole(requests: readonly OpeningRequest[]): Promise<void> {
  for (const request of requests) expect(await countEffects(database, bank(), request)).toEqual(wholeOpening);
}

describe('an opening killed and started again is one account, one deposit, one message, totals unchanged', () => {
  test('before and after each order to the bank [REL-001, SBX-007]', async () => {
    const { orders } = await openWhole([await newRequest()]);
    expect(orders).toBe(6);
    for (const point of ['before order', 'after order'] as const) {
      for (let number = 1; number <= orders; number += 1) {
        const request = await newRequest();
        const before = await totalMinor(database);
        await dieDuring(request, { point, number });
        await openWhole([request]);
        await expectWhole([request]);
        expect(await totalMinor(database)).toBe(before);
      }
    }
  });

  test('after each statement to the database [REL-001, REL-002]', async () => {
    const { statements } = await openWhole([await newRequest()]);
    const requests: OpeningRequest[] = [];
    for (let number = 1; number <= statements; number += 1) {
      const request = await newRequest();
      await dieDuring(request, { point: 'statement', number });
      requests.push(request);
    }
    expect(requests.length).toBeGreaterThan(10);
    const before = await totalMinor(database);
    await openWhole(requests);
    await expectWhole(requests);
    expect(await totalMinor(database)).toBe(before);
  });

  test(`at ${randomKills} random moments [REL-001]`, { timeout: 600_000 }, async () => {
    const { statements } = await openWhole(await Promise.all([newRequest(), newRequest()]));
    const requests: OpeningRequest[] = [];
    let killed = 0;
    while (killed < randomKills) {
      const started = await Promise.all([newRequest(), newRequest()]);
      requests.push(...started);
      if (await killAfter(Math.floor(Math.random() * statements), started)) killed += 1;
    }
    const before = await totalMinor(database);
    await openWhole(requests);
    await expectWhole(requests);
    expect(await totalMinor(database)).toBe(before);
  });
});

/**
 * Kills from outside once it is heard that so many statements are done, and so at whatever the process has come to
 * since. Answers whether it was in the middle of its work.
 */
async function killAfter(statements: number, requests: readonly OpeningRequest[]): Promise<boolean> {
  const { child, ended } = begin(requests);
  let heard = 0;
  for await (const _line of createInterface({ input: child.stdout })) {
    // The first says that it is ready.
    if (heard >= statements) child.kill('SIGKILL');
    heard += 1;
  }
  const [, signal] = await ended;
  return signal === 'SIGKILL';
}
