import { errorCodes } from '@taga/contract';
import type { AccountInfo } from '@taga/contract/records/account-info';
import type { ServiceRecord } from '@taga/contract/records/service';
import { type AccountClass, findAccountClass, mayOpen } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import type { BankService } from '../../bank/bank.ts';
import { Refusal } from '../../refusal.ts';
import type { Customer } from '../customers/index.ts';
import type { Application, ApplicationDependencies } from './application.ts';
import { beginApplication, findApplication } from './store.ts';

interface Asked {
  readonly accountClass: string;
  readonly currency: Currency;
  readonly isForeign: boolean;
}

/**
 * How far the customer is with an account class. The first time it gives the application its id, under which files
 * are uploaded even before the first step is saved.
 */
export async function getAccountInfo(
  customer: Customer,
  asked: Asked,
  dependencies: ApplicationDependencies,
): Promise<AccountInfo> {
  const offered = offeredClass(customer, asked);
  const wanted = { customerId: customer.id, accountClass: offered.code, currency: asked.currency };
  const begun = await findApplication(dependencies.db, wanted);
  // An application of ours has a status that says more than that there is an account.
  if (!begun?.status) await refuseSecondAccount(customer, wanted.accountClass, asked.currency, dependencies);
  if (!begun) await beginApplication(dependencies.db, wanted, dependencies.now());
  const application = begun ?? (await findApplication(dependencies.db, wanted));
  if (!application) throw new Error('The application that was just begun is not there.');
  return toAccountInfo(
    application,
    offered,
    await dependencies.bank.listServices(offered.code),
    dependencies.excludedServiceId,
  );
}

function offeredClass(customer: Customer, { accountClass, currency, isForeign }: Asked): AccountClass {
  const offered = findAccountClass(accountClass);
  if (!offered || offered.code !== accountClass) throw new Refusal(errorCodes.notFound);
  if (!mayOpen(offered, customer.person.idType)) throw new Refusal(errorCodes.classNotAllowed);
  const fits = offered.currencies.includes(currency) && isForeign === (offered.currency === 'FCY');
  if (!fits) throw new Refusal(errorCodes.currencyNotAllowed);
  return offered;
}

async function refuseSecondAccount(
  customer: Customer,
  accountClass: string,
  currency: Currency,
  { ownAccounts }: ApplicationDependencies,
): Promise<void> {
  const accounts = await ownAccounts.list(customer);
  const isSame = accounts.some(
    (account) => account.productCode === accountClass && account.balance.currency === currency,
  );
  if (isSame) throw new Refusal(errorCodes.alreadyHasAccount);
}

function toAccountInfo(
  { authorizationReqId, status, step, revision }: Application,
  { code }: AccountClass,
  services: readonly BankService[],
  excludedServiceId: string,
): AccountInfo {
  return {
    AuthorizationReqId: authorizationReqId,
    AccountClass: code,
    Status: status,
    Step: step,
    PersonalDetail: null,
    Services: services.filter(({ serviceId }) => serviceId !== excludedServiceId).map(toServiceRecord),
    Revision: revision,
  };
}

/** A scheduled service starts as monthly, on the first. */
function toServiceRecord(service: BankService): ServiceRecord {
  return {
    ServiceId: service.serviceId,
    ServiceName: service.name.en,
    ServiceDescription: service.description.en,
    MM_ServiceName: service.name.mm,
    MM_ServiceDescription: service.description.mm,
    ReadOnly: service.isReadOnly,
    PreSelect: service.isPreSelected,
    AvailableService: true,
    ScheduleTime: service.isScheduled ? 'M' : null,
    SubScheduleTime: service.isScheduled ? 1 : null,
  };
}
