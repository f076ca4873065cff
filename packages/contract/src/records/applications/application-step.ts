import type { OpeningAnswers } from '../../journeys/account-opening/answers.ts';
import type { Applicant } from '../../journeys/account-opening/applicant.ts';
import {
  type AccountOpeningOutcome,
  type AccountOpeningStep,
  accountOpeningOutcomes,
  accountOpeningSteps,
} from '../../journeys/account-opening/outline.ts';
import { nextOf, type Places, placeOf } from '../../journeys/journey.ts';
import { leftStepOf, savedStepOf, stepBefore } from '../../journeys/saved-step.ts';
import { isExistingCustomerRoute } from './existing-customer-route.ts';
import type { StepRecord } from './step.ts';

/** How far an application has come, in the words of the wire, and where its customer goes on. */

/** Of the code that closes an application: still asked for, right, or wrong. Saved by its place in this list. */
export const codeStates = ['asked', 'right', 'wrong'] as const;
export type CodeState = (typeof codeStates)[number];

/** Where an application stands. */
export interface OpeningPlace {
  readonly step: AccountOpeningStep | 'account-activation';
  /** Of interest at the code alone. */
  readonly codeState: CodeState;
}

type SavedOpening = Omit<StepRecord, 'actionRemark'>;

/** Which step or outcome a saved step speaks of; nothing where it contradicts itself. */
export function savedNameOf(
  saved: SavedOpening,
  applicant: Applicant,
): AccountOpeningStep | AccountOpeningOutcome | undefined {
  const { stepRouteName, stepRouteNumber } = saved;
  const isIt = (outcome: (typeof accountOpeningOutcomes)[number]) =>
    outcome.name === stepRouteName && outcome.savedNumber === stepRouteNumber;
  return accountOpeningOutcomes.find(isIt)?.name ?? leftStepOf(accountOpeningSteps, applicant, saved);
}

/**
 * Where the customer goes on: after the step that was left. The code is saved by what became of it; who failed
 * afterwards is asked for a new one.
 */
export function resumeAfter(saved: SavedOpening | null, applicant: Applicant): OpeningPlace {
  const isOurs = saved !== null && !isExistingCustomerRoute(saved.baseRoute);
  const left = isOurs && savedNameOf(saved, applicant);
  if (!left) return { step: 'biomatric', codeState: 'asked' };
  if (left === 'account-activation') return { step: left, codeState: 'right' };
  if (left === 'account-information') return { step: 'otp-verification', codeState: 'asked' };
  if (left === 'otp-verification') return { step: left, codeState: codeStates[saved.stepNumber] ?? 'asked' };
  return { step: nextOf(accountOpeningSteps, applicant, left) ?? left, codeState: 'asked' };
}

/** `/create-account/saving`. */
export function openingRoute(accountType: string): string {
  return `/create-account/${accountType}`;
}

export type Remarked = Pick<OpeningAnswers, 'idType' | 'introducers'>;

/** What is saved when a step is left, whichever way it belongs to. */
export function stepRecordIn<Name extends string>(
  steps: Places<Remarked, Name>,
  left: Name,
  answers: Remarked,
  baseRoute: string,
): StepRecord {
  const isSkipped = left === 'introducers' && answers.introducers.wanted === 'no';
  const saved = savedStepOf(steps, answers, left) as SavedOpening;
  return { ...saved, baseRoute, actionRemark: isSkipped ? 'skip' : 'normal' };
}

export function stepRecordOf(left: AccountOpeningStep, answers: Remarked, baseRoute: string): StepRecord {
  return stepRecordIn(accountOpeningSteps, left, answers, baseRoute);
}

/** What is saved of somebody who has reached a step: that the one before it was left. */
export function stepRecordBefore(reached: AccountOpeningStep, answers: Remarked, baseRoute: string): StepRecord {
  return stepRecordOf(stepBefore(accountOpeningSteps, answers, reached) ?? 'initial', answers, baseRoute);
}

/** A step or outcome that stands alone at its address. */
function alone(name: 'otp-verification' | AccountOpeningOutcome, baseRoute: string, stepNumber = 0): StepRecord {
  const places = [...accountOpeningSteps, ...accountOpeningOutcomes];
  const { savedNumber: stepRouteNumber = 0 } = places[placeOf(places, name)] ?? {};
  return { baseRoute, stepRouteNumber, stepRouteName: name, stepNumber, actionRemark: 'normal' };
}

export function codeStepRecord(state: CodeState, baseRoute: string): StepRecord {
  return alone('otp-verification', baseRoute, codeStates.indexOf(state));
}

/** The failure screen is left by trying again. */
export function outcomeStepRecord(name: AccountOpeningOutcome, baseRoute: string): StepRecord {
  return { ...alone(name, baseRoute), actionRemark: name === 'account-information' ? 'retry' : 'normal' };
}
