import {
  checkContact,
  checkIdentity,
  checkIdentityByPost,
  getVisitorToken,
  resendVerificationEmail,
  submitRegistration,
  verifyEmail,
  verifyRegistrationCode,
} from '@taga/contract/calls';
import { type Implementation, implement } from '../../http/implement.ts';
import { claimOf, sentMessage, toCodeSentFields } from '../codes/index.ts';
import { identityOf } from '../customers/index.ts';
import { beginRegistration, refuseTakenContact } from './begin-registration.ts';
import { confirmEmail, resendEmailLink, type SentLink } from './email-link.ts';
import { confirmPhone } from './phone-code.ts';
import type { RegisterDependencies } from './registration.ts';

export function registerRoutes(dependencies: RegisterDependencies): Implementation[] {
  return [...draftRoutes(dependencies), ...phoneRoutes(dependencies), ...emailRoutes(dependencies)];
}

function draftRoutes(dependencies: RegisterDependencies): Implementation[] {
  return [
    implement(getVisitorToken, 'tokens', async ({ noteIssued }) => {
      const issued = await dependencies.tokens.issue('visitor');
      noteIssued(issued.access_token, true);
      return { Data: issued };
    }),
    implement(checkIdentity, 'register', async ({ query }) => ({
      Data: { EXISTING: (await dependencies.knownCustomers.isKnown(identityOf(query))) ?? false },
    })),
    implement(checkIdentityByPost, 'register', async ({ body }) => ({
      Data: { EXISTING: (await dependencies.knownCustomers.isKnown(identityOf(body))) ?? false },
    })),
    implement(checkContact, 'register', async ({ body }) => {
      await refuseTakenContact(dependencies.db, { loginId: body.LOGIN_ID, phone: body.Phone });
      return { Data: { LOGIN_ID: body.LOGIN_ID } };
    }),
    implement(submitRegistration, 'register', async ({ body, language, clientAddress }) => {
      const { userId, sent } = await beginRegistration(body, { language, clientAddress }, dependencies);
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

function phoneRoutes(dependencies: RegisterDependencies): Implementation[] {
  return [
    implement(verifyRegistrationCode, 'register', async ({ body }) => {
      const proof = { claim: claimOf(body), ref: body.OTPREFNO, code: body.OTPCODE };
      const { userId, link } = await confirmPhone(proof, dependencies);
      return { Data: { USER_ID: userId, LOGIN_ID: body.LOGIN_ID, ...(link && toLinkSentFields(link)) } };
    }),
  ];
}

function emailRoutes(dependencies: RegisterDependencies): Implementation[] {
  return [
    implement(verifyEmail, 'register', async ({ body }) => {
      await confirmEmail({ userId: body.user_id, token: body.token, loginId: body.login_id }, dependencies);
      return { Data: { LOGIN_ID: body.login_id } };
    }),
    implement(resendVerificationEmail, 'register', async ({ body }) => {
      const link = await resendEmailLink({ loginId: body.LOGIN_ID, userId: body.USER_ID }, dependencies);
      return { Data: toLinkSentFields(link) };
    }),
  ];
}

function toLinkSentFields({ resendAfterS, resendsLeft }: SentLink) {
  return { RESEND_AFTER: resendAfterS, RESENDS_LEFT: resendsLeft };
}
