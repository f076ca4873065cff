import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { SignUpDraft } from '@taga/contract/records/sign-up-draft';
import type { Language } from '@taga/i18n';
import { CallError } from '../../http/call-error.ts';
import type { SentCode } from '../codes/index.ts';
import { myanmarToday } from './myanmar-today.ts';
import { personOfDraft } from './person-of-draft.ts';
import { recipientOf } from './recipient.ts';
import { refuseImpossibleDraft } from './refuse-impossible-draft.ts';
import { refuseTakenContact } from './refuse-taken-contact.ts';
import { refuseTooManySignUps } from './refuse-too-many-sign-ups.ts';
import { later, type RegisterParts } from './register-parts.ts';
import type { Registration } from './registration.ts';
import { keepRegistration } from './store.ts';

interface Caller {
  readonly language: Language;
  readonly clientAddress: string;
}

/** Keeps the whole draft until phone and e-mail are confirmed, and sends the code for the phone. */
export async function beginRegistration(
  draft: SignUpDraft,
  { language, clientAddress }: Caller,
  parts: RegisterParts,
): Promise<{ userId: string; sent: SentCode }> {
  const { db, now, codes, passwords, settings } = parts;
  const createdAt = now();
  refuseImpossibleDraft(draft, myanmarToday(createdAt));
  if (passwords.isTooCommon(draft.PWD)) throw new CallError(errorCodes.passwordTooCommon);
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
    await refuseTooManySignUps(trx, clientAddress, parts);
    await keepRegistration(trx, registration);
    return codes.send(trx, { purpose: 'sign-up', subjectId: registration.id, recipient: recipientOf(registration) });
  });
  return { userId: registration.id, sent };
}
