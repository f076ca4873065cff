import type { BodyOf } from '@taga/contract';
import { resendCode } from '@taga/contract/endpoints';
import { type Implementation, implement } from '../../../http/endpoints/implement.ts';
import { identityOf } from '../../customers/customers/index.ts';
import { sentMessage, toCodeSentFields } from './code-sent-answer.ts';
import { type CodeRequestDetails, type Resends, resendFor } from './resends.ts';

export function codeRoutes(resends: Resends): Implementation[] {
  return [
    implement(resendCode, 'register', async ({ body, language, principal }) => {
      const customerId = principal?.kind === 'customer' ? principal.customerId : undefined;
      const resend = resendFor(customerId ? 'customer' : 'visitor', resends);
      const via = body.VIA === 'EMAIL' ? 'email' : 'sms';
      const { userId, sent } = await resend({
        details: detailsOf(body),
        ref: body.OTPREFNO,
        via,
        customerId,
        authorizationReqId: body.AuthorizationReqId,
      });
      // As the caller named them: where a code was sent at all, they are those on file.
      const sentTo = via === 'email' ? { email: body.LOGIN_ID } : { phone: body.MOBILENO };
      return {
        Data: {
          ...toCodeSentFields(sent),
          SENTMESSAGE: sentMessage(language, sentTo),
          USER_ID: userId,
          LOGIN_ID: body.LOGIN_ID,
        },
      };
    }),
  ];
}

type DetailsBody = Pick<BodyOf<typeof resendCode>, 'LOGIN_ID' | 'UID_TYPE' | 'UID_VALUE' | 'DOB' | 'MOBILENO'>;

export function detailsOf(body: DetailsBody): CodeRequestDetails {
  return { loginId: body.LOGIN_ID, ...identityOf(body), birthDate: body.DOB, phone: body.MOBILENO };
}
