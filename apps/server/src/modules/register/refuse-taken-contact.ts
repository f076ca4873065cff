import { errorCodes } from '@taga/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { CallError } from '../../http/call-error.ts';
import { isContactTaken } from '../customers/index.ts';

interface Contact {
  readonly loginId: string;
  readonly phone: string;
}

/** One answer for a taken number, a taken address and both: it says no more than it must. */
export async function refuseTakenContact(db: Kysely<DB>, contact: Contact): Promise<void> {
  if (await isContactTaken(db, contact)) throw new CallError(errorCodes.contactTaken);
}
