// `npm run faults -- kills=1000 seed=7`: server, worker, database and media process are killed at seeded moments while whole
// journeys run. In the end everything that was acknowledged is there, once. `npm run build` first; `journeys=3` lets so many
// customers travel at a time.
import { setTimeout as pause } from 'node:timers/promises';
import { tally } from './attack/figures.mjs';
import { until } from './cluster/processes.mjs';
import { kills, startSite } from './faults/site.mjs';
import { countHarm, openJourneys, printHarm, startTravellers } from './journeys.mjs';
import { CommandError, runCommand, step } from './say.mjs';
import { createRandom, readOptions } from './seeded.mjs';

const latestKillMs = 1_500;
/** How often it says how far it is. */
const sayEvery = 50;

/** @param {import('./faults/site.mjs').Site} site @param {{ count: number, random: () => number, travellers: number }} wanted */
async function killOften(site, { count, random, travellers }) {
  const { address } = site.server;
  const { journeys, calls } = await openJourneys({ address, databaseUrl: site.database.url });
  const travelling = startTravellers(journeys, travellers);
  const names = Object.keys(kills);
  /** @type {string[]} */
  const killed = [];
  while (killed.length < count) {
    const name = names[Math.floor(random() * names.length)] ?? '';
    await pause(random() * latestKillMs);
    await kills[name]?.(site);
    killed.push(name);
    for (const each of [site.server, site.worker]) await until('the server', each.isReady);
    if (killed.length % sayEvery === 0)
      console.log(`  ${killed.length} kills, ${journeys.kept.deposited.length} journeys`);
  }
  await travelling.stop();
  const harm = await countHarm(journeys, address, travelling.broken);
  return { killed, calls, harm };
}

runCommand(async () => {
  const { seed, kills: wanted = '1000', journeys: travellers = '3' } = readOptions(process.argv.slice(2));
  console.log(`seed ${seed}`);
  const site = await step('Starting PostgreSQL, S3, a server and a worker', startSite);
  process.once('SIGINT', () => void site.stop().finally(() => process.exit(130)));
  try {
    const asked = { count: Number(wanted), random: createRandom(seed), travellers: Number(travellers) };
    const { killed, calls, harm } = await step(`${wanted} kills`, () => killOften(site, asked));
    const failed = calls.filter(({ status }) => status === 'cut' || status >= 429).map(({ status }) => status);
    console.log(`\nseed ${seed}; kills: ${tally(killed.toSorted())}`);
    console.log(`${calls.length} calls, disturbed: ${tally(failed) || 'none'}`);
    const isUnharmed = printHarm(harm);
    if (!isUnharmed || failed.includes(500)) throw new CommandError('Not everything held.');
  } finally {
    await step('Taking everything away', site.stop);
  }
});
