// The embedded PostgreSQL is killed again and again while customers ask: they are told to come back, nothing is told as a
// failure of ours, and soon everything is as before.
import { setTimeout as pause } from 'node:timers/promises';
import { askForAWhile, askForBalances, withoutLimits } from './balances.mjs';
import { tally } from './figures.mjs';
import { withVictim } from './victim.mjs';
import { postmasterOf } from './victim-database.mjs';

const kills = 5;
const everyMs = 6_000;
const longestOutMs = 20_000;

/** @type {import('./attacks.mjs').Attack} */
export const postmaster = {
  says: `PostgreSQL is killed ${kills} times under load`,
  attack: () =>
    withVictim(withoutLimits, async ({ address, dataDir }) => {
      const { ask, close } = await askForBalances(address);
      const load = askForAWhile(ask, { clients: 20, ms: kills * everyMs + 5_000, isPatient: true });
      const outMs = [];
      for (let kill = 0; kill < kills; kill += 1) {
        await pause(everyMs - 1_000);
        process.kill(postmasterOf(dataDir).pid, 'SIGKILL');
        outMs.push(await untilBack(ask));
      }
      const statuses = (await load).map(({ status }) => status);
      const last = await ask();
      close();
      const isClean = statuses.every((status) => status === 200 || status === 503);
      return {
        held: isClean && last.status === 200 && Math.max(...outMs) < longestOutMs,
        figures: `${tally(statuses)}; back after ${outMs.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`,
      };
    }),
};

/** From the kill until ten answers in a row are right. @param {() => Promise<import('./balances.mjs').Answered>} ask */
async function untilBack(ask) {
  const began = performance.now();
  await pause(500);
  for (let right = 0; right < 10 && performance.now() - began < 60_000; ) {
    right = (await ask()).status === 200 ? right + 1 : 0;
    await pause(50);
  }
  return performance.now() - began;
}
