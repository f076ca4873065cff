import { errorCodes } from '@taga/contract';
import { cardKind } from '@taga/contract/kinds/card';
import { submittedCard } from '@taga/contract/records/desk/cards';
import type { CreditOrder } from '@taga/contract/records/fulfilment/credit-order';
import { type Language, textIn } from '@taga/i18n';
import { DomainError } from '../../../../domain-error.ts';
import { findSubmitted } from '../../../fulfilment/orders/index.ts';
import { findRejection } from '../../../messaging/inbox/index.ts';
import { findState, inOrder, remarksOfCorrection, type ServedDependencies } from '../../drafts/index.ts';
import { cardTermsOf } from './card-kind.ts';
import { toCreditOrder } from './credit-order.ts';

/** The order that came of an application of the customer's own. A draft is no order yet. */
export async function getOwnOrder(
  customerId: string,
  { id, language }: { readonly id: string; readonly language: Language },
  { db, files }: ServedDependencies,
): Promise<CreditOrder> {
  const application = await findState(db, { customerId, id, kind: cardKind });
  const order = application && (await findSubmitted(db, id));
  if (!order) throw new DomainError(errorCodes.notFound);
  const documents = inOrder(cardKind, [...(await files.list(id))]).map(async (file) => ({
    CC_DOCUMENT_URL: await files.addressOf(file.id),
    DESCRIPTION: file.type,
  }));
  const remarks = remarksOfCorrection(application.correction);
  const creditOrder = toCreditOrder(submittedCard.parse(order.record), {
    documentNo: id,
    applicationNo: application.applicationNo,
    status: application.status ?? '',
    approvedAmount: cardTermsOf(order.terms).limit ?? null,
    remark: remarks && textIn(language, remarks),
    documents: await Promise.all(documents),
  });
  const own = { customerId, authorizationReqId: id };
  const isRejected = application.status === 'REJECTED';
  return { ...creditOrder, Rejection: isRejected ? await findRejection(db, own, language) : null };
}
