// A customer who asks for balances: a call like most, with a look-up of the session and a few queries.
import { openRawCalls } from '../raw-calls.mjs';
import { CommandError } from '../say.mjs';

const customer = { LOGIN_ID: 'existing@demo.example', PWD: 'Mingalaba2026' };

/** @typedef {import('../raw-calls.mjs').Answered} Answered */

/** @param {string} address */
export async function askForBalances(address) {
  const { Data: visitor } = await (await fetch(`${address}/api/register/get_token`)).json();
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${visitor.access_token}` },
    body: JSON.stringify(customer),
  });
  if (!signedIn.ok) throw new CommandError(`The demo customer could not sign in: ${signedIn.status}.`);
  const { Data } = await signedIn.json();
  const headers = { authorization: `Bearer ${Data.accesstoken}` };
  const body = { LOGIN_ID: customer.LOGIN_ID, IS_MASKED: 'False' };
  return openRawCalls(address, { path: '/api/balances', headers, body });
}

/** No limit but the places counts: all of them come from one address and are one customer. */
export const withoutLimits = { RATE_LIMIT_CALLS: '1000000', RATE_LIMIT_CUSTOMER: '1000000' };

/**
 * So many ask again and again for a while, each as soon as it is answered or told to come back. What is answered later,
 * when nobody asks any more, does not count.
 * @param {() => Promise<Answered>} ask @param {{ clients: number, ms: number, isPatient: boolean }} load
 * @returns {Promise<Answered[]>}
 */
export async function askForAWhile(ask, { clients, ms, isPatient }) {
  const start = performance.now();
  /** @type {Answered[]} */
  const answers = [];
  const isOver = () => performance.now() - start >= ms;
  const client = async () => {
    while (!isOver()) {
      const answer = await ask();
      if (isOver()) return;
      answers.push(answer);
      if (isPatient && answer.retryAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, 1_000));
      // A connection that is refused is refused at once: asking on would only heat the machine.
      if (answer.status === 'cut off') await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}
