import type { applicationStatuses } from '@taga/contract/records/account-info';
import type { StepRecord } from '@taga/contract/records/step';

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
