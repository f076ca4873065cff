import { errorCodes } from '@taga/contract';
import { resendVerificationEmail } from '@taga/contract/endpoints/register';
import { formatCountdown } from '@taga/i18n';
import { useCountdown } from '@taga/web/code-entry';
import { type DomainError, isRefusedWith, type Submit, useRetryMoment, useSubmit } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { readSentLink, type SentLink } from './sent-link.ts';

interface ResendLinkOptions {
  /** The link that is on its way already. */
  readonly sent?: SentLink | undefined;
  /** For a screen that keeps when the next one may be asked for. */
  readonly onSent?: ((link: SentLink) => void) | undefined;
}

export interface Resending {
  send(loginId: string, userId?: string): void;
  readonly sending: Pick<Submit<never>, 'isBusy' | 'isWaiting'>;
  readonly wasSent: boolean;
  readonly domainError: DomainError | undefined;
  /** "New link in 0:59", while it is too soon for another one. */
  readonly waitText: string | undefined;
}

/** Has the verification link sent again, with the pause that codes have. */
export function useResendLink({ sent, onSent }: ResendLinkOptions = {}): Resending {
  const text = useText();
  const language = useLanguage();
  const [link, setLink] = useState(sent);
  const [wasSent, setWasSent] = useState(false);
  const sending = useSubmit(async (loginId: string, userId?: string) => {
    setWasSent(false);
    const body = { LOGIN_ID: loginId, ...(userId && { USER_ID: userId }) };
    const { Data } = await callApi(resendVerificationEmail, { body, language });
    const latest = readSentLink(Data, Date.now());
    setLink(latest);
    setWasSent(true);
    onSent?.(latest);
  });
  const { submit, domainError } = sending;
  const isTooSoon = isRefusedWith(domainError, errorCodes.codeResendTooSoon);
  const allowedAtMs = useRetryMoment(isTooSoon ? domainError : undefined) ?? link?.resendAtMs ?? 0;
  const seconds = useCountdown(allowedAtMs);
  return {
    send: (loginId, userId) => void submit(loginId, userId),
    sending,
    wasSent,
    domainError,
    waitText: seconds > 0 ? text('verifyEmail.resend.wait', { time: formatCountdown(seconds, language) }) : undefined,
  };
}
