import { errorCodes } from '@taga/contract';
import { getCustomer } from '@taga/contract/endpoints/auth';
import { verifyEmail } from '@taga/contract/endpoints/register';
import type { Language } from '@taga/i18n';
import { type DomainError, findDomainError, isRefusedWith } from '@taga/web/form';
import { getSession } from '../../lib/access/session/session-store.ts';
import { noteVerifiedEmail } from '../../lib/access/session/verified-email.ts';
import { forgetStoredSignUpOf } from '../../lib/access/sign-up/stored-sign-up.ts';
import { callApi } from '../../lib/platform/api/call-api.ts';

/** What the link in the e-mail carries. */
export interface LinkParts {
  readonly id: string;
  readonly token: string;
  readonly loginId: string;
}

export type VerificationResult =
  | { readonly kind: 'incomplete' | 'verifying' | 'already-verified' | 'expired' }
  | { readonly kind: 'verified'; readonly isSignedIn: boolean }
  | { readonly kind: 'failed'; readonly domainError: DomainError | undefined };

export function readLink(search: string): LinkParts {
  const query = new URLSearchParams(search);
  return { id: query.get('id') ?? '', token: query.get('token') ?? '', loginId: query.get('loginId') ?? '' };
}

/** Mail programs break long addresses, and people copy a part of them. */
export function isWhole({ id, token, loginId }: LinkParts): boolean {
  return id !== '' && token !== '' && loginId !== '';
}

/** Whether somebody is signed in here already, by the server's word. */
async function isSignedIn(language: Language): Promise<boolean> {
  const session = getSession();
  if (session.kind !== 'open') return false;
  const body = { LOGIN_ID: session.customer.loginId };
  // Where it cannot say, the sign-in page does.
  return callApi(getCustomer, { body, language, isQuiet: true }).then(
    () => true,
    () => false,
  );
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
    await callApi(verifyEmail, { body, language, isQuiet: true });
    noteVerifiedEmail();
    forgetStoredSignUpOf(loginId);
    return { kind: 'verified', isSignedIn: await isSignedIn(language) };
  } catch (failure) {
    return resultOf(findDomainError(failure));
  }
}
