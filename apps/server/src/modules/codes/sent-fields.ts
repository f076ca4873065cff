import type { CodeSent } from '@taga/contract/records/session';
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
