// Bodies that are large and dear to read, at calls that need no more than a line: refused, and nobody else waits.
import { setTimeout as pause } from 'node:timers/promises';
import { tally } from './figures.mjs';
import { withVictim } from './victim.mjs';

const each = 30;
const sizes = [17_000, 99_000, 1_000_000, 5_000_000];
const longestLagMs = 200;
const quietForMs = 3_000;

/** @type {import('./attacks.mjs').Attack} */
export const largeBodies = {
  says: `${each * sizes.length} bodies of ${sizes.map((size) => size / 1000).join(', ')} KB of [`,
  attack: () =>
    withVictim({ RATE_LIMIT_ANALYTICS: '1000000' }, async ({ address }) => {
      await longestLag(address);
      await pause(quietForMs);
      // A machine with other work makes every process wait.
      const quietMs = await longestLag(address);
      const statuses = [];
      for (const size of sizes) {
        const body = '['.repeat(size);
        const sent = Array.from({ length: each }, () => send(address, body));
        statuses.push(...(await Promise.all(sent)));
      }
      const lagMs = await longestLag(address);
      return {
        // A connection that is cut while it still sends sees no answer.
        held: statuses.every((status) => status === 413 || status === 'cut off') && lagMs < quietMs + longestLagMs,
        figures: `${tally(statuses)}; nobody waited longer than ${lagMs.toFixed(0)} ms for the process (${quietMs.toFixed(0)} without them)`,
      };
    }),
};

/** For how long the server did nothing else since this was last asked, by its own figures. @param {string} address */
async function longestLag(address) {
  const figures = await (await fetch(`${address}/metrics`)).text();
  return 1_000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(figures)?.[1]);
}

/** @param {string} address @param {string} body @returns {Promise<number | string>} */
function send(address, body) {
  return fetch(`${address}/analytics/log_event`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 'cut off',
  );
}
