import type { AnswerOf } from '@taga/contract';
import type { resendVerificationEmail } from '@taga/contract/endpoints/register';

/** What the screen needs to know of a link that is on its way. */
export interface SentLink {
  /** By this device's clock, reckoned from the server's seconds. */
  readonly resendAtMs: number;
}

type Answer = Partial<AnswerOf<typeof resendVerificationEmail>['Data']> | undefined;

/** A server that does not say how long to wait lets people ask at once. */
export function readSentLink(answer: Answer, nowMs: number): SentLink {
  return { resendAtMs: nowMs + (answer?.RESEND_AFTER ?? 0) * 1000 };
}
