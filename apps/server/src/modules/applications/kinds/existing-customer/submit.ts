import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { existingCustomerKind } from '@taga/contract/kinds/existing-customer';
import type { Transaction } from 'kysely';
import type { BankService } from '../../../../bank/bank.ts';
import type { DB } from '../../../../db/schema.gen.ts';
import type { Customer } from '../../../customers/customers/index.ts';
import { openCase } from '../../../desk/cases/index.ts';
import { insertOrder } from '../../../fulfilment/orders/index.ts';
import { changeApplicationStatus } from '../../../fulfilment/status-changes/index.ts';
import {
  type Application,
  type ApplicationDependencies,
  findKnownAnswers,
  type ReferenceWord,
  wholeRecord,
} from '../../drafts/index.ts';
import { type AskingDependencies, askIntroducers } from '../../introducers/index.ts';

/** What the bank says before anything is asked of it. */
export interface BanksWord extends ReferenceWord {
  readonly services: readonly BankService[];
}

interface Whole {
  readonly application: Application;
  readonly customer: Customer;
  readonly answers: OpeningAnswers;
  readonly word: BanksWord;
}

/**
 * The order of an account that nobody has to decide about: the bank knows the customer, and the account is opened at
 * once. Staff see it among their cases, and see to the services.
 */
export async function submitWhole(
  trx: Transaction<DB>,
  { application, customer, answers, word }: Whole,
  dependencies: ApplicationDependencies & AskingDependencies,
): Promise<void> {
  const { authorizationReqId, accountClass } = application;
  const [customerId, at] = [customer.id, dependencies.now()];
  const known = await findKnownAnswers({ authorizationReqId, db: trx }, dependencies);
  const record = { ...wholeRecord(application, customer, known), EmployeeName: word.employeeName };
  const wanted = [
    ...answers.services.map(({ serviceId }) => serviceId),
    ...(answers.chequeBook.isWanted ? [dependencies.excludedServiceId] : []),
  ];
  const services = word.services.filter(({ serviceId }) => wanted.includes(serviceId));
  const marks = word.isReferenceConfirmed ? [] : (['employee-not-confirmed'] as const);
  await insertOrder(trx, { authorizationReqId, customerId, record, marks, services, at });
  const handedIn = {
    kind: existingCustomerKind,
    authorizationReqId,
    customerId,
    accountClass,
    branchCode: answers.branch.code,
    identity: null,
    at,
  };
  await openCase(trx, handedIn);
  await changeApplicationStatus(trx, { ...handedIn, status: 'APPROVED', actor: { kind: 'customer', id: customerId } });
  const introducers = record.Contacts ?? [];
  await askIntroducers(trx, { authorizationReqId, applicant: customer.person, introducers }, dependencies);
}
