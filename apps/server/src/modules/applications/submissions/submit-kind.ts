import { errorCodes } from '@taga/contract';
import { problemsOf } from '@taga/contract/journeys/answering';
import { isCorrected, missingDocuments } from '@taga/contract/kinds/kind';
import { expectedDay } from '@taga/contract/rules/applications/expected-day';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import type { Transaction } from 'kysely';
import type { Bank } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { type Codes, refuseUnlessRight } from '../../access/one-time-codes/index.ts';
import { type Customer, getCustomer } from '../../customers/customers/index.ts';
import { openCase } from '../../desk/cases/index.ts';
import { insertOrder } from '../../fulfilment/orders/index.ts';
import { changeApplicationStatus, submissionNotice } from '../../fulfilment/status-changes/index.ts';
import { existingPlaces } from '../../upkeep/reference-lists/index.ts';
import {
  type Answers,
  type ApplicationState,
  applicantOf,
  findState,
  listCorrections,
  lockState,
  refuseBlacklisted,
  requireOpen,
  type ServedDependencies,
  type ServedKind,
  wholeAnswersOf,
} from '../drafts/index.ts';
import { type SubmissionCode, verifySubmissionCode } from './submission-code.ts';
import type { ServiceLevel } from './submit.ts';

interface Submitted {
  readonly id: string;
  readonly revision: number;
  /** Of a kind that asks for one, the first time. */
  readonly code?: SubmissionCode | undefined;
}

export interface SubmittingDependencies extends ServedDependencies {
  readonly bank: Pick<Bank, 'isBlacklisted'>;
  readonly codes: Codes;
  readonly settings: ServiceLevel;
}

/**
 * Submits an application whose endpoints come from its kind, the first time or corrected: everything is validated once
 * more, and one order comes of it however often and from wherever it is submitted.
 */
export async function submitOfKind(
  customerId: string,
  { id, revision, code }: Submitted,
  served: ServedKind,
  dependencies: SubmittingDependencies,
): Promise<string> {
  const { db, bank, codes } = dependencies;
  const { kind } = served;
  const requireSaved = (application: ApplicationState | undefined) => {
    const open = requireOpen(application);
    if (open.revision !== revision) throw new DomainError(errorCodes.savedElsewhere);
    return open;
  };
  const found = await findState(db, { customerId, id, kind });
  // A second tab, or another try after a lost answer, finds it done.
  if (found?.status === 'PENDING') return found.status;
  // What the bank is asked about is what is submitted.
  const { record } = requireSaved(found);
  const customer = await getCustomer(db, customerId);
  // Before the transaction, which must not wait for the bank while it holds what others wait for.
  await refuseBlacklisted(customer, { bank });
  const facts = await served.askBank?.(kind.wire.savedAnswers.parse(record) as Answers, customer);
  const result = await db.transaction().execute(async (trx) => {
    const locked = await lockState(trx, { customerId, id, kind });
    if (locked?.status === 'PENDING') return 'right';
    const open = requireSaved(locked);
    const isCodeAsked = kind.wire.needsCode && !isCorrected(kind, open.status);
    const verified = isCodeAsked ? await verifySubmissionCode(trx, id, code, codes) : 'right';
    if (verified === 'right') await submit(trx, open, { customer, facts }, served, dependencies);
    return verified;
  });
  refuseUnlessRight(result);
  return 'PENDING';
}

interface SubmissionState {
  readonly customer: Customer;
  readonly facts: unknown;
}

async function submit(
  trx: Transaction<DB>,
  application: ApplicationState,
  { customer, facts }: SubmissionState,
  served: ServedKind,
  { files, now, settings }: SubmittingDependencies,
): Promise<void> {
  const at = now();
  const { id, status } = application;
  const { kind } = served;
  const answers = await wholeAnswersOf(application, served, customer, { files, db: trx });
  const fields = findProblems(served, answers, at);
  if (fields.length > 0) throw new DomainError(errorCodes.applicationIncomplete, { fields });
  const corrections = await listCorrections(application, { files, db: trx });
  if (corrections.some(({ isDone }) => !isDone)) throw new DomainError(errorCodes.correctionsMissing);
  const order = served.orderOf?.({ id, answers, customer, facts }) ?? orderOf(served, answers, customer);
  const { serviceType } = kind.order;
  const named = { authorizationReqId: id, customerId: customer.id, at };
  const expectedOn = expectedDay(at, settings.decisionWorkingDays);
  await insertOrder(trx, { ...named, ...order, serviceType, marks: [], services: [], expectedOn });
  await openCase(trx, { ...named, kind, accountClass: null, branchCode: null, identity: null });
  const actor = { kind: 'customer', id: customer.id } as const;
  const isCorrection = isCorrected(kind, status);
  await changeApplicationStatus(trx, {
    ...named,
    kind,
    status: 'PENDING',
    notice: submissionNotice(expectedOn, { isCorrection }),
    actor,
    facts: { isCorrected: isCorrection },
  });
}

type WholeAnswers = Answers & { readonly documents: readonly { readonly type: string }[] };

/** What is missing or wrong, by its path: the answers by the checks of the steps, the files by the slots. */
function findProblems({ kind }: ServedKind, answers: Answers, at: Date): string[] {
  const wrong = Object.keys(problemsOf(kind.journey(existingPlaces), answers, myanmarToday(at)));
  const isIncomplete = missingDocuments(kind.documents, answers as WholeAnswers).length > 0;
  return [...new Set([...wrong, ...(isIncomplete ? ['documents'] : [])])];
}

/** Who applied, with what they answered. */
function orderOf({ kind }: ServedKind, answers: Answers, customer: Customer) {
  const record = kind.wire.submitted.parse({ Applicant: applicantOf(customer), Answers: answers });
  return { record, terms: kind.order.termsOf?.(answers) ?? {} };
}
