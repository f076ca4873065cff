import { errorCodes } from '@taga/contract';
import { problemsOf } from '@taga/contract/journeys/answering';
import { isCorrected } from '@taga/contract/kinds/kind';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { Refusal } from '../../../refusal.ts';
import { type Customer, getCustomer } from '../../customers/customers/index.ts';
import { openCase } from '../../desk/cases/index.ts';
import { insertOrder } from '../../fulfilment/orders/index.ts';
import { changeApplicationStatus } from '../../fulfilment/status-changes/index.ts';
import { existingPlaces } from '../../upkeep/reference-lists/index.ts';
import {
  type Answers,
  type ApplicationState,
  findState,
  lockState,
  requireOpen,
  type ServedDependencies,
  type ServedKind,
  wholeAnswersOf,
} from '../drafts/index.ts';

interface Submitted {
  readonly id: string;
  readonly revision: number;
}

/**
 * Submits an application whose endpoints come from its kind, the first time or corrected: everything is validated once
 * more, and one order comes of it however often and from wherever it is submitted.
 */
export async function submitOfKind(
  customerId: string,
  { id, revision }: Submitted,
  served: ServedKind,
  dependencies: ServedDependencies,
): Promise<string> {
  const { db } = dependencies;
  const { kind } = served;
  const requireSaved = (application: ApplicationState | undefined) => {
    const open = requireOpen(application);
    if (open.revision !== revision) throw new Refusal(errorCodes.savedElsewhere);
    return open;
  };
  const found = await findState(db, { customerId, id, kind });
  // A second tab, or another try after a lost answer, finds it done.
  if (found?.status === 'PENDING') return found.status;
  // What the bank is asked about is what is submitted.
  const { record } = requireSaved(found);
  const customer = await getCustomer(db, customerId);
  // Before the transaction, which must not wait for the bank while it holds what others wait for.
  const facts = await served.askBank?.(kind.wire.savedAnswers.parse(record) as Answers);
  await db.transaction().execute(async (trx) => {
    const locked = await lockState(trx, { customerId, id, kind });
    if (locked?.status === 'PENDING') return;
    await submit(trx, requireSaved(locked), { customer, facts }, served, dependencies);
  });
  return 'PENDING';
}

interface Known {
  readonly customer: Customer;
  readonly facts: unknown;
}

async function submit(
  trx: Transaction<DB>,
  application: ApplicationState,
  { customer, facts }: Known,
  served: ServedKind,
  { files, now }: ServedDependencies,
): Promise<void> {
  const at = now();
  const { id, status } = application;
  const { kind } = served;
  const answers = await wholeAnswersOf(application, served, customer, { files, db: trx });
  const fields = Object.keys(problemsOf(kind.journey(existingPlaces), answers, myanmarToday(at)));
  if (fields.length > 0) throw new Refusal(errorCodes.applicationIncomplete, { fields });
  const order = served.orderOf?.({ id, answers, customer, facts }) ?? { record: answers, terms: {} };
  const { serviceType } = kind.order;
  const named = { authorizationReqId: id, customerId: customer.id, at };
  await insertOrder(trx, { ...named, ...order, serviceType, marks: [], services: [] });
  await openCase(trx, { ...named, kind, accountClass: null, branchCode: null, identity: null });
  const actor = { kind: 'customer', id: customer.id } as const;
  const isAgain = isCorrected(kind, status);
  await changeApplicationStatus(trx, { ...named, kind, status: 'PENDING', actor, facts: { isCorrected: isAgain } });
}
