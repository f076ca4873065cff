// A hundred requests of an attacker who knows an email address: wrong passwords, requests for codes, guesses. Then its owner
// signs in from the phone that was used before, and sets a new password from there.
import { becomeCustomer, readMailbox } from '../../../bench/wire.mjs';
import { tally } from '../figures.mjs';
import { withVictim } from '../victim.mjs';
import { resetGuess, visitAs } from './attacker.mjs';

const requests = 100;
const wrongPassword = 'Ayeyarwady8Myit';

/** @type {import('../attacks.mjs').Attack} */
export const lockout = {
  says: `${requests} requests to shut a customer out`,
  attack: () =>
    withVictim({ RATE_LIMIT_SIGN_IN: '100000', CODE_RESEND_GAP_S: '1' }, async ({ address }) => {
      const { loginId, password, phone } = await becomeCustomer(address, 1);
      const [owner, stranger] = [await visitAs(address), await visitAs(address)];
      const credentials = { LOGIN_ID: loginId, PWD: password };
      await owner('auth/login', credentials);
      const seen = [];
      let ref = '';
      for (let index = 0; index < requests; index += 1) {
        const kinds = [
          () => stranger('auth/login', { LOGIN_ID: loginId, PWD: wrongPassword }),
          () => stranger('auth/forget_pwd', { LOGIN_ID: loginId }),
          () => stranger('auth/forget_pwd/verify_otp', { LoginId: loginId, ReferenceNo: ref, ...resetGuess('000000') }),
        ];
        const answer = await kinds[index % kinds.length]?.();
        ref = answer?.data?.OTPREFNO ?? ref;
        seen.push(answer?.code || answer?.status || 0);
      }
      const locked = await stranger('auth/login', credentials);
      const signedIn = await owner('auth/login', credentials);
      const asked = await owner('auth/forget_pwd', { LOGIN_ID: loginId });
      const mine = { LoginId: loginId, ReferenceNo: asked.data?.OTPREFNO };
      const verified = await owner('auth/forget_pwd/verify_otp', {
        ...mine,
        ...resetGuess(await newest(address, phone)),
      });
      return {
        held: locked.code === 'EX0004' && signedIn.status === 200 && verified.status === 200,
        figures: `the stranger ${tally(seen)}; the owner's phone signs in ${signedIn.status}, its reset code ${verified.status}`,
      };
    }),
};

/** The newest code, when it has had time to arrive. @param {string} address @param {string} phone */
async function newest(address, phone) {
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  return readMailbox(address, phone, /\b\d{6}\b/);
}
