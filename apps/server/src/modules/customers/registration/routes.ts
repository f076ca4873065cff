import {
  checkContact,
  checkIdentity,
  checkIdentityByPost,
  getVisitorToken,
  resendVerificationEmail,
  submitRegistration,
  verifyEmail,
  verifyRegistrationCode,
} from '@taga/contract/endpoints';
import { type EndpointInput, type Implementation, implement } from '../../../http/endpoints/implement.ts';
import { detailsOf, sentMessage, toCodeSentFields } from '../../access/one-time-codes/index.ts';
import { identityOf } from '../customers/index.ts';
import { beginRegistration, refuseTakenContact } from './begin-registration.ts';
import { confirmEmail, resendEmailLink, type SentLink } from './email-link.ts';
import { countEnumeration, type EnumerationQuestion } from './enumeration-limits.ts';
import { confirmPhone } from './phone-code.ts';
import type { RegisterDependencies } from './registration.ts';

export function registerRoutes(dependencies: RegisterDependencies): Implementation[] {
  return [...draftRoutes(dependencies), ...phoneRoutes(dependencies), ...emailRoutes(dependencies)];
}

type Asking = Pick<EndpointInput, 'token' | 'deviceCookie' | 'clientAddress' | 'answerLater'>;

function draftRoutes(dependencies: RegisterDependencies): Implementation[] {
  /** Counted before anything is looked up, and the answer, whatever it is, takes longer each time. */
  async function directly<Answer>(
    input: Asking,
    question: [EnumerationQuestion, string],
    answer: () => Promise<Answer>,
  ) {
    const asker = { ...input, token: input.token ?? '', deviceToken: input.deviceCookie.token };
    const waitMs = await countEnumeration(...question, asker, dependencies);
    try {
      return await answer();
    } finally {
      await input.answerLater(waitMs);
    }
  }

  function existing(input: Asking, asked: Parameters<typeof identityOf>[0]) {
    const identity = identityOf(asked);
    return directly(input, ['known document', `${identity.idType} ${identity.idValue}`], async () => ({
      Data: { EXISTING: (await dependencies.knownCustomers.isKnown(identity)) ?? false },
    }));
  }

  return [
    implement(getVisitorToken, 'tokens', async ({ noteIssued }) => {
      const issued = await dependencies.tokens.issue('visitor');
      noteIssued(issued.access_token, true);
      return { Data: issued };
    }),
    implement(checkIdentity, 'register', (input) => existing(input, input.query)),
    implement(checkIdentityByPost, 'register', (input) => existing(input, input.body)),
    implement(checkContact, 'register', (input) => {
      const { LOGIN_ID: loginId, Phone: phone } = input.body;
      return directly(input, ['taken contact', `${loginId} ${phone}`], async () => {
        await refuseTakenContact(dependencies.db, { loginId, phone });
        return { Data: { LOGIN_ID: loginId } };
      });
    }),
    implement(submitRegistration, 'register', async (input) => {
      const { body, language, clientAddress } = input;
      const { userId, sent } = await directly(input, ['sign-up', `${body.LOGIN_ID} ${body.MOBILENO}`], () =>
        beginRegistration(body, { language, clientAddress }, dependencies),
      );
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
      const proof = { details: detailsOf(body), ref: body.OTPREFNO, code: body.OTPCODE };
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
