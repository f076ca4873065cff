import {
  requestPasswordReset,
  resendResetCode as resendResetCodeEndpoint,
  resetPassword,
  verifyResetCode as verifyResetCodeEndpoint,
} from '@taga/contract/endpoints';
import { serverText } from '@taga/i18n/server';
import { type Implementation, implement } from '../../../http/endpoints/implement.ts';
import { toCodeSentFields } from '../one-time-codes/index.ts';
import { requestReset, resendResetCode, verifyResetCode } from './reset-code.ts';
import { setNewPassword } from './set-new-password.ts';
import type { ResetDependencies } from './subject.ts';

export function passwordResetRoutes(dependencies: ResetDependencies): Implementation[] {
  return [
    implement(requestPasswordReset, 'signIn', async ({ body, language, userAgent, deviceCookie, clientAddress }) => {
      const origin = { userAgent, deviceToken: deviceCookie.token, clientAddress };
      const { userId, sent } = await requestReset(body.LOGIN_ID, origin, dependencies);
      // No number, not even a masked one: anyone who asks may have only guessed the login id.
      const message = serverText(language)('codes.sent.toPhoneOnFile');
      return { Data: { ...toCodeSentFields(sent), USER_ID: userId, SENTMESSAGE: message } };
    }),
    implement(resendResetCodeEndpoint, 'signIn', async ({ body, language, userAgent, deviceCookie, clientAddress }) => {
      const origin = { userAgent, deviceToken: deviceCookie.token, clientAddress };
      const via = body.VIA === 'EMAIL' ? 'email' : 'sms';
      const { userId, sent } = await resendResetCode(
        { loginId: body.LOGIN_ID, userId: body.USER_ID, origin },
        via,
        dependencies,
      );
      const message = serverText(language)(via === 'sms' ? 'codes.sent.toPhoneOnFile' : 'codes.sent.toEmailOnFile');
      return { Data: { ...toCodeSentFields(sent), USER_ID: userId, SENTMESSAGE: message } };
    }),
    implement(verifyResetCodeEndpoint, 'signIn', async ({ body }) => {
      const { LoginId: loginId, UserId: userId, ReferenceNo: ref, OTPCode: code } = body;
      return {
        Data: {
          USER_ID: await verifyResetCode({ loginId, userId, ref, code }, dependencies),
          LOGIN_ID: loginId,
          OTPREFNO: ref,
        },
      };
    }),
    implement(resetPassword, 'signIn', async ({ body, userAgent, deviceCookie }) => {
      const origin = { userAgent, deviceToken: deviceCookie.token };
      const { LOGIN_ID: loginId, USER_ID: userId, OTPREFNO: ref, PWD: password } = body;
      deviceCookie.keep(await setNewPassword({ loginId, userId, ref, password, origin }, dependencies));
      return { Data: {} };
    }),
  ];
}
