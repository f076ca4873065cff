import { createHmac } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { CorrectionItem } from '@taga/contract/journeys/account-opening/corrections';
import { demoPassword } from './demo-customers.ts';

/** What the authenticator apps of the sandbox's demo staff were given, in base 32. */
const secret = 'TAGADEMOTAGADEMOTAGADEMOTAGADEMO';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function keyOf(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a step of 30 seconds, by RFC 6238. */
function codeOf(step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', keyOf(secret)).update(counter).digest();
  const start = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Signs a member of staff in and answers what asks the desk in their name. */
async function createStaff(request: APIRequestContext, loginId: string) {
  const send = (path: string, data: object, headers = {}) => request.post(`/api/desk/${path}`, { data, headers });
  // Each code is taken once, and other tests may have used the one of this moment.
  for (const later of [-1, 0, 1]) {
    const first = await send('sign-in', { loginId, password: demoPassword });
    expect(first.status(), await first.text()).toBe(200);
    const code = codeOf(Math.floor(Date.now() / 30_000) + later);
    const second = await send('sign-in/code', { token: (await first.json()).token, code });
    if (second.status() !== 200) continue;
    const authorization = `Bearer ${(await second.json()).accessToken}`;
    return async (path: string, data: object) => {
      const answer = await send(path, data, { authorization });
      expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
      return answer.json();
    };
  }
  throw new Error(`No code of ${loginId} was taken`);
}

/** A maker proposes that the customer does some things again, and somebody else confirms it. */
export async function askToCorrect(
  request: APIRequestContext,
  id: string,
  asked: { readonly items: readonly CorrectionItem[]; readonly remark: string },
) {
  const maker = await createStaff(request, 'maker2@demo.example');
  const checker = await createStaff(request, 'both@demo.example');
  const { case: taken } = await maker('cases/take', { id });
  const { case: proposed } = await maker('cases/propose', { id, revision: taken.revision, kind: 'CORRECT', ...asked });
  const { proposal } = await checker('cases/get', { id });
  await checker('cases/confirm', { id, revision: proposed.revision, proposalId: proposal.id });
}
