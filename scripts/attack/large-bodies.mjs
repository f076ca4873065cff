// Bodies that are large and dear to read, at calls that need no more than a line: refused, and nobody else waits.
import { tally, watchOthers } from './figures.mjs';
import { withVictim } from './victim.mjs';

const each = 30;
const sizes = [17_000, 99_000, 1_000_000, 20_000_000];
const longestWaitMs = 250;

/** @type {import('./attacks.mjs').Attack} */
export const largeBodies = {
  says: `${each * sizes.length} bodies of ${sizes.map((size) => size / 1000).join(', ')} KB of [`,
  attack: () =>
    withVictim({ RATE_LIMIT_ANALYTICS: '1000000' }, async ({ address }) => {
      const others = watchOthers(address);
      const statuses = [];
      for (const size of sizes) {
        const body = '['.repeat(size);
        const sent = Array.from({ length: each }, () => send(address, body));
        statuses.push(...(await Promise.all(sent)));
      }
      const { longestMs, usualMs } = await others();
      return {
        // A connection that is cut while it still sends sees no answer.
        held: statuses.every((status) => status === 413 || status === 'cut off') && longestMs < longestWaitMs,
        figures: `${tally(statuses)}; others waited ${usualMs.toFixed(0)} ms, ${longestMs.toFixed(0)} ms at most`,
      };
    }),
};

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
