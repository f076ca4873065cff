import { later } from '../../../time.ts';
import { type AskedAgain, type Claim, refuseUnlessRight, type SentCode } from '../../access/one-time-codes/index.ts';
import { isContactTaken } from '../customers/index.ts';
import { firstLink, type SentLink, sendFirstLink } from './email-link.ts';
import { isClaimedBy, type RegisterDependencies, type Registration, recipientOf } from './registration.ts';
import { findLatestRegistration, findRegistration, markPhoneVerified } from './store.ts';

interface PhoneProof {
  readonly claim: Claim;
  readonly ref: string;
  readonly code: string;
}

/** A right code confirms the phone and has the link for the e-mail address sent. */
export async function confirmPhone(
  { claim, ref, code }: PhoneProof,
  dependencies: RegisterDependencies,
): Promise<{ userId: string; link: SentLink | undefined }> {
  const { db, now, codes, settings } = dependencies;
  const given = await codes.findSubject(db, ref, 'sign-up');
  // Under a reference that nobody was given there is nothing to lock, whoever has asked for codes before.
  const nobody = await codes.nobodyFor(given === undefined ? ref : textOfClaim(claim));
  const claimed = await findClaimed(claim, given ?? nobody, dependencies);
  const subjectId = claimed?.id ?? nobody;
  let link: SentLink | undefined;
  const verdict = await db.transaction().execute(async (trx) => {
    const judged = await codes.verify(trx, { ref, purpose: 'sign-up', subjectId, code });
    if (judged === 'right-before' && claimed) link = firstLink(dependencies);
    if (judged !== 'right' || !claimed) return judged;
    const at = now();
    await markPhoneVerified(trx, claimed.id, { at, expiresAt: later(at, settings.awaitingEmailLifetimeS) });
    link = await sendFirstLink(trx, claimed, dependencies);
    return judged;
  });
  // Who lost the first answer gets it again; nothing is done a second time.
  if (!link) refuseUnlessRight(verdict);
  return { userId: subjectId, link };
}

/** Whoever names a sign-up that does not exist gets the answer of one that does, and nobody gets a message. */
export async function resendSignUpCode(
  { claim, ref, via }: AskedAgain,
  dependencies: RegisterDependencies,
): Promise<{ userId: string; sent: SentCode }> {
  const { db, now, codes } = dependencies;
  // Worked out for everybody, so that time does not tell who has signed up.
  const nobody = await codes.nobodyFor(textOfClaim(claim));
  const registration =
    ref === undefined
      ? await findLatestRegistration(db, claim, now())
      : await findClaimed(claim, (await codes.findSubject(db, ref, 'sign-up')) ?? nobody, dependencies);
  const subjectId = registration?.id ?? nobody;
  // The number may have become a customer's meanwhile: no code of a stranger's sign-up goes there any more.
  const isTaken = await isContactTaken(db, claim);
  const recipient = registration && !isTaken ? recipientOf(registration) : undefined;
  const sent = await db
    .transaction()
    .execute((trx) => codes.resend(trx, { purpose: 'sign-up', subjectId, recipient }, via));
  return { userId: subjectId, sent };
}

/** The sign-up of this id, if the caller knows enough about it. Looked for even where it is nobody's: the same work always. */
async function findClaimed(
  claim: Claim,
  subjectId: string,
  { db, now }: RegisterDependencies,
): Promise<Registration | undefined> {
  const registration = await findRegistration(db, subjectId, now());
  return registration && isClaimedBy(registration, claim) ? registration : undefined;
}

function textOfClaim({ loginId, idType, idValue, birthDate, phone }: Claim): string {
  return [loginId, idType, idValue, birthDate, phone].join('\n');
}
