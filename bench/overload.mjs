// What is left of the server's pace when far more ask than it has places for: balances a second with few clients, then
// with 600 at once who come back when they are told to, then with 600 who come back at once. `npm run build` first.
import { Agent, request } from 'node:http';
import { withLocalServer } from '../scripts/local-server.mjs';
import { runCommand, Stop } from '../scripts/say.mjs';
import { visit } from './wire.mjs';

const rounds = 3;
const roundMs = 6_000;
const few = 20;
const many = 600;
const leastShare = 0.8;
const customer = { LOGIN_ID: 'existing@demo.example', PWD: 'Mingalaba2026' };
const agent = new Agent({ keepAlive: true, maxSockets: many });

/** @param {string} address @returns {Promise<() => Promise<{ status: number, retryAfterMs: number }>>} */
async function signIn(address) {
  const post = await visit(address);
  const signedIn = await post('auth/login', customer);
  if (!signedIn.ok) throw new Stop(`The demo customer could not sign in: ${signedIn.status}.`);
  const { Data } = await signedIn.json();
  const body = JSON.stringify({ LOGIN_ID: customer.LOGIN_ID, IS_MASKED: 'False' });
  const headers = {
    authorization: `Bearer ${Data.accesstoken}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return () =>
    new Promise((resolve, reject) => {
      const asked = request(`${address}/api/balances`, { method: 'POST', headers, agent }, (answer) => {
        const retryAfterMs = 1_000 * Number(answer.headers['retry-after'] ?? 0);
        answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, retryAfterMs }));
      });
      asked.on('error', reject).end(body);
    });
}

/**
 * So many ask again and again for a while.
 * @param {Awaited<ReturnType<typeof signIn>>} ask @param {number} clients
 * @param {boolean} isPatient whether each waits as long as it is told to
 */
async function load(ask, clients, isPatient = true) {
  const start = performance.now();
  const isOver = () => performance.now() - start > roundMs;
  /** @type {number[]} */
  const served = [];
  let shed = 0;
  const client = async () => {
    while (!isOver()) {
      const asked = performance.now();
      const { status, retryAfterMs } = await ask();
      if (status === 200) served.push(performance.now() - asked);
      else if (status === 503) shed += 1;
      else throw new Stop(`A balance was answered ${status}.`);
      if (isPatient && retryAfterMs > 0 && !isOver()) await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1_000;
  const [middle, late] = [0.5, 0.95].map((share) => quantile(served, share));
  console.log(
    `${String(clients).padStart(5)} ${isPatient ? '' : 'impatient '}clients: ${(served.length / seconds).toFixed(0)} balances a second, ` +
      `half within ${middle?.toFixed(0)} ms, 95 % within ${late?.toFixed(0)} ms; ${(shed / seconds).toFixed(0)} a second told to come back`,
  );
  return served.length / seconds;
}

/** @param {number[]} numbers @param {number} share */
const quantile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

runCommand(async () => {
  Object.assign(process.env, { RATE_LIMIT_CALLS: '1000000', RATE_LIMIT_CUSTOMER: '1000000' });
  await withLocalServer(3173, async (address) => {
    const ask = await signIn(address);
    // The first requests of a fresh process are slow.
    await load(ask, few);
    /** @type {[number[], number[]]} */
    const [patient, impatient] = [[], []];
    for (let round = 1; round <= rounds; round += 1) {
      const peak = await load(ask, few);
      patient.push((await load(ask, many)) / peak);
      impatient.push((await load(ask, many, false)) / peak);
    }
    const shares = [patient, impatient].map((each) => quantile(each, 0.5));
    const [ofPatient, ofImpatient] = shares.map((share) => `${(100 * share).toFixed(0)} %`);
    console.log(`left with patient clients ${ofPatient}, with impatient ones ${ofImpatient} (medians)`);
    if (Math.min(...shares) < leastShare) throw new Stop(`Less than ${100 * leastShare} % is served under overload.`);
  });
  agent.destroy();
});
