import { errorCodes } from '@taga/contract';
import { accountKind } from '@taga/contract/kinds/account';
import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import type { Language } from '@taga/i18n';
import { findAccountClass } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import * as z from 'zod/mini';
import { DomainError } from '../../../domain-error.ts';
import type { Customer } from '../../customers/customers/index.ts';
import { listStatusDates } from '../../desk/case-history/index.ts';
import { toDepositRecord } from '../../fulfilment/balances/index.ts';
import { findSubmitted } from '../../fulfilment/orders/index.ts';
import { findOpenedAccount, findRejection } from '../../messaging/inbox/index.ts';
import type { ApplicationDependencies } from './application.ts';
import { findApplication, findNamedApplication, listUnfinished } from './store.ts';
import { describeApplication } from './stored-application.ts';

const namingEmployee = z.object({ EmployeeName: z.optional(z.nullable(z.string())) });

/** One of the customer's own; somebody else's is answered as if there were none. */
export async function getOwnApplication(
  customer: Customer,
  { authorizationReqId, language }: { readonly authorizationReqId: string; readonly language: Language },
  dependencies: ApplicationDependencies,
): Promise<StoredApplication> {
  const { db } = dependencies;
  const own = { customerId: customer.id, authorizationReqId };
  const application = await findNamedApplication(db, own);
  if (!application) throw new DomainError(errorCodes.notFound);
  const described = await describeApplication(application, customer, dependencies);
  const submitted = await findSubmitted(db, authorizationReqId);
  return {
    ...described,
    // The bank is not asked again, and no look-up of the customer's is spent.
    EmployeeName: submitted ? namingEmployee.parse(submitted.record).EmployeeName : null,
    Rejection: application.status === 'REJECTED' ? await findRejection(db, own, language) : null,
    AccountNumber: application.status === 'COMPLETED' ? await findOpenedAccount(db, own) : null,
    StatusDates: await listStatusDates(db, authorizationReqId, accountKind),
    InitialDeposit: toDepositRecord(await dependencies.depositDue(authorizationReqId), language),
  };
}

/** The one for an account class, once something of it was saved; in whichever currency it is being filled in, if none is named. */
export async function findOwnApplication(
  customer: Customer,
  asked: { readonly accountClass: string; readonly currency: Currency | undefined },
  dependencies: ApplicationDependencies,
): Promise<StoredApplication | null> {
  const accountClass = findAccountClass(asked.accountClass)?.code;
  if (!accountClass) return null;
  const { db } = dependencies;
  const application = asked.currency
    ? await findApplication(db, { customerId: customer.id, accountClass, currency: asked.currency })
    : (await listUnfinished(db, customer.id)).find((each) => each.accountClass === accountClass);
  return application?.status ? describeApplication(application, customer, dependencies) : null;
}
