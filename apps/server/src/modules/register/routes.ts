import { errorCodes } from '@taga/contract';
import {
  checkContact,
  checkIdentity,
  checkIdentityByPost,
  getVisitorToken,
  resendCode,
  resendVerificationEmail,
  submitRegistration,
  verifyEmail,
  verifyRegistrationCode,
} from '@taga/contract/calls';
import type { IdType } from '@taga/contract/rules';
import { CallError } from '../../http/call-error.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { sentMessage, toCodeSentFields } from '../codes/index.ts';
import { beginRegistration } from './begin-registration.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmPhone } from './confirm-phone.ts';
import { identityOf, recogniseIdentity } from './recognise-identity.ts';
import { refuseTakenContact } from './refuse-taken-contact.ts';
import type { RegisterParts } from './register-parts.ts';
import type { Claim } from './registration.ts';
import { resendEmailLink } from './resend-email-link.ts';
import { resendSignUpCode } from './resend-sign-up-code.ts';

export function registerRoutes(parts: RegisterParts): Implementation[] {
  return [...draftRoutes(parts), ...phoneRoutes(parts), ...emailRoutes(parts)];
}

function draftRoutes(parts: RegisterParts): Implementation[] {
  return [
    implement(getVisitorToken, 'tokens', async () => ({ Data: await parts.tokens.issue('visitor') })),
    implement(checkIdentity, 'register', async ({ query }) => ({
      Data: { EXISTING: await recogniseIdentity(identityOf(query), parts) },
    })),
    implement(checkIdentityByPost, 'register', async ({ body }) => ({
      Data: { EXISTING: await recogniseIdentity(identityOf(body), parts) },
    })),
    implement(checkContact, 'register', async ({ body }) => {
      await refuseTakenContact(parts.db, { loginId: body.LOGIN_ID, phone: body.Phone });
      return { Data: { LOGIN_ID: body.LOGIN_ID } };
    }),
    implement(submitRegistration, 'register', async ({ body, language, clientAddress }) => {
      const { userId, sent } = await beginRegistration(body, { language, clientAddress }, parts);
      return {
        Data: {
          ...toCodeSentFields(sent),
          SENTMESSAGE: sentMessage(language, { phone: body.MOBILENO }),
          USER_ID: userId,
          LOGIN_ID: body.LOGIN_ID,
        },
      };
    }),
  ];
}

function phoneRoutes(parts: RegisterParts): Implementation[] {
  return [
    implement(verifyRegistrationCode, 'register', async ({ body }) => {
      const userId = await confirmPhone({ claim: claimOf(body), ref: body.OTPREFNO, code: body.OTPCODE }, parts);
      return { Data: { USER_ID: userId, LOGIN_ID: body.LOGIN_ID } };
    }),
    implement(resendCode, 'register', async ({ body, language, holder }) => {
      // Customers ask for the codes of account opening with this call; they have none to wait for here.
      if (holder?.kind === 'customer') throw new CallError(errorCodes.stepOutOfOrder);
      const via = body.VIA === 'EMAIL' ? 'email' : 'sms';
      const { userId, sent } = await resendSignUpCode({ claim: claimOf(body), ref: body.OTPREFNO, via }, parts);
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

function emailRoutes(parts: RegisterParts): Implementation[] {
  return [
    implement(verifyEmail, 'register', async ({ body }) => {
      await confirmEmail({ userId: body.user_id, token: body.token, loginId: body.login_id }, parts);
      return { Data: { LOGIN_ID: body.login_id } };
    }),
    implement(resendVerificationEmail, 'register', async ({ body }) => {
      await resendEmailLink({ loginId: body.LOGIN_ID, userId: body.USER_ID }, parts);
      return { Data: {} };
    }),
  ];
}

interface ClaimingBody {
  readonly LOGIN_ID: string;
  readonly UID_TYPE: IdType;
  readonly UID_VALUE: string;
  readonly DOB: string;
  readonly MOBILENO: string;
}

function claimOf(body: ClaimingBody): Claim {
  return { loginId: body.LOGIN_ID, ...identityOf(body), birthDate: body.DOB, phone: body.MOBILENO };
}
