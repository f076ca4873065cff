import { later } from '../../../time.ts';
import {
  type AskedAgain,
  type CodeRequestDetails,
  refuseUnlessRight,
  type SentCode,
} from '../../access/one-time-codes/index.ts';
import { isContactTaken } from '../customers/index.ts';
import { firstLink, type SentLink, sendFirstLink } from './email-link.ts';
import { matchesDetails, type RegisterDependencies, type Registration, recipientOf } from './registration.ts';
import { findLatestRegistration, findRegistration, markPhoneVerified } from './store.ts';

interface PhoneProof {
  readonly details: CodeRequestDetails;
  readonly ref: string;
  readonly code: string;
}

/** A right code confirms the phone and has the link for the e-mail address sent. */
export async function confirmPhone(
  { details, ref, code }: PhoneProof,
  dependencies: RegisterDependencies,
): Promise<{ userId: string; link: SentLink | undefined }> {
  const { db, now, codes, settings } = dependencies;
  const given = await codes.findSubject(db, ref, 'sign-up');
  // Under a reference that nobody was given there is nothing to lock, no matter who has asked for codes before.
  const nobody = await codes.decoyFor(given === undefined ? ref : textOfDetails(details));
  const found = await findByDetails(details, given ?? nobody, dependencies);
  const subjectId = found?.id ?? nobody;
  let link: SentLink | undefined;
  const result = await db.transaction().execute(async (trx) => {
    const evaluated = await codes.verify(trx, { ref, purpose: 'sign-up', subjectId, code });
    if (evaluated === 'right-before' && found) link = firstLink(dependencies);
    if (evaluated !== 'right' || !found) return evaluated;
    const at = now();
    await markPhoneVerified(trx, found.id, { at, expiresAt: later(at, settings.awaitingEmailLifetimeS) });
    link = await sendFirstLink(trx, found, dependencies);
    return evaluated;
  });
  // Who lost the first answer gets it again; nothing is done a second time.
  if (!link) refuseUnlessRight(result);
  return { userId: subjectId, link };
}

/** Anyone who names a sign-up that does not exist gets the answer of one that does, and nobody gets a message. */
export async function resendSignUpCode(
  { details, ref, via }: AskedAgain,
  dependencies: RegisterDependencies,
): Promise<{ userId: string; sent: SentCode }> {
  const { db, now, codes } = dependencies;
  // Worked out for everybody, so that time does not tell who has signed up.
  const nobody = await codes.decoyFor(textOfDetails(details));
  const registration =
    ref === undefined
      ? await findLatestRegistration(db, details, now())
      : await findByDetails(details, (await codes.findSubject(db, ref, 'sign-up')) ?? nobody, dependencies);
  const subjectId = registration?.id ?? nobody;
  // The number may have become a customer's meanwhile: no code of an attacker's sign-up goes there any more.
  const isTaken = await isContactTaken(db, details);
  const recipient = registration && !isTaken ? recipientOf(registration) : undefined;
  const sent = await db
    .transaction()
    .execute((trx) => codes.resend(trx, { purpose: 'sign-up', subjectId, recipient }, via));
  return { userId: subjectId, sent };
}

/** The sign-up of this id, if the caller knows enough about it. Looked for even where it is nobody's: the same work always. */
async function findByDetails(
  details: CodeRequestDetails,
  subjectId: string,
  { db, now }: RegisterDependencies,
): Promise<Registration | undefined> {
  const registration = await findRegistration(db, subjectId, now());
  return registration && matchesDetails(registration, details) ? registration : undefined;
}

function textOfDetails({ loginId, idType, idValue, birthDate, phone }: CodeRequestDetails): string {
  return [loginId, idType, idValue, birthDate, phone].join('\n');
}
