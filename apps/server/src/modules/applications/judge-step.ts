import { type BodyOf, errorCodes } from '@taga/contract';
import type { saveApplication } from '@taga/contract/calls';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import type { AccountOpeningOutcome, AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import { mayOpen, reachedByLeaving, takeAnswers } from '@taga/contract/journeys/answering';
import type { ExistingCustomerStep } from '@taga/contract/journeys/existing-customer/outline';
import type { Step } from '@taga/contract/journeys/journey';
import type { CalendarDate } from '@taga/contract/rules/calendar-date';
import type { ApplicationRecord } from '@taga/contract/records/application';
import { answersOfApplication, applicationFieldOf, fieldsOfAnswers } from '@taga/contract/records/application-answers';
import {
  codeStates,
  codeStepRecord,
  openingRoute,
  outcomeStepRecord,
  resumeAfter,
  savedNameOf,
  stepRecordBefore,
} from '@taga/contract/records/application-step';
import type { StepRecord } from '@taga/contract/records/step';
import { myanmarToday } from '@taga/contract/rules/calendar-date';
import type { AccountClass } from '@taga/reference/account-classes';
import { Refusal } from '../../refusal.ts';
import type { ApplicationDependencies } from './application.ts';
import { isEmployee } from './employee-reference.ts';
import { findKnownAnswers, withKnown } from './known-answers.ts';
import { openingStepsWith, placedBranch } from './opening-steps.ts';
import type { SaveTarget } from './store.ts';

export type SaveBody = BodyOf<typeof saveApplication>;

/** What a save makes of an application. */
export interface JudgedStep {
  readonly left: AccountOpeningStep | AccountOpeningOutcome | ExistingCustomerStep;
  readonly step: StepRecord;
  readonly record: ApplicationRecord;
  /** The customer goes on without a check, which is to be kept with the save. */
  readonly skipsCheck: boolean;
}

/** Steps that ask for what was uploaded or checked, and the one that confirms it all: there nobody's word counts. */
const asksForKnown: readonly string[] = ['biomatric', 'occupation', 'signature', 'summary-review'];

function leftIn({ Step }: Pick<SaveBody, 'Step'>, { person }: Pick<SaveTarget, 'person'>) {
  const left = savedNameOf(Step, person);
  if (!left) throw new Refusal(errorCodes.invalidField, { fields: ['Step'] });
  return left;
}

/** Judges the step that was left, with the wizard's own order and checks. Of the body only what it owns is looked at. */
export async function judgeStep(
  target: SaveTarget,
  body: SaveBody,
  offered: AccountClass,
  dependencies: ApplicationDependencies,
): Promise<JudgedStep> {
  const left = leftIn(body, target);
  const baseRoute = openingRoute(offered.accountType);
  if (left === 'otp-verification' || left === 'account-information' || left === 'account-activation') {
    return { left, step: judgeAfterWalk(left, body.Step, target, baseRoute), record: target.record, skipsCheck: false };
  }
  const stored = await findStored(target, left, dependencies);
  const today = myanmarToday(dependencies.now());
  const steps = openingStepsWith(
    left === 'additional-services' ? await dependencies.bank.listServices(offered.code) : undefined,
  );
  const place = resumeAfter(target.step, target.person).step;
  const progress = { answers: stored, step: place === 'account-activation' ? 'otp-verification' : place } as const;
  if (!mayOpen(steps, progress, today, left)) throw new Refusal(errorCodes.stepOutOfOrder);

  const given = givenIn(body, target, stored, dependencies);
  const answers = takeChecked(
    steps.find(({ name }) => name === left),
    stored,
    given,
    today,
  );
  if (left === 'introducers') await refuseUnknownEmployee(answers, dependencies);
  const record = fieldsOfAnswers(answers);
  const isChanged = JSON.stringify(record) !== JSON.stringify(fieldsOfAnswers(stored));
  const reached = reachedByLeaving(steps, { ...progress, answers }, left, isChanged);
  const skipsCheck = answers.identity.status === 'SKIPPED' && stored.identity.status !== 'SKIPPED';
  return { left, record, step: stepRecordBefore(reached, answers, baseRoute), skipsCheck };
}

/** What was answered so far with what the step asks for; refuses what is wrong with it. */
export function takeChecked(
  asked: Step<OpeningAnswers> | undefined,
  stored: OpeningAnswers,
  given: OpeningAnswers,
  today: CalendarDate,
): OpeningAnswers {
  const answers = asked ? { ...stored, ...takeAnswers(asked, given) } : stored;
  const problems = Object.keys(asked?.check(answers, today) ?? {});
  if (problems.length > 0) {
    throw new Refusal(errorCodes.invalidField, { fields: [...new Set(problems.map(applicationFieldOf))] });
  }
  return answers;
}

/**
 * Whether or not the browser has asked before. A bank that does not answer keeps nobody from saving: it is asked again
 * when the application is handed in, and what it has not confirmed by then is marked for staff.
 */
export async function refuseUnknownEmployee(
  { employee }: OpeningAnswers,
  { bank }: ApplicationDependencies,
): Promise<void> {
  const { staffId } = employee;
  if (staffId && (await isEmployee(staffId, bank)) === false) throw new Refusal(errorCodes.employeeNotFound);
}

/** What was answered so far. */
async function findStored(
  target: SaveTarget,
  left: AccountOpeningStep,
  dependencies: ApplicationDependencies,
): Promise<OpeningAnswers> {
  const stored = answersOfApplication(target.record, { ...target, idType: target.person.idType });
  if (!asksForKnown.includes(left)) return stored;
  return withKnown(stored, await findKnownAnswers(target, dependencies));
}

/** What the customer answers now. Uploads and checks are what they are; only that a check is skipped is theirs to say. */
export function givenIn(
  body: SaveBody,
  target: SaveTarget,
  stored: OpeningAnswers,
  { excludedServiceId }: Pick<ApplicationDependencies, 'excludedServiceId'>,
): OpeningAnswers {
  const given = answersOfApplication(body, { ...target, idType: target.person.idType });
  const isSkipped = given.identity.status === 'SKIPPED' && stored.identity.status !== 'VERIFIED';
  return {
    ...given,
    idImages: stored.idImages,
    incomeFiles: stored.incomeFiles,
    signature: stored.signature,
    identity: { ...given.identity, status: isSkipped ? 'SKIPPED' : stored.identity.status },
    branch: placedBranch(given.branch),
    services: given.services.filter(({ serviceId }) => serviceId !== excludedServiceId),
  };
}

/** The code and what comes of it: nobody says of themselves that it was right, nor that the bank has the application. */
function judgeAfterWalk(
  left: 'otp-verification' | AccountOpeningOutcome,
  { stepNumber }: StepRecord,
  { step, person }: SaveTarget,
  baseRoute: string,
): StepRecord {
  const place = resumeAfter(step, person);
  const claimed = codeStates[stepNumber] ?? 'asked';
  const isClaimed = left === 'otp-verification' && claimed === 'right' && place.codeState !== 'right';
  if (place.step !== 'otp-verification' || left === 'account-activation' || isClaimed) {
    throw new Refusal(errorCodes.stepOutOfOrder);
  }
  if (left === 'account-information') return outcomeStepRecord(left, baseRoute);
  return codeStepRecord(place.codeState === 'right' ? 'right' : claimed, baseRoute);
}
