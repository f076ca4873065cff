// `npm run faults -- kills=1000 seed=7`: server, worker, database and media process are killed at seeded moments while whole
// journeys run. `npm run faults -- partners=60` leaves these alone: bank, SMS gateway, mail server, bucket, identity provider
// and scanner hang, fail, lose answers or answer nonsense for some seconds each. In the end everything that was acknowledged
// is there, once. `npm run build` first; `journeys=3` lets so many customers travel at a time.
import { setTimeout as pause } from 'node:timers/promises';
import { tally } from './attack/figures.mjs';
import { until } from './cluster/processes.mjs';
import { upset } from './faults/partners.mjs';
import { kills, startSite } from './faults/site.mjs';
import { countHarm, openJourneys, printHarm, startTravellers } from './journeys.mjs';
import { CommandError, runCommand, step } from './say.mjs';
import { createRandom, readOptions } from './seeded.mjs';

const latestFaultMs = 1_500;
/** How often it says how far it is. */
const sayEvery = 50;

/** Breaks one thing and mends it again; answers what it was. @param {import('./faults/site.mjs').Site} site @param {() => number} random */
async function breakSomething(site, random) {
  if (site.partners) return upset(site.partners, random);
  const names = Object.keys(kills);
  const name = names[Math.floor(random() * names.length)] ?? '';
  await kills[name]?.(site);
  for (const each of [site.server, site.worker]) await until('the server', each.isReady);
  return name;
}

/** @param {import('./faults/site.mjs').Site} site @param {{ count: number, random: () => number, travellers: number }} wanted */
async function breakOften(site, { count, random, travellers }) {
  const { address } = site.server;
  const { database, partners } = site;
  const elsewhere = partners && { booksUrl: database.bankUrl, mailbox: partners.mailbox };
  const opened = await openJourneys({ address, databaseUrl: database.url, ...elsewhere });
  const { journeys, calls } = opened;
  const travelling = startTravellers(journeys, travellers);
  /** @type {string[]} */
  const broken = [];
  while (broken.length < count) {
    await pause(random() * latestFaultMs);
    broken.push(await breakSomething(site, random));
    if (broken.length % sayEvery === 0)
      console.log(`  ${broken.length} faults, ${journeys.kept.deposited.length} journeys`);
  }
  await travelling.stop();
  const harm = await countHarm(opened, address, travelling.broken);
  return { broken, calls, harm };
}

runCommand(async () => {
  const { seed, kills: killed = '1000', partners, journeys: travellers = '3' } = readOptions(process.argv.slice(2));
  console.log(`seed ${seed}`);
  const count = Number(partners ?? killed);
  const site = await step('Starting PostgreSQL, S3, a server and a worker', () =>
    startSite({ hasPartners: partners !== undefined }),
  );
  process.once('SIGINT', () => void site.stop().finally(() => process.exit(130)));
  try {
    const asked = { count, random: createRandom(seed), travellers: Number(travellers) };
    const { broken, calls, harm } = await step(`${count} faults`, () => breakOften(site, asked));
    const failed = calls.filter(({ status }) => status === 'cut' || status >= 429);
    console.log(`\nseed ${seed}; ${tally(broken.toSorted())}`);
    console.log(`${calls.length} calls, disturbed: ${tally(failed.map(({ status }) => status)) || 'none'}`);
    const unexplained = failed.filter(
      ({ status, hasRetryAfter }) => status === 500 || (status === 503 && !hasRetryAfter),
    );
    for (const { path, status } of unexplained) console.log(`  ${path} answered ${status}`);
    const isUnharmed = printHarm(harm);
    if (!isUnharmed || unexplained.length > 0) throw new CommandError('Not everything held.');
  } finally {
    await step('Taking everything away', site.stop);
  }
});
