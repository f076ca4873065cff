// One fault under journeys, from a whole cluster to a whole one, and the row of the table that comes of it.
import { setTimeout as pause } from 'node:timers/promises';
import { tally } from '../attack/figures.mjs';
import { until } from './processes.mjs';
import { areJobsWorked, longestGap } from './watch.mjs';

/** How long journeys go on undisturbed before and after. */
const calmMs = 3_000;
/** Within which everything has to work again once the database does. */
export const recoveryWithinMs = 10_000;

/**
 * @typedef {object} Row
 * @property {string} fault
 * @property {number} databaseMs the longest time in which the database itself took no write
 * @property {number} silenceMs the longest time in which no client's write was acknowledged
 * @property {number} calls
 * @property {number} disturbed calls that were not answered, or were told to come back
 * @property {string} seen
 * @property {number} errors answers with status 500
 * @property {number} recoveryMs from the database, or the part, being back until every process and the jobs work
 */

/**
 * @typedef {object} Observed
 * @property {number[]} databaseWrites
 * @property {number[]} acknowledged when a steady client's saves were
 * @property {import('../../apps/server/src/testing/journeys/wire.ts').Call[]} calls
 * @property {((address: string) => Promise<void>)} saveAt asks one process alone to save
 */

/**
 * @param {string} name @param {import('./faults.mjs').Fault} fault @param {import('./cluster.mjs').Cluster} cluster
 * @param {Observed} observed @param {(below: number) => number} pick
 * @returns {Promise<Row>}
 */
export async function runFault(name, fault, cluster, observed, pick) {
  await pause(calmMs);
  const from = Date.now();
  await fault.inflict(cluster, pick);
  const healedAt = Date.now();
  const recovered = cluster.servers.map(async (server) => {
    await until(`server ${server.port}`, async () => {
      await observed.saveAt(server.address);
      return server.isReady();
    });
    return Date.now();
  });
  const working = (async () => {
    await until('the jobs', () => areJobsWorked(cluster.databaseUrl, cluster.servers.length));
    return Date.now();
  })();
  const moments = await Promise.all([...recovered, working]);
  const allBackAt = Math.max(...moments);
  await pause(calmMs);
  const to = Date.now();
  const database = longestGap(observed.databaseWrites, from, to);
  // A database that was away is back when it takes the first write; any other part, when it was mended.
  const backAt = database.ms > 1_500 ? database.endedAt : healedAt;
  const calls = observed.calls.filter(({ at }) => at >= from && at <= to);
  const failed = calls.filter(({ status }) => status === 'cut' || status >= 429);
  await cluster.untilWhole();
  return {
    fault: name,
    databaseMs: database.ms,
    silenceMs: longestGap(observed.acknowledged, from, to).ms,
    calls: calls.length,
    disturbed: failed.length,
    seen: tally(failed.map(({ status }) => status)) || 'nothing',
    errors: calls.filter(({ status }) => status === 500).length,
    recoveryMs: Math.max(0, allBackAt - backAt),
  };
}
