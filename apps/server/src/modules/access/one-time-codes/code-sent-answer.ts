import type { CodeSent } from '@taga/contract/records/access/session';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import type { Language } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import type { SentCode } from './send-code.ts';

type SentFields = Pick<CodeSent, 'OTPREFNO' | 'RESEND_AFTER' | 'RESENDS_LEFT' | 'EMAIL_POSSIBLE'>;

/** What the wire says of a sent code, whatever it was for. */
export function toCodeSentFields(sent: SentCode): SentFields {
  return {
    OTPREFNO: sent.ref,
    RESEND_AFTER: sent.resendAfterS,
    RESENDS_LEFT: sent.resendsLeft,
    EMAIL_POSSIBLE: sent.emailPossible,
  };
}

/** Tells where the code went, to people who know the number or address anyway and to nobody else. */
export function sentMessage(
  language: Language,
  sentTo: { readonly phone: string } | { readonly email: string },
): string {
  const text = serverText(language);
  return 'phone' in sentTo
    ? text('codes.sent.bySms', { phone: maskedPhone(sentTo.phone) })
    : text('codes.sent.byEmail', { email: maskedEmail(sentTo.email) });
}

const shownDigits = 3;

/** `+959*****123`. */
function maskedPhone(phone: string): string {
  const shown = displayPhone(phone);
  const start = '+959'.length;
  return shown.slice(0, start) + '*'.repeat(shown.length - start - shownDigits) + shown.slice(-shownDigits);
}

/** `a***@example.com`: always three stars, so that they do not tell the length. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
