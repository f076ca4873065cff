import { errorCodes } from '@taga/contract';
import { mayCorrectField, stepsToCorrect } from '@taga/contract/journeys/account-opening/corrections';
import type { AccountOpeningOutcome, AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import { mayOpen, reachedByLeaving } from '@taga/contract/journeys/answering';
import type { ExistingCustomerStep } from '@taga/contract/journeys/existing-customer/outline';
import type { ApplicationRecord } from '@taga/contract/records/applications/application';
import { fieldsOfAnswers } from '@taga/contract/records/applications/application-answers';
import {
  codeStates,
  codeStepRecord,
  openingRoute,
  outcomeStepRecord,
  resumeAfter,
  savedNameOf,
  stepRecordBefore,
} from '@taga/contract/records/applications/application-step';
import type { StepRecord } from '@taga/contract/records/applications/step';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import type { AccountClass } from '@taga/reference/account-classes';
import { DomainError } from '../../../domain-error.ts';
import type { ApplicationDependencies } from './application.ts';
import type { SaveTarget } from './store.ts';
import { answerStep, findStored, type SaveBody, skipsCheck, stepsToValidate } from './validate-answers.ts';

/** What a save makes of an application. */
export interface ValidatedStep {
  readonly left: AccountOpeningStep | AccountOpeningOutcome | ExistingCustomerStep;
  readonly step: StepRecord;
  readonly record: ApplicationRecord;
  /** The customer goes on without a check, which is to be kept with the save. */
  readonly skipsCheck: boolean;
}

function leftIn({ Step }: Pick<SaveBody, 'Step'>, { person }: Pick<SaveTarget, 'person'>) {
  const left = savedNameOf(Step, person);
  if (!left) throw new DomainError(errorCodes.invalidField, { fields: ['Step'] });
  return left;
}

/** Evaluates the step that was left, with the wizard's own order and checks. Of the body only what it owns is looked at. */
export async function validateStep(
  target: SaveTarget,
  body: SaveBody,
  offered: AccountClass,
  dependencies: ApplicationDependencies,
): Promise<ValidatedStep> {
  const left = leftIn(body, target);
  if (target.correction) return validateCorrection(target, body, offered, dependencies);
  const baseRoute = openingRoute(offered.accountType);
  if (left === 'otp-verification' || left === 'account-information' || left === 'account-activation') {
    return { left, step: checkAfterWalk(left, body.Step, target, baseRoute), record: target.record, skipsCheck: false };
  }
  const stored = await findStored(target, left, dependencies);
  const today = myanmarToday(dependencies.now());
  const steps = await stepsToValidate(left, offered, dependencies);
  const place = resumeAfter(target.step, target.person).step;
  const progress = { answers: stored, step: place === 'account-activation' ? 'otp-verification' : place } as const;
  const asked = steps.find(({ name }) => name === left);
  if (!asked || !mayOpen(steps, progress, today, left)) throw new DomainError(errorCodes.stepOutOfOrder);

  const answers = await answerStep(asked, { target, body, stored }, dependencies);
  const record = fieldsOfAnswers(answers);
  const isChanged = JSON.stringify(record) !== JSON.stringify(fieldsOfAnswers(stored));
  const reached = reachedByLeaving(steps, { ...progress, answers }, left, isChanged);
  return {
    left,
    record,
    step: stepRecordBefore(reached, answers, baseRoute),
    skipsCheck: skipsCheck(answers, stored),
  };
}

/**
 * Evaluates a step that is done again because staff have asked for it. Of the body only the answers that they asked for are
 * looked at, and how far the customer has come stays as it was.
 */
async function validateCorrection(
  target: SaveTarget,
  body: SaveBody,
  offered: AccountClass,
  dependencies: ApplicationDependencies,
): Promise<ValidatedStep> {
  const items = target.correction?.items ?? [];
  const left = stepsToCorrect(items).find((name) => name === leftIn(body, target));
  if (!left || !target.step) throw new DomainError(errorCodes.notAskedToCorrect);
  const stored = await findStored(target, left, dependencies);
  const asked = (await stepsToValidate(left, offered, dependencies)).find(({ name }) => name === left);
  if (!asked) throw new DomainError(errorCodes.notAskedToCorrect);
  const given = { target, body, stored, isOpen: (field: keyof typeof stored) => mayCorrectField(field, items) };
  const answers = await answerStep(asked, given, dependencies);
  return { left, step: target.step, record: fieldsOfAnswers(answers), skipsCheck: skipsCheck(answers, stored) };
}

/** The code and what comes of it: nobody says of themselves that it was right, nor that the bank has the application. */
function checkAfterWalk(
  left: 'otp-verification' | AccountOpeningOutcome,
  { stepNumber }: StepRecord,
  { step, person }: SaveTarget,
  baseRoute: string,
): StepRecord {
  const place = resumeAfter(step, person);
  const claimed = codeStates[stepNumber] ?? 'asked';
  const isClaimed = left === 'otp-verification' && claimed === 'right' && place.codeState !== 'right';
  if (place.step !== 'otp-verification' || left === 'account-activation' || isClaimed) {
    throw new DomainError(errorCodes.stepOutOfOrder);
  }
  if (left === 'account-information') return outcomeStepRecord(left, baseRoute);
  return codeStepRecord(place.codeState === 'right' ? 'right' : claimed, baseRoute);
}
