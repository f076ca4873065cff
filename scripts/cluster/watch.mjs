// What is seen from outside while something breaks: when the database takes writes, when the servers do, what clients were
// answered.
import { setTimeout as pause } from 'node:timers/promises';
import { pg, withClient } from './client.mjs';

const everyMs = 200;
/** Jobs that wait for less are on their way. */
const dueForMs = 3_000;

/** The longest time between two of these moments, and when it was over. @param {number[]} moments @param {number} from @param {number} to */
export function longestGap(moments, from, to) {
  const within = [from, ...moments.filter((at) => at >= from && at <= to), to];
  let gap = { ms: 0, endedAt: from };
  for (let index = 1; index < within.length; index += 1) {
    const [before = 0, at = 0] = [within[index - 1], within[index]];
    if (at - before > gap.ms) gap = { ms: at - before, endedAt: at };
  }
  return gap;
}

/** Writes by itself, again and again, and notes when each was acknowledged. @param {string} url */
export function watchDatabase(url) {
  /** @type {number[]} */
  const writes = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query('create table if not exists beats (at timestamptz)');
        while (!isOver) {
          await client.query('insert into beats values (now())');
          writes.push(Date.now());
          await pause(everyMs);
        }
      } catch {
        await pause(everyMs);
      } finally {
        void client.end().catch(() => undefined);
      }
    }
  })();
  return {
    writes,
    async stop() {
      isOver = true;
      await watching;
    },
  };
}

/** Whether every process listens for jobs again and none has been waiting. @param {string} url @param {number} processes */
export const areJobsWorked = (url, processes) =>
  withClient(url, async (ask) => {
    const [{ listeners }] = await ask(
      `select count(*)::int listeners from pg_stat_activity where datname = 'taga' and query ilike 'listen%jobs%'`,
    );
    const [{ late }] = await ask(
      `select count(*)::int late from graphile_worker._private_jobs where locked_at is null and attempts < max_attempts
       and run_at < now() - interval '${dueForMs} milliseconds'`,
    );
    return listeners >= processes && late === 0;
  });
