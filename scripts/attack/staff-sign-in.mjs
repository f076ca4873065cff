// A demo member of staff at the desk, second factor included.
import { createHmac } from 'node:crypto';
import { CommandError } from '../say.mjs';

const password = 'Mingalaba2026';
/** As the README prints it. */
const secret = 'TAGADEMOTAGADEMOTAGADEMOTAGADEMO';

/** The code of this moment, as authenticator apps make it (RFC 6238). */
function codeNow() {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** @param {string} address @param {string} loginId @returns {Promise<string>} the access token */
export async function signInStaff(address, loginId) {
  const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api/desk/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new CommandError(`${loginId} could not sign in: ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await post('sign-in', { loginId, password });
  const { accessToken } = await post('sign-in/code', { token, code: codeNow() });
  return accessToken;
}
