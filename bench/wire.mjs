// Calls of the built server without a browser, and a customer to make them with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';

const file = join(root, 'packages', 'contract', 'src', 'testing', 'samples', 'sign-up-drafts.json');
const { person, documents } = JSON.parse(readFileSync(file, 'utf8'));

/** @typedef {(path: string, body: object) => Promise<Response>} Post */

/** @param {string} address @returns {Promise<Post>} calls as a visitor makes them */
export async function visit(address) {
  const answer = await fetch(`${address}/api/register/get_token`);
  const { Data } = await answer.json();
  return (path, body) =>
    fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${Data.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
}

/** @param {Response} answer */
async function dataOf(answer) {
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${JSON.stringify(body)}`);
  return body.Data;
}

/**
 * Waits for the sandbox to have delivered a message, and finds something in it.
 * @param {string} address @param {string} to @param {RegExp} sign
 * @returns {Promise<string>}
 */
export async function readMailbox(address, to, sign) {
  for (;;) {
    const answer = await fetch(`${address}/sandbox/mailbox.json?to=${encodeURIComponent(to)}`);
    for (const { text } of await answer.json()) {
      const found = sign.exec(text);
      if (found) return found[0];
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @typedef {(path: string, body: object) => Promise<any>} Ask */

/**
 * Calls of a customer, each answered with its data. A path without a base is one of the main API's.
 * @param {string} address @param {Post} post @param {{ loginId: string, password: string }} customer
 */
export async function signIn(address, post, { loginId, password }) {
  const { accesstoken } = await dataOf(await post('auth/login', { LOGIN_ID: loginId, PWD: password }));
  const headers = { authorization: `Bearer ${accesstoken}` };
  /** @type {Ask} */
  const ask = async (path, body) => {
    const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
    const answer = await fetch(address + path, { ...sent, body: JSON.stringify(body) });
    return dataOf(answer);
  };
  return { loginId, headers, ask };
}

/**
 * Signs somebody up as far as the confirmed phone. Each is a visitor of their own.
 * @param {string} address @param {number} number tells people apart @param {object} [changes] to what they say of themselves
 */
async function signUp(address, number, changes = {}) {
  const own = { LOGIN_ID: `bench-${number}@example.com`, MOBILENO: `0945${String(number).padStart(7, '0')}` };
  const post = await visit(address);
  const draft = { ...person, ...documents.NRC, ...own, ...changes };
  const { LOGIN_ID, UID_TYPE, UID_VALUE, DOB, MOBILENO, RECORD_STAT, PWD } = draft;
  const { OTPREFNO } = await dataOf(await post('register/submit', draft));
  const OTPCODE = await readMailbox(address, MOBILENO, /\b\d{6}\b/);
  const details = { LOGIN_ID, UID_TYPE, UID_VALUE, DOB, MOBILENO, RECORD_STAT };
  await dataOf(await post('register/verify_otp', { ...details, OTPREFNO, OTPCODE, CLIENTCODE: 'ONBO' }));
  return { post, details, password: PWD };
}

/** What somebody has to repeat who waits for the link by e-mail. @param {string} address @param {number} number */
export async function confirmPhone(address, number) {
  const { details } = await signUp(address, number);
  return details;
}

/**
 * Signs somebody up, from the first call to the verified e-mail.
 * @param {string} address @param {number} number tells people apart @param {object} [changes] to what they say of themselves
 * @returns {Promise<{ loginId: string, password: string, phone: string }>}
 */
export async function becomeCustomer(address, number, changes) {
  const { post, details, password } = await signUp(address, number, changes);
  const link = new URL(await readMailbox(address, details.LOGIN_ID, /https?:\/\/\S+\/email\/verify\/callback\S+/));
  const { id, token, loginId } = Object.fromEntries(link.searchParams);
  await dataOf(await post('register/verify_email', { user_id: id, token, login_id: loginId }));
  return { loginId: details.LOGIN_ID, password, phone: details.MOBILENO };
}
