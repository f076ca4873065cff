// Guesses all at the same moment, of a password and of a code, and then of one code after the other.
import { becomeCustomer } from '../../../bench/wire.mjs';
import { withVictim } from '../victim.mjs';
import { atOnce, resetGuess, visitAs } from './attacker.mjs';

const parallel = 100;
const codes = 10;

/** @param {{ code: string }[]} answers @param {string} evaluated */
const count = (answers, evaluated) => answers.filter(({ code }) => code === evaluated).length;

/** @type {import('../attacks.mjs').Attack} */
export const guesses = {
  says: `${parallel} guesses at once of a password and of a code, and guesses of ${codes} codes in a row`,
  attack: () => {
    const settings = { RATE_LIMIT_SIGN_IN: '100000', CODE_RESEND_GAP_S: '0', PASSWORD_WITHIN_MS: '60000' };
    return withVictim(settings, async ({ address }) => {
      const { loginId } = await becomeCustomer(address, 1);
      const ask = await visitAs(address);
      const passwords = await atOnce(parallel, (index) =>
        ask('auth/login', { LOGIN_ID: loginId, PWD: `Wrong${index}Myit` }),
      );
      const guess = async (/** @type {number} */ index) => {
        const code = String(index).padStart(6, '0');
        return ask('auth/forget_pwd/verify_otp', { LoginId: loginId, ReferenceNo: ref, ...resetGuess(code) });
      };
      const { data } = await ask('auth/forget_pwd', { LOGIN_ID: loginId });
      const ref = data.OTPREFNO;
      const ofOne = await atOnce(parallel, guess);
      const ofAll = [...ofOne];
      for (let sent = 1; sent < codes; sent += 1) {
        await ask('auth/forget_pwd/resend_otp', { LOGIN_ID: loginId });
        ofAll.push(...(await atOnce(5, guess)));
      }
      const [evaluated, ofOneCode, ofAllCodes] = [
        count(passwords, 'TG1101'),
        count(ofOne, 'TG1201'),
        count(ofAll, 'TG1201'),
      ];
      return {
        held: evaluated <= 5 && ofOneCode <= 5 && ofAllCodes <= 20,
        figures: `${evaluated} passwords judged, ${ofOneCode} guesses of one code, ${ofAllCodes} of all`,
      };
    });
  },
};
