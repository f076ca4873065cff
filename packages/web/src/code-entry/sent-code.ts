import { otpCountdownSeconds, otpMaxResends } from '@taga/contract/constants';
import type { CodeSent } from '@taga/contract/records/access/session';

/** What the screen needs to know of a code that is on its way. */
export interface SentCode {
  readonly reference: string;
  readonly sentMessage: string;
  /** By this device's clock, reckoned from the server's seconds. */
  readonly resendAtMs: number;
  readonly resendsLeft: number;
  readonly isEmailPossible: boolean;
  /** How often it can still be typed, where it was typed wrong and the server says so. */
  readonly triesLeft?: number | undefined;
  /** Whom the server has sent it to, in its own words. */
  readonly userId?: string | undefined;
}

type Answer = Pick<CodeSent, 'OTPREFNO' | 'SENTMESSAGE' | 'RESEND_AFTER' | 'RESENDS_LEFT' | 'EMAIL_POSSIBLE'> &
  Partial<Pick<CodeSent, 'USER_ID'>>;

/** Where the server does not say how long and how often, we count ourselves: `earlier` is what was sent before. */
export function readSentCode(answer: Answer, nowMs: number, earlier?: SentCode): SentCode {
  const countedLeft = earlier ? Math.max(0, earlier.resendsLeft - 1) : otpMaxResends;
  return {
    reference: answer.OTPREFNO,
    sentMessage: answer.SENTMESSAGE,
    resendAtMs: nowMs + (answer.RESEND_AFTER ?? otpCountdownSeconds) * 1000,
    resendsLeft: answer.RESENDS_LEFT ?? countedLeft,
    isEmailPossible: answer.EMAIL_POSSIBLE ?? false,
    userId: answer.USER_ID,
  };
}
