import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, buildScript } from '../../../../testing/build-server.ts';
import { totalMinor } from '../../../fulfilment/openings/testing/opening-world.ts';
import { type OpeningSite, startOpeningSite } from '../../drafts/testing/opening-site.ts';
import type { DoneTask } from './testing/done-process.ts';
import { effectsOf, wholeOpening } from './testing/effects.ts';
import { createExistingOpener, type ExistingOpener, numberIn } from './testing/existing-opener.ts';

/** Of all statements so many, from the first to the last; each order to the bank is killed at elsewhere. */
const kills = 9;

let site: OpeningSite;
let built: BuiltServer;
beforeAll(async () => {
  [site, built] = await Promise.all([
    startOpeningSite(),
    buildScript('src/modules/applications/kinds/existing-customer/testing/done-process.ts'),
  ]);
});
afterAll(async () => {
  await Promise.all([site.server.stop(), built.remove()]);
});

async function atDone(): Promise<ExistingOpener> {
  const one = await createExistingOpener(site);
  await one.leaveUpTo('confirmation');
  return one;
}

async function clickDone({ opener }: ExistingOpener, statement?: number) {
  const child = spawn(process.execPath, [built.script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const task: DoneTask = {
    databaseUrl: site.server.database.url,
    dataDir: site.server.dataDir,
    customerId: opener.customer.id,
    authorizationReqId: opener.id,
    ...(statement !== undefined && { dieAt: { point: 'statement', number: statement } }),
  };
  child.stdin.end(JSON.stringify(task));
  const [output, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { signal, last: output.trim().split('\n').at(-1) ?? '' };
}

test('Done killed at any point and pressed again is one account, one deposit, one fee, one message, one order, totals unchanged [REL-001, SBX-007]', async () => {
  const whole = await atDone();
  const { statements } = JSON.parse((await clickDone(whole)).last) as { statements: number };
  expect(await effectsOf(whole)).toEqual(wholeOpening);
  for (let kill = 0; kill < kills; kill += 1) {
    const statement = 1 + Math.round((kill * (statements - 1)) / (kills - 1));
    const one = await atDone();
    const before = await totalMinor(site.server.database);
    expect((await clickDone(one, statement)).signal, `statement ${statement}`).toBe('SIGKILL');
    await numberIn(await one.create());
    expect(await effectsOf(one), `statement ${statement}`).toEqual(wholeOpening);
    expect(await totalMinor(site.server.database)).toBe(before);
  }
});
