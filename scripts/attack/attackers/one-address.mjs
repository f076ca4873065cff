// Hundreds sign in behind one address of a mobile network, beside one there who floods every kind of call.
import { tally } from '../figures.mjs';
import { withVictim } from '../victim.mjs';
import { atOnce, visitAs } from './attacker.mjs';

const carrier = { 'x-forwarded-for': '203.0.113.7' };
const family = ['new', 'existing', 'low', 'card', 'passport', 'inbox'].map((name) => `${name}@demo.example`);
const password = 'Mingalaba2026';
const atATime = 4;

/** Calls of every kind, without a pause, until told to stop. @param {string} address */
async function flood(address) {
  const ask = await visitAs(address, carrier);
  const madeUp = 'A'.repeat(43);
  let isOver = false;
  /** @type {number[]} */
  const seen = [];
  const kinds = [
    () => ask('auth/forget_pwd', { LOGIN_ID: 'flood@example.com' }),
    () => ask('auth/refresh_token', { refresh_token: madeUp }),
    () => ask('balances', {}, madeUp),
    () => visitAs(address, carrier).then(() => ({ status: 200 })),
  ];
  const flooding = atOnce(8, async (index) => {
    for (let turn = index; !isOver; turn += 1) {
      const answer = await kinds[turn % kinds.length]?.().catch(() => ({ status: 429 }));
      seen.push(answer?.status ?? 0);
    }
  });
  return async () => {
    isOver = true;
    await flooding;
    return seen;
  };
}

/** Signs in and looks at the balances; who is told to come back does. @param {string} address @param {string} loginId */
async function useThePortal(address, loginId) {
  const ask = await visitAs(address, carrier);
  const persist = async (/** @type {() => Promise<{ status: number, data: any }>} */ act) => {
    for (;;) {
      const answer = await act();
      if (answer.status !== 503) return answer;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  };
  const { status, data } = await persist(() => ask('auth/login', { LOGIN_ID: loginId, PWD: password }));
  const asked = { LOGIN_ID: loginId, IS_MASKED: 'False' };
  const looked = status === 200 ? await persist(() => ask('balances', asked, data.accesstoken)) : { status };
  return [status, looked.status];
}

/** @type {import('../attacks.mjs').Attack} */
export const oneAddress = {
  says: 'one who floods behind the address of a mobile network, beside hundreds who sign in (signIns=200)',
  attack: ({ signIns = '200' }) =>
    withVictim({ TRUST_PROXY: 'loopback', SANDBOX: 'true' }, async ({ address }) => {
      const stop = await flood(address);
      const left = Array.from({ length: Number(signIns) }, (_, index) => family[index % family.length] ?? '');
      /** @type {number[]} */
      const served = [];
      await atOnce(atATime, async () => {
        for (let loginId = left.pop(); loginId; loginId = left.pop())
          served.push(...(await useThePortal(address, loginId)));
      });
      const flooded = await stop();
      return {
        held: served.every((status) => status === 200) && flooded.includes(429),
        figures: `the family ${tally(served)}; the one who floods ${tally(flooded)}`,
      };
    }),
};
