import type { AnalyticsEvent } from '@taga/contract';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import type { ExistingCustomerStep } from '@taga/contract/journeys/existing-customer/outline';
import type { StoredApplication } from '@taga/contract/records/account-info';
import type { StepRecord } from '@taga/contract/records/step';
import type { AccountClass } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import { type ServerDraft, type ServerJourney, type Typed, unsavedOf } from '../journey/server-journey.ts';
import type { Customer } from '../session/session.ts';
import type { SaveLog } from './frame/save-log.ts';

/** A step of whichever way to an account. */
export type OpeningStep = AccountOpeningStep | ExistingCustomerStep;
export type OpeningDraft<Step extends string = OpeningStep> = ServerDraft<OpeningAnswers, Step>;

/** What is reported when a step is opened, and when it is left for the next; no more than the names is sent. */
export type StepEvents<Step extends string = OpeningStep> = {
  readonly [Name in Step]?: readonly [start: AnalyticsEvent, end?: AnalyticsEvent];
};

/** One of the ways to an account: how each of its steps is saved and reported. */
interface OpeningWay<Step extends string = OpeningStep> {
  readonly events: StepEvents<Step>;
  stepRecordOf(left: Step, answers: OpeningAnswers): StepRecord;
}

/** What is known of an application once it is loaded. */
export interface LoadedApplication {
  readonly customer: Customer;
  readonly accountClass: AccountClass;
  readonly currency: Currency;
  /** As it was loaded; what was answered since stands in the journey's draft. */
  readonly application: StoredApplication;
}

/** An application that is being filled in, on whichever way. */
export interface Opening<Step extends string = OpeningStep> extends LoadedApplication {
  /** Another one each time it is loaded: what is drawn from it begins anew. */
  readonly key: string;
  /** `AuthorizationReqId` on the wire. */
  readonly id: string;
  readonly way: OpeningWay<Step>;
  readonly journey: ServerJourney<OpeningAnswers, Step>;
  readonly saves: SaveLog;
  /** Something was typed here, and then another device was quicker: what it saved counts. */
  readonly isOverruled: boolean;
}

/** Whether something was typed over what somebody else has changed since. */
export function isOverruledBy(
  saved: OpeningAnswers,
  revision: number,
  typed: Typed<OpeningAnswers> | undefined,
): boolean {
  const unsaved = typed && typed.revision !== revision ? unsavedOf(saved, typed.answers) : {};
  return Object.keys(unsaved).length > 0;
}
