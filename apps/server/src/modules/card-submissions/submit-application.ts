import { errorCodes } from '@taga/contract';
import { problemsOf } from '@taga/contract/journeys/answering';
import { isCorrectable } from '@taga/contract/journeys/card-application/decisions';
import { checkedCardApplication } from '@taga/contract/journeys/card-application/sections';
import { myanmarToday, toAsciiDigits } from '@taga/contract/rules';
import type { Transaction } from 'kysely';
import type { Bank } from '../../bank/bank.ts';
import type { DB } from '../../db/schema.gen.ts';
import { Refusal } from '../../refusal.ts';
import {
  type CardApplication,
  type CardApplicationDependencies,
  findCardApplication,
  handedInOf,
  keepHandedIn,
  lockCardApplication,
  requireOpen,
  wholeAnswers,
} from '../card-applications/index.ts';
import { type Customer, getCustomer } from '../customers/index.ts';
import { existingPlaces } from '../reference/index.ts';
import { changeCardStatus } from '../status-changes/index.ts';

export interface CardSubmissionDependencies extends CardApplicationDependencies {
  readonly bank: Bank;
  /** Whatever was proposed of it before is proposed of something else. */
  readonly outdateProposals: (trx: Transaction<DB>, documentNo: string, at: Date) => Promise<void>;
}

interface Submitted {
  readonly documentNo: string;
  readonly revision: number;
}

const sections = checkedCardApplication(existingPlaces);

/**
 * Hands an application to the bank, the first time or corrected: everything is judged once more, and one order comes of
 * it however often and from wherever it is handed in.
 */
export async function submitCardApplication(
  customerId: string,
  { documentNo, revision }: Submitted,
  dependencies: CardSubmissionDependencies,
): Promise<CardApplication['status']> {
  const { db } = dependencies;
  const named = { customerId, documentNo };
  const found = await findCardApplication(db, named);
  if (!found) throw new Refusal(errorCodes.notFound);
  if (isHandedIn(found)) return found.status;
  // What the bank is asked about is what is handed in.
  if (requireOpen(found).revision !== revision) throw new Refusal(errorCodes.savedElsewhere);
  const customer = await getCustomer(db, customerId);
  // Before the transaction, which must not wait for the bank while it holds what others wait for.
  const employeeName = await findEmployeeName(found, dependencies.bank);
  await db.transaction().execute(async (trx) => {
    const locked = await lockCardApplication(trx, named);
    if (locked && isHandedIn(locked)) return;
    const application = requireOpen(locked);
    if (application.revision !== revision) throw new Refusal(errorCodes.savedElsewhere);
    await handIn(trx, application, { customer, employeeName }, dependencies);
  });
  return 'PENDING';
}

/** Who hands in again after an answer that got lost, or in a second tab, finds it done. */
function isHandedIn({ status }: CardApplication): boolean {
  return status === 'PENDING';
}

/** Whose the reference is. It may be left out; one that nobody has is told before anything is handed in. */
async function findEmployeeName({ answers }: CardApplication, bank: Bank): Promise<string | null> {
  const staffId = toAsciiDigits(answers.employee.staffId.trim());
  if (!staffId) return null;
  const employee = await bank.findEmployee(staffId);
  if (!employee) throw new Refusal(errorCodes.employeeNotFound, { fields: ['employee.staffId'] });
  return employee.name;
}

interface Known {
  readonly customer: Customer;
  readonly employeeName: string | null;
}

async function handIn(
  trx: Transaction<DB>,
  application: CardApplication,
  { customer, employeeName }: Known,
  { documents, now, outdateProposals }: CardSubmissionDependencies,
): Promise<void> {
  const at = now();
  const { documentNo, status } = application;
  const answers = await wholeAnswers(application, customer, { documents, db: trx });
  const fields = Object.keys(problemsOf(sections, answers, myanmarToday(at)));
  if (fields.length > 0) throw new Refusal(errorCodes.applicationIncomplete, { fields });
  const record = handedInOf({ documentNo, answers, customer, employeeName });
  const isCorrected = isCorrectable(status);
  const requestedAmount = record.Applicant.REQUESTED_AMOUNT ?? 0;
  await keepHandedIn(trx, { documentNo, record, requestedAmount, isCorrected, at });
  await outdateProposals(trx, documentNo, at);
  const actor = { kind: 'customer', id: customer.id } as const;
  await changeCardStatus(trx, {
    documentNo,
    customerId: customer.id,
    to: 'PENDING',
    actor,
    facts: { isCorrected },
    at,
  });
}
