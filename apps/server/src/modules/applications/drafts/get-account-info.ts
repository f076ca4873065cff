import { errorCodes } from '@taga/contract';
import type { AccountInfo } from '@taga/contract/records/applications/account-info';
import { toSentId } from '@taga/contract/records/applications/application-id';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import type { Currency } from '@taga/reference/currencies';
import { DomainError } from '../../../domain-error.ts';
import type { Customer } from '../../customers/customers/index.ts';
import type { Application, ApplicationDependencies } from './application.ts';
import { holdsAccount, offeredClass } from './eligibility.ts';
import { type ApplicationSubject, beginApplication, findApplication } from './store.ts';
import { describeApplication, listOffered } from './stored-application.ts';

interface AccountInfoQuery {
  readonly accountClass: string;
  readonly currency: Currency;
  readonly isForeign: boolean;
}

/**
 * How far the customer is with an account class. The first time, and again after a rejection, it gives an application
 * its id, under which files are uploaded even before the first step is saved.
 */
export async function getAccountInfo(
  customer: Customer,
  asked: AccountInfoQuery,
  dependencies: ApplicationDependencies,
): Promise<AccountInfo> {
  const offered = offeredClass(customer.person, asked, myanmarToday(dependencies.now()));
  if (asked.isForeign !== (offered.currency === 'FCY')) throw new DomainError(errorCodes.currencyNotAllowed);
  const wanted = { customerId: customer.id, accountClass: offered.code, currency: asked.currency };
  const application = await findOrBegin(customer, wanted, dependencies);
  return toAccountInfo(application, customer, dependencies);
}

/** Under way, or opened and still there; otherwise a new one, unless the customer has such an account already. */
async function findOrBegin(
  customer: Customer,
  wanted: ApplicationSubject,
  dependencies: ApplicationDependencies,
): Promise<Application> {
  const last = await findApplication(dependencies.db, wanted);
  const isOver = last?.status === 'REJECTED' || last?.status === 'COMPLETED';
  // An application of ours has a status that says more than that there is an account.
  if (last?.status && !isOver) return last;
  if (await holdsAccount(customer, wanted, dependencies)) {
    if (last?.status === 'COMPLETED') return last;
    throw new DomainError(errorCodes.alreadyHasAccount);
  }
  if (last && !isOver) return last;
  await beginApplication(dependencies.db, wanted, dependencies.now());
  const started = await findApplication(dependencies.db, wanted);
  if (!started) throw new Error('The application that was just started is not there.');
  return started;
}

async function toAccountInfo(
  application: Application,
  customer: Customer,
  dependencies: ApplicationDependencies,
): Promise<AccountInfo> {
  const { authorizationReqId, accountClass, status, step, revision } = application;
  const known = {
    AuthorizationReqId: toSentId(authorizationReqId),
    ApplicationNo: application.applicationNo,
    AccountClass: accountClass,
    Status: status,
    Step: step,
  };
  if (!status) {
    const Services = await listOffered(accountClass, [], dependencies);
    return { ...known, PersonalDetail: null, Services, Revision: revision };
  }
  const described = await describeApplication(application, customer, dependencies);
  const { PersonalDetail, Services, Corrections, CorrectionRemarks } = described;
  const asked = Corrections && { Corrections, CorrectionRemarks };
  return { ...known, PersonalDetail, Services, Revision: revision, ...asked };
}
