import { type AnswerOf, errorCodes } from '@taga/contract';
import { verifyEmail } from '@taga/contract/endpoints/register';
import type { SessionTokens } from '@taga/contract/records/access/session';
import type { Language } from '@taga/i18n';
import { type DomainError, findDomainError, isRefusedWith } from '@taga/web/form';
import { openSession } from '../../lib/access/session/session-store.ts';
import { noteVerifiedEmail } from '../../lib/access/session/verified-email.ts';
import { recogniseCustomer } from '../../lib/access/sign-in/sign-in.ts';
import { forgetStoredSignUpOf } from '../../lib/access/sign-up/stored-sign-up.ts';
import { callApi } from '../../lib/platform/api/call-api.ts';

/** What the link in the e-mail carries. */
export interface LinkParts {
  readonly id: string;
  readonly token: string;
  readonly loginId: string;
}

export type VerificationResult =
  | { readonly kind: 'incomplete' | 'verifying' | 'verified' | 'already-verified' | 'expired' }
  | { readonly kind: 'failed'; readonly domainError: DomainError | undefined };

export function readLink(search: string): LinkParts {
  const query = new URLSearchParams(search);
  return { id: query.get('id') ?? '', token: query.get('token') ?? '', loginId: query.get('loginId') ?? '' };
}

/** Mail programs break long addresses, and people copy a part of them. */
export function isWhole({ id, token, loginId }: LinkParts): boolean {
  return id !== '' && token !== '' && loginId !== '';
}

type Verified = AnswerOf<typeof verifyEmail>['Data'];

function hasTokens(answer: Verified): answer is Verified & SessionTokens {
  return answer.accesstoken !== undefined && answer.RefreshToken !== undefined;
}

/** A bank may sign the customer in with the link; ours lets them sign in themselves. */
async function loadLogin(answer: Verified, loginId: string, language: Language) {
  if (hasTokens(answer)) openSession(await recogniseCustomer(answer, loginId, language));
}

function resultOf(domainError: DomainError | undefined): VerificationResult {
  if (isRefusedWith(domainError, errorCodes.emailAlreadyVerified)) return { kind: 'already-verified' };
  if (isRefusedWith(domainError, errorCodes.emailLinkExpired)) return { kind: 'expired' };
  return { kind: 'failed', domainError };
}

/** A link that was cut off on its way is like one that is not valid; there is nothing in it to ask the server about. */
const brokenLink: DomainError = {
  status: 400,
  message: '',
  details: [{ ErrorCode: errorCodes.emailLinkInvalid, ErrorDescription: '' }],
};

export async function verifyLink({ id, token, loginId }: LinkParts, language: Language): Promise<VerificationResult> {
  if (!id || !token || !loginId) return { kind: 'failed', domainError: brokenLink };
  try {
    const body = { user_id: id, token, login_id: loginId };
    // The page itself says what went wrong, and has the next step.
    const { Data } = await callApi(verifyEmail, { body, language, isQuiet: true });
    noteVerifiedEmail();
    forgetStoredSignUpOf(loginId);
    await loadLogin(Data, loginId, language);
    return { kind: 'verified' };
  } catch (failure) {
    return resultOf(findDomainError(failure));
  }
}
