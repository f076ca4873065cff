import { errorCodes } from '@taga/contract';
import type { Language } from '@taga/i18n';
import { DomainError } from '../../../domain-error.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import { findSubmitted } from '../../fulfilment/orders/index.ts';
import { findRejection } from '../../messaging/inbox/index.ts';
import {
  type Answers,
  findState,
  findSubmittedAt,
  remarksOfCorrection,
  type ServedDependencies,
  type ServedKind,
  wholeAnswersOf,
} from '../drafts/index.ts';

/** The order that came of an application of the customer's own. A draft is no order yet. */
export async function getOrderOfKind(
  customerId: string,
  { id, language }: { readonly id: string; readonly language: Language },
  served: ServedKind,
  dependencies: ServedDependencies,
) {
  const { db } = dependencies;
  const application = await findState(db, { customerId, id, kind: served.kind });
  const order = application && (await findSubmitted(db, id));
  if (!order) throw new DomainError(errorCodes.notFound);
  const { Answers: record } = order.record as { readonly Answers: Answers };
  const customer = await getCustomer(db, customerId);
  const isRejected = served.kind.statuses[application.status ?? ''] === 'REJECTED';
  return {
    DOCNumber: id,
    ApplicationNo: application.applicationNo,
    Status: application.status ?? '',
    Rejection: isRejected ? await findRejection(db, { customerId, authorizationReqId: id }, language) : null,
    Remarks: remarksOfCorrection(application.correction),
    HandedInAt: (await findSubmittedAt(db, id))?.toISOString() ?? null,
    Answers: await wholeAnswersOf({ id, record }, served, customer, dependencies),
  };
}
