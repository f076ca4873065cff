import type { SentCode } from '../codes/index.ts';
import { recipientOf } from './recipient.ts';
import type { RegisterParts } from './register-parts.ts';
import { type Claim, isClaimedBy, type Registration, textOfClaim } from './registration.ts';
import { findLatestRegistration, findRegistration } from './store.ts';

interface AskedAgain {
  readonly claim: Claim;
  /** Of the first code; tells several sign-ups of one person apart. */
  readonly ref: string | undefined;
  readonly via: 'sms' | 'email';
}

/** Whoever names a sign-up that does not exist gets the answer of one that does, and nobody gets a message. */
export async function resendSignUpCode(
  asked: AskedAgain,
  parts: RegisterParts,
): Promise<{ userId: string; sent: SentCode }> {
  const { db, codes } = parts;
  const registration = await findClaimed(asked, parts);
  const subjectId = registration?.id ?? (await codes.nobodyFor(textOfClaim(asked.claim)));
  const recipient = registration && recipientOf(registration);
  const sent = await db
    .transaction()
    .execute((trx) => codes.resend(trx, { purpose: 'sign-up', subjectId, recipient }, asked.via));
  return { userId: subjectId, sent };
}

async function findClaimed(
  { claim, ref }: AskedAgain,
  { db, now, codes }: RegisterParts,
): Promise<Registration | undefined> {
  if (ref === undefined) return findLatestRegistration(db, claim, now());
  const subjectId = await codes.findSubject(db, ref, 'sign-up');
  const registration = subjectId && (await findRegistration(db, subjectId, now()));
  return registration && isClaimedBy(registration, claim) ? registration : undefined;
}
