// Three servers on one database: guesses that go to each in turn are counted together.
import { becomeCustomer } from '../../../bench/wire.mjs';
import { withFurther, withVictim } from '../victim.mjs';
import { atOnce, resetGuess, visitAs } from './attacker.mjs';

const guesses = 90;
const resetsADay = 20;
const secretKey = Buffer.alloc(32, 7).toString('base64');

/** @type {import('../attacks.mjs').Attack} */
export const threeProcesses = {
  says: `${guesses} guesses at once of a password and of a code, and codes for nobody, over three processes`,
  attack: () => {
    const settings = {
      SECRET_KEY: secretKey,
      RATE_LIMIT_SIGN_IN: '100000',
      PASSWORD_WITHIN_MS: '60000',
      RESETS_PER_DAY: String(resetsADay),
    };
    return withVictim(settings, (victim) =>
      withFurther(victim, settings, 2, async (further) => {
        const addresses = [victim.address, ...further];
        const { loginId } = await becomeCustomer(victim.address, 1);
        const asks = await Promise.all(addresses.map((address) => visitAs(address)));
        const ask = (/** @type {number} */ turn, /** @type {string} */ path, /** @type {object} */ body) =>
          /** @type {(typeof asks)[number]} */ (asks[turn % asks.length])(path, body);
        const { data } = await ask(0, 'auth/forget_pwd', { LOGIN_ID: loginId });
        const codes = await atOnce(guesses, (turn) =>
          ask(turn, 'auth/forget_pwd/verify_otp', {
            LoginId: loginId,
            ReferenceNo: data.OTPREFNO,
            ...resetGuess(String(turn).padStart(6, '0')),
          }),
        );
        const passwords = await atOnce(guesses, (turn) =>
          ask(turn, 'auth/login', { LOGIN_ID: loginId, PWD: `Wrong${turn}Myit` }),
        );
        const resets = await atOnce(guesses, (turn) =>
          ask(turn, 'auth/forget_pwd', { LOGIN_ID: `nobody-${turn}@example.com` }),
        );
        const [ofPassword, ofCode] = [
          passwords.filter(({ code }) => code === 'TG1101').length,
          codes.filter(({ code }) => code === 'TG1201').length,
        ];
        const sent = resets.filter(({ status }) => status === 200).length;
        return {
          held: ofPassword <= 5 && ofCode <= 5 && sent <= resetsADay,
          figures: `${ofPassword} passwords judged, ${ofCode} guesses of the code, ${sent} codes for nobody of ${resetsADay} a day`,
        };
      }),
    );
  },
};
