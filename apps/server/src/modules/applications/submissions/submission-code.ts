import { errorCodes } from '@taga/contract';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import type { Codes, SentCode } from '../../access/one-time-codes/index.ts';
import { type Customer, getCustomer } from '../../customers/customers/index.ts';
import { lockState, requireOpen, type ServedKind } from '../drafts/index.ts';

export interface SubmissionCode {
  readonly ref: string;
  readonly code: string;
}

interface CodeDependencies {
  readonly db: Kysely<DB>;
  readonly codes: Codes;
}

/** The code belongs to one application: it submits no other one of the same customer. */
const subjectOf = (id: string) => ({ purpose: 'activation', subjectId: id }) as const;

/** Sends the code with which an application is submitted, or sends it again, to the phone on file. */
export async function sendSubmissionCode(
  customerId: string,
  { id, via }: { readonly id: string; readonly via: 'sms' | 'email' },
  { kind }: ServedKind,
  { db, codes }: CodeDependencies,
): Promise<{ readonly customer: Customer; readonly sent: SentCode }> {
  const customer = await getCustomer(db, customerId);
  const { phone, loginId: email, language } = customer.person;
  const sent = await db.transaction().execute(async (trx) => {
    requireOpen(await lockState(trx, { customerId, id, kind }));
    return codes.request(trx, { ...subjectOf(id), recipient: { phone, email, language } }, via);
  });
  return { customer, sent };
}

/** What came of the code. Refused after the transaction, so that the try counts. */
export function verifySubmissionCode(
  trx: Transaction<DB>,
  id: string,
  given: SubmissionCode | undefined,
  codes: Codes,
): ReturnType<Codes['verify']> {
  if (!given) throw new DomainError(errorCodes.stepOutOfOrder);
  return codes.verify(trx, { ...subjectOf(id), ...given });
}
