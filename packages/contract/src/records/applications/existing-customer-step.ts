import type { OpeningAnswers } from '../../journeys/account-opening/answers.ts';
import {
  type ExistingCustomerOutcome,
  type ExistingCustomerStep,
  existingCustomerOutcomes,
  existingCustomerSteps,
} from '../../journeys/existing-customer/outline.ts';
import { nextOf } from '../../journeys/journey.ts';
import { leftStepOf, stepBefore } from '../../journeys/saved-step.ts';
import { type Remarked, stepRecordIn } from './application-step.ts';
import { isExistingCustomerRoute } from './existing-customer-route.ts';
import type { StepRecord } from './step.ts';

/** How far an existing customer has come, in the words of the wire, and where they go on. */

/** Where an application of an existing customer stands. */
export interface ExistingCustomerPlace {
  readonly step: ExistingCustomerStep | 'account-activation';
  /** The services were confirmed, and all that is left is Done. */
  readonly isConfirmed: boolean;
  /** Done failed and is tried again, after another code. */
  readonly isRetried: boolean;
}

/** What is saved of both ways to the same screens: which one was entered is not kept. */
export const existingCustomerRoute = '/create-etb-account/cash-current';

type Saved = Omit<StepRecord, 'actionRemark'>;

/** Which step or outcome a saved step speaks of; nothing where it contradicts itself. */
export function existingCustomerNameOf(saved: Saved): ExistingCustomerStep | ExistingCustomerOutcome | undefined {
  const { stepRouteName, stepRouteNumber } = saved;
  const isIt = (outcome: (typeof existingCustomerOutcomes)[number]) =>
    outcome.name === stepRouteName && outcome.savedNumber === stepRouteNumber;
  return existingCustomerOutcomes.find(isIt)?.name ?? leftStepOf(existingCustomerSteps, {}, saved);
}

/** Where the customer goes on: after the step that was left. What was saved on another way says nothing here. */
export function existingCustomerPlace(saved: Saved | null): ExistingCustomerPlace {
  const left = saved && isExistingCustomerRoute(saved.baseRoute) ? existingCustomerNameOf(saved) : undefined;
  const at = (step: ExistingCustomerPlace['step']) => ({ step, isConfirmed: false, isRetried: false });
  if (!left) return at('bankaccount');
  if (left === 'account-activation') return at(left);
  if (left === 'account-information') return { ...at('otp-verification'), isRetried: true };
  if (left === 'confirmation') return { ...at(left), isConfirmed: true };
  return at(nextOf(existingCustomerSteps, {}, left) ?? left);
}

/** What is saved when a step is left. */
export function existingCustomerStepRecord(left: ExistingCustomerStep, answers: Remarked): StepRecord {
  return stepRecordIn(existingCustomerSteps, left, answers, existingCustomerRoute);
}

/** What is saved of somebody who has reached a step: that the one before it was left. */
export function existingCustomerRecordBefore(reached: ExistingCustomerStep, answers: OpeningAnswers): StepRecord {
  return existingCustomerStepRecord(stepBefore(existingCustomerSteps, {}, reached) ?? 'bankaccount', answers);
}

/** The failure screen is left by trying again. */
export function existingCustomerOutcomeRecord(name: ExistingCustomerOutcome): StepRecord {
  const actionRemark = name === 'account-information' ? 'retry' : 'normal';
  const stepRouteNumber = existingCustomerOutcomes.find((outcome) => outcome.name === name)?.savedNumber ?? 0;
  return { baseRoute: existingCustomerRoute, stepRouteNumber, stepRouteName: name, stepNumber: 0, actionRemark };
}
