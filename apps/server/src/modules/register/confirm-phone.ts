import { refuseUnlessRight } from '../codes/index.ts';
import { later, type RegisterParts } from './register-parts.ts';
import { type Claim, isClaimedBy, textOfClaim } from './registration.ts';
import { sendEmailLink } from './send-email-link.ts';
import { findRegistration, markPhoneVerified } from './store.ts';

interface PhoneProof {
  readonly claim: Claim;
  readonly ref: string;
  readonly code: string;
}

/** A right code confirms the phone and has the link for the e-mail address sent. */
export async function confirmPhone({ claim, ref, code }: PhoneProof, parts: RegisterParts): Promise<string> {
  const { db, now, codes, settings } = parts;
  const found = await codes.findSubject(db, ref, 'sign-up');
  const registration = found === undefined ? undefined : await findRegistration(db, found, now());
  const claimed = registration && isClaimedBy(registration, claim) ? registration : undefined;
  const subjectId = claimed?.id ?? (await codes.nobodyFor(textOfClaim(claim)));
  const verdict = await db.transaction().execute(async (trx) => {
    const judged = await codes.verify(trx, { ref, purpose: 'sign-up', subjectId, code });
    if (judged !== 'right' || !claimed) return judged;
    const at = now();
    await markPhoneVerified(trx, claimed.id, { at, expiresAt: later(at, settings.awaitingEmailLifetimeS) });
    await sendEmailLink(trx, claimed, parts);
    return judged;
  });
  refuseUnlessRight(verdict);
  return subjectId;
}
