import { type BodyOf, errorCodes } from '@taga/contract';
import type { saveApplication } from '@taga/contract/endpoints';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import { takeAnswers } from '@taga/contract/journeys/answering';
import type { Step } from '@taga/contract/journeys/journey';
import { answersOfApplication, applicationFieldOf } from '@taga/contract/records/applications/application-answers';
import { isSameDocument } from '@taga/contract/rules/applications/introducer';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import type { AccountClass } from '@taga/reference/account-classes';
import { DomainError } from '../../../domain-error.ts';
import type { ApplicationDependencies } from './application.ts';
import { findEmployeeName } from './employee-reference.ts';
import { findKnownAnswers, withKnown } from './known-answers.ts';
import { openingStepsWith, placedBranch } from './opening-steps.ts';
import type { SaveTarget } from './store.ts';

export type SaveBody = BodyOf<typeof saveApplication>;

/** Steps that ask for what was uploaded or checked, and the one that confirms it all: there nobody's word counts. */
const asksForKnown: readonly string[] = ['biomatric', 'occupation', 'signature', 'summary-review'];

/** The wizard's steps as they are evaluated when one of them is left. */
export async function stepsToValidate(
  left: AccountOpeningStep,
  { code }: AccountClass,
  { bank }: Pick<ApplicationDependencies, 'bank'>,
) {
  return openingStepsWith(left === 'additional-services' ? await bank.listServices(code) : undefined);
}

/** What was answered so far. */
export async function findStored(
  target: SaveTarget,
  left: AccountOpeningStep,
  dependencies: ApplicationDependencies,
): Promise<OpeningAnswers> {
  const stored = answersOfApplication(target.record, { ...target, idType: target.person.idType });
  if (!asksForKnown.includes(left)) return stored;
  return withKnown(stored, await findKnownAnswers(target, dependencies));
}

interface AnswersInput {
  readonly target: SaveTarget;
  readonly body: SaveBody;
  readonly stored: OpeningAnswers;
  /** Of the answers that the step owns, those that may be changed; all of them unless it says. */
  readonly isOpen?: (field: keyof OpeningAnswers) => boolean;
}

/** The answers with those of the step as they are given now. Refuses what the step finds wrong. */
export async function answerStep(
  asked: Step<OpeningAnswers>,
  { target, body, stored, isOpen = () => true }: AnswersInput,
  dependencies: ApplicationDependencies,
): Promise<OpeningAnswers> {
  const owned = Object.entries(takeAnswers(asked, givenIn(body, target, stored, dependencies)));
  const taken = owned.filter(([field]) => isOpen(field as keyof OpeningAnswers));
  const answers = { ...stored, ...Object.fromEntries(taken) };
  const problems = [
    ...Object.keys(asked.check(answers, myanmarToday(dependencies.now()))),
    ...(asked.name === 'introducers' ? ownIntroductions(answers, target) : []),
  ];
  if (problems.length > 0) {
    throw new DomainError(errorCodes.invalidField, { fields: [...new Set(problems.map(applicationFieldOf))] });
  }
  if (asked.name === 'introducers') await refuseUnknownEmployee(answers, target, dependencies);
  return answers;
}

/** Where somebody introduces themselves. */
function ownIntroductions(answers: OpeningAnswers, { person }: SaveTarget): string[] {
  if (answers.introducers.wanted !== 'yes') return [];
  const forms = ['firstIntroducer', 'secondIntroducer'] as const;
  return forms.filter((form) => isSameDocument(answers[form], person)).map((form) => `${form}.idValue`);
}

/** Whether the customer goes on without a check from now on. */
export function skipsCheck(answers: OpeningAnswers, stored: OpeningAnswers): boolean {
  return answers.identity.status === 'SKIPPED' && stored.identity.status !== 'SKIPPED';
}

/**
 * Whether or not the browser has asked before. A bank that does not answer keeps nobody from saving: it is asked again
 * when the application is submitted, and what it has not confirmed by then is marked for staff.
 */
async function refuseUnknownEmployee(
  { employee: { staffId } }: OpeningAnswers,
  { customerId }: SaveTarget,
  { findEmployee }: ApplicationDependencies,
): Promise<void> {
  const find = (id: string) => findEmployee(id, customerId);
  if (staffId && (await findEmployeeName(staffId, find)) === null) throw new DomainError(errorCodes.employeeNotFound);
}

/** What the customer answers now. Uploads and checks are what they are; only that a check is skipped is theirs to say. */
function givenIn(
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
