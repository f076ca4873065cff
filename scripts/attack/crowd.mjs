// Six hundred clients at once who never pause: what is left of the pace that few clients get.
import { askForAWhile, askForBalances, withoutLimits } from './balances.mjs';
import { quantile, tally } from './figures.mjs';
import { withVictim } from './victim.mjs';

const many = 600;
const few = 20;
/** In turns, of which the middle one counts: a shared machine stands still for a second now and then. */
const rounds = 3;
const roundMs = 5_000;
const leastShare = 0.8;
const longestMs = 1_000;

/** @typedef {import('./balances.mjs').Answered} Answered */
/** @typedef {ReturnType<typeof served>} Served */

/** @param {Answered[]} answers */
function served(answers) {
  const times = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  return { rate: (1_000 * times.length) / roundMs, lateMs: quantile(times, 0.99) };
}

/** @type {import('./attacks.mjs').Attack} */
export const crowd = {
  says: `${many} clients at once who never pause`,
  attack: () =>
    withVictim(withoutLimits, async ({ address }) => {
      const { ask, close } = await askForBalances(address);
      // The first requests of a fresh process are slow.
      await askForAWhile(ask, { clients: few, ms: roundMs, isPatient: true });
      /** @type {{ usual: Served, crowded: Served, share: number, statuses: Answered['status'][] }[]} */
      const seen = [];
      for (let round = 1; round <= rounds; round += 1) {
        const usual = served(await askForAWhile(ask, { clients: few, ms: roundMs, isPatient: true }));
        const answers = await askForAWhile(ask, { clients: many, ms: roundMs, isPatient: false });
        const crowded = served(answers);
        seen.push({ usual, crowded, share: crowded.rate / usual.rate, statuses: answers.map(({ status }) => status) });
      }
      close();
      const middle = (/** @type {(each: (typeof seen)[number]) => number} */ figureOf) =>
        quantile(seen.map(figureOf), 0.5);
      const share = middle((each) => each.share);
      const lateMs = middle(({ crowded }) => crowded.lateMs);
      const statuses = seen.flatMap((each) => each.statuses);
      const isClean = statuses.every((status) => status === 200 || status === 503);
      return {
        held: isClean && share >= leastShare && lateMs <= longestMs,
        figures:
          `${middle(({ usual }) => usual.rate).toFixed(0)} a second for ${few}, ` +
          `${middle(({ crowded }) => crowded.rate).toFixed(0)} for ${many} (${(100 * share).toFixed(0)} %), ` +
          `99 % within ${lateMs.toFixed(0)} ms; ${tally(statuses)}`,
      };
    }),
};
