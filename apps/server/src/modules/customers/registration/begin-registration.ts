import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { problemsOf } from '@taga/contract/journeys/answering';
import { checkedSignUp } from '@taga/contract/journeys/sign-up-steps';
import { answersOfDraft, wireFieldOf } from '@taga/contract/records/customers/sign-up-answers';
import type { SignUpDraft } from '@taga/contract/records/customers/sign-up-draft';
import type { CalendarDate } from '@taga/contract/rules';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import type { Language } from '@taga/i18n';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { networkOf } from '../../../network.ts';
import { dayS, later } from '../../../time.ts';
import type { SentCode } from '../../access/one-time-codes/index.ts';
import { existingPlaces } from '../../upkeep/reference-lists/index.ts';
import { isContactTaken } from '../customers/index.ts';
import { personOfDraft } from './person-of-draft.ts';
import { type RegisterDependencies, type Registration, recipientOf } from './registration.ts';
import { saveRegistration } from './store.ts';

/** The wizard's own steps, told which places, cards and countries exist. */
const steps = checkedSignUp(existingPlaces);

/** Runs every step's check once more, as of today: the draft's shape alone says neither the day nor what exists. */
function refuseImpossibleDraft(draft: SignUpDraft, today: CalendarDate): void {
  const problems = problemsOf(steps, answersOfDraft(draft), today);
  const fields = new Set(Object.keys(problems).map(wireFieldOf));
  // The one country the customer chooses is sent under both names.
  if (draft.UID_TYPE === 'PASSPORT' && draft.NATIONALITY !== draft.COUNTRY) fields.add('NATIONALITY');
  if (fields.size > 0) throw new DomainError(errorCodes.invalidField, { fields: [...fields] });
}

interface AllowedRole {
  readonly language: Language;
  readonly clientAddress: string;
}

/** Keeps the whole draft until phone and e-mail are confirmed, and sends the code for the phone. */
export async function beginRegistration(
  draft: SignUpDraft,
  { language, clientAddress }: AllowedRole,
  dependencies: RegisterDependencies,
): Promise<{ userId: string; sent: SentCode }> {
  const { db, now, codes, passwords, settings } = dependencies;
  const createdAt = now();
  refuseImpossibleDraft(draft, myanmarToday(createdAt));
  if (passwords.isTooCommon(draft.PWD)) throw new DomainError(errorCodes.passwordTooCommon);
  const person = personOfDraft(draft, language);
  await refuseTakenContact(db, person);
  const registration: Registration = {
    id: randomUUID(),
    person,
    passwordHash: await passwords.hash(draft.PWD),
    createdAt,
    expiresAt: later(createdAt, settings.registrationLifetimeS),
  };
  const sent = await db.transaction().execute(async (trx) => {
    await refuseTooManySignUps(trx, clientAddress, dependencies);
    await saveRegistration(trx, registration);
    return codes.send(trx, { purpose: 'sign-up', subjectId: registration.id, recipient: recipientOf(registration) });
  });
  return { userId: registration.id, sent };
}

/** One answer for a taken number, a taken address and both: it says no more than it must. */
export async function refuseTakenContact(
  db: Kysely<DB>,
  contact: { readonly loginId: string; readonly phone: string },
): Promise<void> {
  if (await isContactTaken(db, contact)) throw new DomainError(errorCodes.contactTaken);
}

/**
 * Each sign-up sends an SMS to a number the caller chose. Those to one number are limited with the codes; this
 * stops who asks for many numbers, to earn by the messages or to annoy.
 */
async function refuseTooManySignUps(
  trx: Transaction<DB>,
  clientAddress: string,
  { quotas, settings }: RegisterDependencies,
): Promise<void> {
  const taken = await quotas.take(trx, {
    what: 'sign-up',
    owner: networkOf(clientAddress),
    max: settings.signUpsPerDay,
    periodS: dayS,
  });
  if (!taken.isGiven) throw new DomainError(errorCodes.tooManyRequests, { retryAfterS: taken.retryAfterS });
}
