import type { applicationStatuses } from '@taga/contract/records/account-info';
import type { StepRecord } from '@taga/contract/records/step';
import type { Kysely } from 'kysely';
import type { Bank } from '../../bank/bank.ts';
import type { DB } from '../../db/schema.gen.ts';
import type { OwnAccounts } from '../accounts/index.ts';

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** A customer's application for one account class. */
export interface Application {
  readonly authorizationReqId: string;
  /** Null until the first step is saved. */
  readonly status: ApplicationStatus | null;
  readonly step: StepRecord | null;
  /** Counts the saves. */
  readonly revision: number;
}

export interface ApplicationDependencies {
  readonly db: Kysely<DB>;
  readonly bank: Bank;
  readonly now: () => Date;
  readonly ownAccounts: OwnAccounts;
  /** The service that is never shown nor saved, because it has a card of its own. */
  readonly excludedServiceId: string;
}
