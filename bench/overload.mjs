// What is left of the server's pace when more ask than it has places for: for balances, which most calls are like, and for
// sign-ins, which take a core each. First with few clients and with as many as there are places, of which the better is
// the peak; then with twice and four times as many, who come back at once when they are turned away, and with three times
// as many who come back when they are told to. Asked for: 80 % of the peak or more, and what is served within a second.
// `npm run build` first, then `node bench/overload.mjs`. On a busy machine only the shares mean something.
import { availableParallelism } from 'node:os';
import { withLocalServer } from '../scripts/local-server.mjs';
import { openRawCalls } from '../scripts/raw-calls.mjs';
import { CommandError, runCommand } from '../scripts/say.mjs';
import { percent, reportBudget } from './budget.mjs';
import { visit } from './wire.mjs';

const rounds = 3;
const roundMs = 5_000;
const leastShare = 0.8;
const mostLateMs = 1_000;
const customer = { LOGIN_ID: 'existing@demo.example', PWD: 'Mingalaba2026' };

/** @typedef {import('../scripts/raw-calls.mjs').Answered} Answered */
/** @typedef {{ what: string, ask: () => Promise<Answered>, close: () => void, places: number }} Work */

/** @param {string} address @returns {Promise<Work[]>} */
async function worksOf(address) {
  const signedIn = await (await visit(address))('auth/login', customer);
  if (!signedIn.ok) throw new CommandError(`The demo customer could not sign in: ${signedIn.status}.`);
  const { Data } = await signedIn.json();
  const session = { authorization: `Bearer ${Data.accesstoken}` };
  const token = await (await fetch(`${address}/api/register/get_token`)).json();
  const visitor = { authorization: `Bearer ${token.Data.access_token}` };
  const ofBalances = {
    path: '/api/balances',
    headers: session,
    body: { LOGIN_ID: customer.LOGIN_ID, IS_MASKED: 'False' },
  };
  const ofSignIns = { path: '/api/auth/login', headers: visitor, body: customer };
  return [
    { what: 'balances', ...openRawCalls(address, ofBalances), places: 200 },
    // About as many as are done within the time that is asked for: a tenth of a second each, on every core.
    {
      what: 'sign-ins',
      ...openRawCalls(address, ofSignIns),
      places: 8 * availableParallelism(),
    },
  ];
}

/**
 * So many ask again and again for a while. Says how many were served a second of that while, and within what time nearly
 * all of them. What is answered later, when nobody asks any more, does not count.
 * @param {Work} work @param {number} clients @param {boolean} isPatient whether each waits as long as it is told to
 */
async function load({ what, ask }, clients, isPatient = false) {
  const start = performance.now();
  const isOver = () => performance.now() - start > roundMs;
  /** @type {number[]} */
  const served = [];
  let shed = 0;
  const client = async () => {
    while (!isOver()) {
      const asked = performance.now();
      const { status, retryAfterMs } = await ask();
      if (isOver()) return;
      if (status === 200) served.push(performance.now() - asked);
      else if (status === 503) shed += 1;
      else throw new CommandError(`${what} were answered ${status}.`);
      if (isPatient && retryAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = roundMs / 1_000;
  const [middle = 0, late = 0] = [0.5, 0.99].map((share) => quantile(served, share));
  console.log(
    `${String(clients).padStart(5)} ${isPatient ? 'patient ' : ''}clients: ${(served.length / seconds).toFixed(1)} ${what} a second, ` +
      `half within ${middle.toFixed(0)} ms, 99 % within ${late.toFixed(0)} ms; ${(shed / seconds).toFixed(0)} a second told to come back`,
  );
  return { pace: served.length / seconds, late };
}

/** @param {number[]} numbers @param {number} share */
const quantile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

/** @param {Work} work @returns {Promise<string[]>} what was less than asked for */
async function measure(work) {
  const few = Math.max(2, Math.ceil(work.places / 10));
  // The first requests of a fresh process are slow.
  await load(work, few);
  /** @type {Record<string, { share: number, late: number }[]>} */
  const seen = { 'twice as many': [], 'four times as many': [], 'three times as many patient ones': [] };
  for (let round = 0; round < rounds; round += 1) {
    const peak = Math.max((await load(work, few)).pace, (await load(work, work.places)).pace);
    /** @param {string} name @param {{ pace: number, late: number }} loaded */
    const note = (name, { pace, late }) => seen[name]?.push({ share: pace / peak, late });
    note('twice as many', await load(work, 2 * work.places));
    note('four times as many', await load(work, 4 * work.places));
    note('three times as many patient ones', await load(work, 3 * work.places, true));
  }
  return Object.entries(seen).flatMap(([name, each]) => {
    const share = quantile(
      each.map((one) => one.share),
      0.5,
    );
    const late = quantile(
      each.map((one) => one.late),
      0.5,
    );
    const isEnough = share >= leastShare && late <= mostLateMs;
    const figure = `${percent(share)} of the peak, 99 % within ${late.toFixed(0)} ms`;
    reportBudget(`${work.what}, ${name}`, figure, `at least ${percent(leastShare)}, ${mostLateMs} ms`, isEnough);
    return isEnough ? [] : [`${work.what} with ${name}`];
  });
}

runCommand(async () => {
  const plenty = ['CALLS', 'CUSTOMER', 'SIGN_IN'].map((name) => [`RATE_LIMIT_${name}`, '1000000']);
  Object.assign(process.env, Object.fromEntries(plenty));
  await withLocalServer(3173, async (address) => {
    const missed = [];
    for (const work of await worksOf(address)) missed.push(...(await measure(work).finally(work.close)));
    if (missed.length > 0) throw new CommandError(`Too little is served, or too late: ${missed.join('; ')}.`);
  });
});
