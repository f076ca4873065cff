// Whether time tells which login ids exist: known and unknown ones are asked for in turns, and the medians compared.
// `npm run build` first, then `node bench/known-unknown.mjs [pairs]`; the machine should have nothing else to do.
import { withLocalServer } from '../scripts/local-server.mjs';
import { runCommand } from '../scripts/say.mjs';
import { becomeCustomer, visit } from './wire.mjs';

const pairs = Number(process.argv[2] ?? 500);
/** The lock after wrong passwords can be put off only so far, so the tries are spread over several login ids. */
const triesOfEach = 90;
const wrongPassword = 'Ayeyarwady8Myit';

/** @param {number[]} times @param {number} share */
const quantile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/**
 * @typedef {{ known: string, unknown: string }} Ids
 * @param {string} what @param {(loginId: string) => Promise<Response>} ask @param {Ids[]} ids
 */
async function compare(what, ask, ids) {
  /** @type {Record<keyof Ids, number[]>} */
  const times = { known: [], unknown: [] };
  for (let pair = 0; pair < pairs; pair += 1) {
    // Who goes first changes, so that neither profits from what the other has warmed up.
    /** @type {(keyof Ids)[]} */
    const order = pair % 2 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of order) {
      const start = performance.now();
      const answer = await ask(ids[Math.floor(pair / triesOfEach)]?.[kind] ?? '');
      await answer.arrayBuffer();
      times[kind].push(performance.now() - start);
    }
  }
  console.log(`${what}, medians of ${pairs} pairs:`);
  for (const [kind, each] of Object.entries(times)) {
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(each, share).toFixed(2));
    console.log(`  ${kind.padEnd(7)} ${middle} ms, half of the times between ${low} and ${high}`);
  }
  const difference = quantile(times.known, 0.5) - quantile(times.unknown, 0.5);
  console.log(`  difference ${difference.toFixed(2)} ms`);
}

runCommand(async () => {
  Object.assign(process.env, {
    RATE_LIMIT_SIGN_IN: '1000000',
    RATE_LIMIT_REGISTER: '1000000',
    LOGIN_MAX_TRIES: '100',
    CODES_PER_DAY: '10000',
  });
  await withLocalServer(3172, async (address) => {
    const post = await visit(address);
    const ids = [];
    for (let number = 0; number * triesOfEach < pairs; number += 1) {
      const { loginId } = await becomeCustomer(address, number);
      ids.push({ known: loginId, unknown: `nobody-${number}@example.com` });
    }
    await compare(
      'signing in with a wrong password',
      (id) => post('auth/login', { LOGIN_ID: id, PWD: wrongPassword }),
      ids,
    );
    await compare('asking for a reset code', (id) => post('auth/forget_pwd', { LOGIN_ID: id }), ids);
  });
});
