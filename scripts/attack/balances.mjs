// A customer who asks for balances: a call like most, with a look-up of the session and a few queries.
import { Agent, request } from 'node:http';
import { CommandError } from '../say.mjs';

const customer = { LOGIN_ID: 'existing@demo.example', PWD: 'Mingalaba2026' };
const agent = new Agent({ keepAlive: true });

/** @typedef {{ status: number | string, retryAfterMs: number, ms: number }} Answered */

/** @param {string} address @returns {Promise<() => Promise<Answered>>} */
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
  const body = JSON.stringify({ LOGIN_ID: customer.LOGIN_ID, IS_MASKED: 'False' });
  const headers = {
    ...json,
    authorization: `Bearer ${Data.accesstoken}`,
    'content-length': Buffer.byteLength(body),
  };
  return () => {
    const asked = performance.now();
    return new Promise((resolve) => {
      const sent = request(`${address}/api/balances`, { method: 'POST', headers, agent }, (answer) => {
        const retryAfterMs = 1_000 * Number(answer.headers['retry-after'] ?? 0);
        const status = answer.statusCode ?? 0;
        answer.resume().on('end', () => resolve({ status, retryAfterMs, ms: performance.now() - asked }));
      });
      const cutOff = () => resolve({ status: 'cut off', retryAfterMs: 0, ms: performance.now() - asked });
      sent.on('error', cutOff).end(body);
    });
  };
}

/** No limit but the places counts: all of them come from one address and are one customer. */
export const withoutLimits = { RATE_LIMIT_CALLS: '1000000', RATE_LIMIT_CUSTOMER: '1000000' };

/**
 * So many ask again and again for a while, each as soon as it is answered or told to come back.
 * @param {() => Promise<Answered>} ask @param {{ clients: number, ms: number, isPatient: boolean }} load
 * @returns {Promise<Answered[]>}
 */
export async function askForAWhile(ask, { clients, ms, isPatient }) {
  const start = performance.now();
  /** @type {Answered[]} */
  const answers = [];
  const client = async () => {
    while (performance.now() - start < ms) {
      const answer = await ask();
      answers.push(answer);
      if (isPatient && answer.retryAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, 1_000));
      // A connection that is refused is refused at once: asking on would only heat the machine.
      if (answer.status === 'cut off') await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}
