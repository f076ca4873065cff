import type { CodePurpose } from './code-purpose.ts';

export interface CodeSettings {
  readonly lifetimeS: Readonly<Record<CodePurpose, number>>;
  /** Guesses of one code that are judged. */
  readonly maxTries: number;
  readonly maxResends: number;
  /** At least this long from one sending to the next. */
  readonly resendGapS: number;
  /** To one number, or one address. */
  readonly sendsPerDay: number;
}
