import type { ApplicationStatus } from '@taga/contract/records/applications/account-info';
import type { ApplicationRecord } from '@taga/contract/records/applications/application';
import type { StepRecord } from '@taga/contract/records/applications/step';
import type { AccountClassCode } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import type { Kysely } from 'kysely';
import type { Bank } from '../../../bank/bank.ts';
import type { InitialDeposit } from '../../../bank/initial-deposit.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { CustomerAccounts } from '../../fulfilment/balances/index.ts';
import type { FindEmployee } from '../../fulfilment/employees/index.ts';
import type { AskedCorrection } from './correction.ts';

/** A customer's application for one account class. */
export interface Application {
  readonly authorizationReqId: string;
  /** As people say it. */
  readonly applicationNo: string;
  readonly accountClass: AccountClassCode;
  readonly currency: Currency;
  /** Null until the first step is saved. */
  readonly status: ApplicationStatus | null;
  readonly step: StepRecord | null;
  /** Counts the saves. */
  readonly revision: number;
  /** What the customer has answered, in the words of the wire. */
  readonly record: ApplicationRecord;
  /** While staff ask for something to be done again. */
  readonly correction: AskedCorrection | null;
  /** Something in the details of the sign-up is wrong, the customer says. */
  readonly detailsReported: boolean;
}

/** A file that was uploaded for an application. */
interface KnownFile {
  readonly id: string;
  readonly type: string;
  readonly name: string;
}

/** What was uploaded for an application, no matter who keeps it. */
interface FilesOfApplications {
  /** Within a transaction, where one is given. */
  list(authorizationReqId: string, db?: Kysely<DB>): Promise<readonly KnownFile[]>;
  /** Where a file can be looked at for a while. */
  addressOf(id: string): Promise<string>;
}

export interface ApplicationDependencies {
  readonly db: Kysely<DB>;
  readonly bank: Bank;
  readonly now: () => Date;
  readonly customerAccounts: CustomerAccounts;
  /** Counted for the customer who names a number. */
  readonly findEmployee: FindEmployee;
  /** What the account that came of an application still waits for. */
  readonly depositDue: (authorizationReqId: string) => Promise<InitialDeposit | undefined>;
  readonly files: FilesOfApplications;
  /** The service that is never shown nor saved, because it has a card of its own. */
  readonly excludedServiceId: string;
}
