// Six hundred clients at once who never pause: what is left of the pace that few clients get.
import { askForAWhile, askForBalances, withoutLimits } from './balances.mjs';
import { quantile, tally } from './figures.mjs';
import { withVictim } from './victim.mjs';

const many = 600;
const few = 20;
const roundMs = 8_000;
const leastShare = 0.8;
const longestMs = 1_000;

/** @param {import('./balances.mjs').Answered[]} answers */
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
      await askForAWhile(ask, { clients: few, ms: roundMs / 2, isPatient: true });
      const usual = served(await askForAWhile(ask, { clients: few, ms: roundMs, isPatient: true }));
      const answers = await askForAWhile(ask, { clients: many, ms: roundMs, isPatient: false });
      close();
      const crowded = served(answers);
      const share = crowded.rate / usual.rate;
      const isClean = answers.every(({ status }) => status === 200 || status === 503);
      return {
        held: isClean && share >= leastShare && crowded.lateMs <= longestMs,
        figures:
          `${usual.rate.toFixed(0)} a second for ${few}, ${crowded.rate.toFixed(0)} for ${many} (${(100 * share).toFixed(0)} %), ` +
          `99 % within ${crowded.lateMs.toFixed(0)} ms; ${tally(answers.map(({ status }) => status))}`,
      };
    }),
};
