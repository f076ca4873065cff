import { errorCodes } from '@taga/contract';
import { CallError } from '../../http/call-error.ts';

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'tries-used-up';

const refusals = {
  wrong: errorCodes.codeWrong,
  expired: errorCodes.codeExpired,
  'tries-used-up': errorCodes.codeTriesUsedUp,
} as const;

/** For after the transaction that judged the code: thrown within, it would take back the count of the try. */
export function refuseUnlessRight(verdict: CodeVerdict): void {
  if (verdict !== 'right') throw new CallError(refusals[verdict]);
}
