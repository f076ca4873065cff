import { errorCodes } from '@taga/contract';
import { emptyCardAnswers } from '@taga/contract/journeys/card-application/answers';
import type { CardApplicationRecord } from '@taga/contract/records/card-application';
import type { CreditOrder } from '@taga/contract/records/credit-order';
import { Refusal } from '../../refusal.ts';
import { type Customer, getCustomer } from '../customers/index.ts';
import type { CardApplication, CardApplicationDependencies } from './card-application.ts';
import { toCreditOrder } from './credit-order.ts';
import { applicantOf, firstAnswers, wholeAnswers } from './known-answers.ts';
import { findCardApplication, findOpenApplication } from './store.ts';

/** The application that is meant; without a number what is under way, or a new one as far as it can be filled in. */
export async function getCardApplication(
  customerId: string,
  documentNo: string | undefined,
  dependencies: CardApplicationDependencies,
): Promise<CardApplicationRecord> {
  const { db } = dependencies;
  const found = documentNo
    ? await findCardApplication(db, { customerId, documentNo })
    : await findOpenApplication(db, customerId);
  if (documentNo && !found) throw new Refusal(errorCodes.notFound);
  const customer = await getCustomer(db, customerId);
  return found ? describe(found, customer, dependencies) : newApplication(customer);
}

async function describe(
  application: CardApplication,
  customer: Customer,
  dependencies: CardApplicationDependencies,
): Promise<CardApplicationRecord> {
  const { documentNo, status, revision, remark, handedInAt } = application;
  return {
    DOCNumber: documentNo,
    Status: status === 'DRAFT' ? null : status,
    Revision: revision,
    Remark: remark,
    HandedInAt: handedInAt?.toISOString() ?? null,
    Applicant: applicantOf(customer),
    Answers: await wholeAnswers(application, customer, dependencies),
  } as CardApplicationRecord;
}

function newApplication(customer: Customer): CardApplicationRecord {
  const Answers = { ...emptyCardAnswers(customer.person.idType), ...firstAnswers(customer) };
  const nothing = { DOCNumber: null, Status: null, Revision: 0, Remark: null, HandedInAt: null };
  return { ...nothing, Applicant: applicantOf(customer), Answers } as CardApplicationRecord;
}

/** The order that came of an application of the customer's own. A draft is no order yet. */
export async function getOwnOrder(
  customerId: string,
  documentNo: string,
  { db, documents }: CardApplicationDependencies,
): Promise<CreditOrder> {
  const application = await findCardApplication(db, { customerId, documentNo });
  if (!application?.handedIn) throw new Refusal(errorCodes.notFound);
  const files = await documents.list(application.documentNo);
  return toCreditOrder({ ...application, handedIn: application.handedIn }, files, documents.addressOf);
}
