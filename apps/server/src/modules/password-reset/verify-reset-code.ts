import { refuseUnlessRight } from '../codes/index.ts';
import type { ResetParts } from './reset-parts.ts';
import { findCodeRef, markVerified } from './store.ts';
import { findSubject, type Named } from './subject.ts';

interface GivenCode extends Named {
  readonly ref: string;
  readonly code: string;
}

/** After a right code the reference may be exchanged for a new password. Answers the id of the customer. */
export async function verifyResetCode(given: GivenCode, parts: ResetParts): Promise<string> {
  const { db, now, codes } = parts;
  const { id: subjectId } = await findSubject(given, parts);
  const verdict = await db.transaction().execute(async (trx) => {
    const at = now();
    const codeRef = await findCodeRef(trx, { ref: given.ref, subjectId }, at);
    if (codeRef === undefined) return 'expired';
    const judged = await codes.verify(trx, { ref: codeRef, purpose: 'reset', subjectId, code: given.code });
    if (judged === 'right') await markVerified(trx, given.ref, at);
    return judged;
  });
  refuseUnlessRight(verdict);
  return subjectId;
}
