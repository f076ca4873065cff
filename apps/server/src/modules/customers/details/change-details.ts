import { errorCodes } from '@taga/contract';
import type { CorrectedDetails } from '@taga/contract/records/customers/corrected-details';
import { type DetailItem, detailsIn } from '@taga/contract/rules/customers/personal-details';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { type AuditEntry, recordAudit } from '../../staff/audit/index.ts';
import { type Customer, correctPerson, isDocumentTaken, isPhoneTaken, toProfileRecord } from '../customers/index.ts';
import { personWith } from './person-with.ts';
import { findDigest } from './store.ts';

/** What the bank itself has of its customer, from before or since, only staff correct. */
export function isBankCustomer({ existingCustomer, cifNo }: Customer): boolean {
  return existingCustomer || cifNo !== null;
}

/** Of who the customer is now. */
export function valuesOf(customer: Customer, items: readonly DetailItem[]) {
  return detailsIn(toProfileRecord(customer), items);
}

/** Who the customer would be. */
export function customerWith(customer: Customer, details: CorrectedDetails): Customer {
  return { ...customer, person: personWith(customer.person, details) };
}

/** Nobody gets the phone or the document of another customer. What they share with one from before is theirs as well. */
export async function refuseTaken(trx: Transaction<DB>, before: Customer, { id, person }: Customer): Promise<void> {
  const { phone, idValue } = before.person;
  if (person.phone !== phone && (await isPhoneTaken(trx, person.phone, id)))
    throw new DomainError(errorCodes.contactTaken);
  if (person.idValue !== idValue && (await isDocumentTaken(trx, person, id)))
    throw new DomainError(errorCodes.documentTaken);
}

interface Change {
  readonly correctionId: string;
  readonly items: readonly DetailItem[];
  readonly actor: AuditEntry['actor'];
  /** Who proposed it, where that was not who does it. */
  readonly proposedBy?: string;
  readonly at: Date;
}

/**
 * Corrects who the customer is. The audit log, in which nothing can be erased, names the row that has the values, and
 * keeps a digest of them.
 */
export async function changeDetails(
  trx: Transaction<DB>,
  before: Customer,
  details: CorrectedDetails,
  { correctionId, items, actor, proposedBy, at }: Change,
): Promise<Customer> {
  const after = customerWith(before, details);
  await refuseTaken(trx, before, after);
  await correctPerson(trx, before, after.person);
  await recordAudit(trx, {
    actor,
    action: 'customer.details-corrected',
    subject: { kind: 'customer', id: before.id },
    facts: {
      items: items.join(' '),
      correctionId,
      ...(proposedBy && { proposedBy }),
      digest: await findDigest(trx, correctionId),
    },
    at,
  });
  return after;
}
