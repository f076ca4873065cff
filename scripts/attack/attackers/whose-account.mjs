// Somebody whom the bank knows, and others who sign up with that person's card, or with another and look for the account:
// what they see, and what the bank opens for them.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { becomeCustomer } from '../../../bench/wire.mjs';
import { root } from '../../root.mjs';
import { withVictim } from '../victim.mjs';
import { visitAs } from './attacker.mjs';

/** As the bank would open it. @param {string} dataDir @param {string} loginId @returns {Promise<string>} what it says */
function openAccount(dataDir, loginId) {
  const command = join(root, 'apps/server/dist/sandbox-command.js');
  const given = ['open-account', '--login', loginId, '--class', '301'];
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...given], { env }, (_, said, complaint) => resolve(said + complaint));
  });
}

/** @type {import('../attacks.mjs').Attack} */
export const whoseAccount = {
  says: 'a known person’s card with another phone, and another card',
  attack: () =>
    withVictim({}, async ({ address, dataDir }) => {
      const known = await becomeCustomer(address, 1);
      const opened = await openAccount(dataDir, known.loginId);
      const [, account = '', cifNo = ''] = /Account (\d+) of customer (\d+)/.exec(opened) ?? [];
      const sameCard = await becomeCustomer(address, 2);
      const otherCard = await becomeCustomer(address, 3, { UID_VALUE: '12/DAGAMA(N)654321' });
      const seen = [];
      for (const { loginId, password } of [known, sameCard, otherCard]) {
        const ask = await visitAs(address);
        const { data } = await ask('auth/login', { LOGIN_ID: loginId, PWD: password });
        const listed = await ask('balances', { LOGIN_ID: loginId, IS_MASKED: 'False' }, data.accesstoken);
        const looked = await ask('proxy/core_account', { Id: account }, data.accesstoken);
        seen.push({ listed: listed.data.length, looked: looked.status });
      }
      const [refused, own] = [
        await openAccount(dataDir, sameCard.loginId),
        await openAccount(dataDir, otherCard.loginId),
      ];
      const isApart = /Account \d+ of customer/.test(own) && !own.includes(`customer ${cifNo} `);
      const [ofKnown, ...ofOthers] = seen;
      const seeNothing = ofOthers.every(({ listed, looked }) => listed === 0 && looked !== 200);
      return {
        held: ofKnown?.listed === 1 && seeNothing && refused.startsWith('Refused: knownWithOtherPhone') && isApart,
        figures: `accounts seen ${seen.map(({ listed }) => listed).join(', ')}; same card: ${refused.trim()}; other card: ${own.trim()}`,
      };
    }),
};
