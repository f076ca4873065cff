import { type AnalyticsEvent, errorCodes } from '@taga/contract';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import type { ExistingCustomerStep } from '@taga/contract/journeys/existing-customer/outline';
import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import { saveBodyOf } from '@taga/contract/records/applications/application-values';
import type { StepRecord } from '@taga/contract/records/applications/step';
import { type Application, useApplication } from '@taga/journey/application';
import type { ApplicationDefinition } from '@taga/journey/create-application';
import type { ServerDraft } from '@taga/journey/server-journey';
import type { AccountClass } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import { isRefusedWith } from '@taga/web/form';
import { paths } from '../../../config/paths.ts';
import { blockedByBank } from '../../access/session/blocked-by-bank.ts';
import type { Customer } from '../../access/session/session.ts';
import { logEvent } from '../../platform/analytics/log-event.ts';
import { cacheForOffline } from '../../platform/offline/cache-for-offline.ts';
import { typedAnswersOf } from '../opening/typed-answers.ts';
import { saveRecord } from './save-record.ts';

/** A step of whichever way to an account. */
export type OpeningStep = AccountOpeningStep | ExistingCustomerStep;
export type OpeningDraft<Step extends string = OpeningStep> = ServerDraft<OpeningAnswers, Step>;

/** What is reported when a step is opened, and when it is left for the next; no more than the names is sent. */
export type StepEvents<Step extends string = OpeningStep> = {
  readonly [Name in Step]?: readonly [start: AnalyticsEvent, end?: AnalyticsEvent];
};

/** What is known of an application once it is loaded. */
export interface LoadedApplication {
  readonly customer: Customer;
  readonly accountClass: AccountClass;
  readonly currency: Currency;
  /** As it was loaded; what was answered since stands in the journey's draft. */
  readonly application: StoredApplication;
}

/** An application that is being filled in, on whichever way. */
export interface WizardOpening<Step extends string = OpeningStep>
  extends LoadedApplication,
    Application<OpeningAnswers, Step> {
  /** `AuthorizationReqId` on the wire. */
  readonly id: string;
}

export const useOpening = () => useApplication<WizardOpening>();

/** What all ways to an account have in common: how a step is saved and reported, and where what is typed is kept. */
export function openingDefinition<Step extends string>(
  { customer, application }: LoadedApplication,
  events: StepEvents<Step>,
  stepRecordOf: (left: Step, answers: OpeningAnswers) => StepRecord,
) {
  return {
    typed: typedAnswersOf<OpeningAnswers>(customer.loginId, application.Id),
    homePath: paths.home(),
    onAsking: () => void cacheForOffline(),
    async save({ step, answers, revision, saveKey, language }) {
      const body = saveBodyOf({
        customer: application.PersonalDetail ?? {},
        answers,
        step: stepRecordOf(step, answers),
        authorizationReqId: application.Id,
        revision,
        saveKey,
      });
      return saveRecord(body, { language, isQuiet: true });
    },
    onSaved(step, language) {
      const [, end] = events[step] ?? [];
      if (end) void logEvent(end, language);
    },
    onRefused(domainError, navigate) {
      if (!isRefusedWith(domainError, errorCodes.customerBlacklisted)) return;
      navigate(paths.accountBlocked(), { replace: true, state: blockedByBank });
    },
  } satisfies Partial<ApplicationDefinition<OpeningAnswers, Step>>;
}
