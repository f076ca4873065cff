// `npm run cluster`: a real cluster on this machine, whole journeys through it, one part after the other broken, and a table
// of what clients saw and of what was lost. `npm run build` first. `--faults=a,b` breaks only these, `--seed=7` breaks in
// the order of that seed, `--journeys=3` lets so many customers travel at a time. `--before=<folder>` begins with the built version
// in that folder, and goes to this one under way before anything else.
import { resolve } from 'node:path';
import { startCluster } from './cluster/cluster.mjs';
import { faults, upgrade } from './cluster/faults.mjs';
import { recoveryWithinMs, runFault } from './cluster/run-fault.mjs';
import { watchDatabase } from './cluster/watch.mjs';
import { countHarm, openJourneys, printHarm, startSaver, startTravellers } from './journeys.mjs';
import { CommandError, runCommand, step } from './say.mjs';
import { createRandom, readOptions, shuffle } from './seeded.mjs';

const saveEveryMs = 100;

/** @param {import('./cluster/run-fault.mjs').Row[]} rows */
function print(rows) {
  const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1);
  console.log('\n| fault | database away, s | silence, s | calls | disturbed | what clients saw | 500 | recovery, s |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const row of rows) {
    const { fault, databaseMs, silenceMs, calls, disturbed, seen, errors, recoveryMs } = row;
    const cells = [fault, seconds(databaseMs), seconds(silenceMs), calls, disturbed, seen, errors, seconds(recoveryMs)];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

/** @param {import('./cluster/cluster.mjs').Cluster} cluster @param {{ names: string[], seed: number, count: number }} wanted */
async function breakParts(cluster, { names, seed, count }) {
  const { address, databaseUrl, probeUrl } = cluster;
  const opened = await openJourneys({ address, databaseUrl });
  const { journeys, calls } = opened;
  const database = watchDatabase(probeUrl);
  const saver = await startSaver(journeys, saveEveryMs);
  const travellers = startTravellers(journeys, count);
  const random = createRandom(seed);
  const pick = (/** @type {number} */ below) => Math.floor(random() * below);
  const observed = { databaseWrites: database.writes, acknowledged: saver.acknowledged, calls, saveAt: saver.saveAt };
  const rows = [];
  try {
    const others = names.filter((name) => name !== upgrade);
    for (const name of [...names.filter((name) => name === upgrade), ...shuffle(others, random)]) {
      const fault = faults[name];
      if (!fault) continue;
      rows.push(await step(`${name}: ${fault.says}`, () => runFault(name, fault, cluster, observed, pick)));
    }
  } finally {
    await step('Waiting for the journeys under way', async () => {
      await Promise.all([travellers.stop(), saver.stop()]);
      await database.stop();
    });
  }
  return { rows, harm: await countHarm(opened, address, travellers.broken), saves: saver.acknowledged.length };
}

runCommand(async () => {
  const { seed, faults: chosen, journeys: count = '3', before } = readOptions(process.argv.slice(2));
  const names = chosen ? chosen.split(',') : Object.keys(faults).filter((name) => before || name !== upgrade);
  const unknown = names.filter((name) => !(name in faults));
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no fault called ${unknown.join(', ')}: there are ${Object.keys(faults).join(', ')}.`,
    );
  }
  if (names.includes(upgrade) && !before) {
    throw new CommandError(`${upgrade} needs the folder of a built version before this one: --before=<folder>.`);
  }
  console.log(`seed ${seed}`);
  const cluster = await step('Starting etcd, three PostgreSQL under Patroni, haproxy, S3 and three servers', () =>
    startCluster(before && resolve(before)),
  );
  process.once('SIGINT', () => void cluster.stop().finally(() => process.exit(130)));
  try {
    const { rows, harm, saves } = await breakParts(cluster, { names, seed, count: Number(count) });
    print(rows);
    console.log(`\nseed ${seed}; ${saves} saves of a customer who saves all the time, and of the journeys:`);
    const isUnharmed = printHarm(harm);
    const isSmooth = rows.every(({ errors, recoveryMs }) => errors === 0 && recoveryMs <= recoveryWithinMs);
    for (const line of cluster.internalErrors().slice(0, 5)) console.log(line);
    if (!isUnharmed || !isSmooth) throw new CommandError('The cluster did not hold.');
  } finally {
    await step('Taking everything away', cluster.stop);
  }
});
