import { arrivalDate } from '../../rules/applications/arrival-date.ts';
import { employeeReference } from '../../rules/applications/employee-reference.ts';
import { idImages, settledIdentity, signatureImage } from '../../rules/applications/identity-proof.ts';
import {
  introducedTwice,
  introducerForm,
  introducersWanted,
  repeatedPart,
} from '../../rules/applications/introducer.ts';
import { occupationForm, unemployed } from '../../rules/applications/occupation.ts';
import { branchCode, foreignCurrency } from '../../rules/applications/opening-choice.ts';
import type { ServiceChoice } from '../../rules/applications/service-choice.ts';
import { uploadedIncomeProof } from '../../rules/applications/upload.ts';
import type { CalendarDate } from '../../rules/fields/calendar-date.ts';
import type { MessageKey } from '../../rules/fields/message-keys.ts';
import { findProblem, findProblems } from '../../rules/fields/rule.ts';
import type { FieldPath, Problems, Step } from '../journey.ts';
import { type BranchAnswers, isForeign, needsIncomeProof, type OpeningAnswers } from './answers.ts';
import type { Applicant } from './applicant.ts';
import { type AccountOpeningStep, accountOpeningSteps } from './outline.ts';
import { answeredValue } from './question-values.ts';
import { type QuestionName, questionNamed, questionNames } from './questions.ts';

/** What only those know who hold the lists. */
export interface OnOffer {
  readonly isProfession: (name: string) => boolean;
  readonly isIndustry: (name: string) => boolean;
  /** One where an account of the class can be opened. */
  readonly isBranch: (branch: BranchAnswers, accountClass: string) => boolean;
  readonly areServices: (services: readonly ServiceChoice[]) => boolean;
}

/** For the browser: its lists offer nothing else, and all of them at once would be much to fetch. */
export const asOffered: OnOffer = {
  isProfession: () => true,
  isIndustry: () => true,
  isBranch: () => true,
  areServices: () => true,
};

export type Question = Pick<Step<OpeningAnswers>, 'fields' | 'check'>;

/** Leaves out what is in order. */
export function found(
  problems: { [Path in FieldPath<OpeningAnswers>]?: MessageKey | undefined },
): Problems<OpeningAnswers> {
  return Object.fromEntries(Object.entries(problems).filter(([, key]) => key !== undefined));
}

function occupationProblems(answers: OpeningAnswers, onOffer: OnOffer): Problems<OpeningAnswers> {
  const { occupation } = answers;
  const wrong = Object.entries(findProblems(occupationForm, occupation)).map(([part, key]) => [
    `occupation.${part}`,
    key,
  ]);
  const works = occupation.employment !== unemployed;
  const { profession, industry } = occupation;
  return {
    ...found({
      'occupation.profession':
        works && profession && !onOffer.isProfession(profession)
          ? 'validation.occupation.professionMissing'
          : undefined,
      'occupation.industry':
        works && industry && !onOffer.isIndustry(industry) ? 'validation.occupation.industryMissing' : undefined,
      incomeFiles: needsIncomeProof(answers) ? findProblem(uploadedIncomeProof, answers.incomeFiles) : undefined,
    }),
    ...Object.fromEntries(wrong),
  };
}

function introducerProblems(answers: OpeningAnswers): Problems<OpeningAnswers> {
  const { introducers, employee } = answers;
  const forms = introducers.wanted === 'yes' ? (['firstIntroducer', 'secondIntroducer'] as const) : [];
  const wrong = forms.flatMap((form) =>
    Object.entries(findProblems(introducerForm, answers[form])).map(([part, key]) => [`${form}.${part}`, key]),
  );
  const repeated = forms.length > 0 && repeatedPart(answers.firstIntroducer, answers.secondIntroducer);
  return {
    ...found({
      'introducers.wanted': findProblem(introducersWanted, introducers.wanted),
      'employee.staffId': employee.staffId ? findProblem(employeeReference, employee.staffId) : undefined,
    }),
    ...(repeated && { [`secondIntroducer.${repeated}`]: introducedTwice }),
    ...Object.fromEntries(wrong),
  };
}

function branchProblem({ branch, accountClass }: OpeningAnswers, { isBranch }: OnOffer): MessageKey | undefined {
  const missing = findProblem(branchCode, branch.code);
  return missing ?? (isBranch(branch, accountClass) ? undefined : 'validation.branch.missing');
}

/** A cheque book has a card of its own, and is enough by itself. */
function servicesProblem(answers: OpeningAnswers, { areServices }: OnOffer): MessageKey | undefined {
  const { services, chequeBook } = answers;
  if (services.length === 0 && !chequeBook.isWanted) return 'validation.services.missing';
  return areServices(services) ? undefined : 'validation.invalid';
}

/** What each step asks that is kept. Review, summary and terms ask for a yes, which is that the step was left. */
function questionsOf(onOffer: OnOffer): { readonly [Name in AccountOpeningStep]?: Question } {
  return {
    initial: {
      fields: ['currency'],
      check: (answers) =>
        found({ currency: isForeign(answers) ? findProblem(foreignCurrency, answers.currency) : undefined }),
    },
    biomatric: {
      fields: ['identity', 'idImages'],
      check: ({ identity, idImages: images, idType }) =>
        found({
          'identity.status': findProblem(settledIdentity, identity.status),
          idImages: identity.status === 'SKIPPED' ? undefined : findProblem(idImages(idType), images),
        }),
    },
    occupation: {
      fields: ['occupation', 'incomeFiles'],
      check: (answers) => occupationProblems(answers, onOffer),
    },
    signature: {
      fields: ['signature'],
      check: ({ signature }) => found({ signature: findProblem(signatureImage, signature) }),
    },
    ...questionsOfEveryOpening(onOffer),
  };
}

/** What is asked of everybody who opens an account, whichever way they came. */
export function questionsOfEveryOpening(onOffer: OnOffer) {
  return {
    introducers: {
      fields: ['introducers', 'firstIntroducer', 'secondIntroducer', 'employee'],
      check: introducerProblems,
    },
    'choose-branch': {
      fields: ['branch'],
      check: (answers) => found({ 'branch.code': branchProblem(answers, onOffer) }),
    },
    'additional-services': {
      fields: ['services'],
      check: (answers) => found({ services: servicesProblem(answers, onOffer) }),
    },
  } as const satisfies Readonly<Record<string, Question>>;
}

export const nothing: Question = { fields: [], check: () => ({}) };

/** What the questions of one field may be answered with. */
const questionRules: Readonly<Record<QuestionName, (today: CalendarDate) => Parameters<typeof findProblem>[0]>> = {
  arrival: arrivalDate,
};

/** Of a step, the questions that are asked of somebody. */
export function questionsAt(step: AccountOpeningStep, applicant: Applicant): QuestionName[] {
  return questionNames.filter((name) => {
    const { step: own, appliesTo } = questionNamed[name];
    return own === step && (appliesTo?.(applicant) ?? true);
  });
}

function questionProblems(step: AccountOpeningStep, answers: OpeningAnswers, today: CalendarDate) {
  const problems = questionsAt(step, answers).map((name) => [
    `${name}.${questionNamed[name].input}`,
    findProblem(questionRules[name](today), answeredValue(answers, name)),
  ]);
  return found(Object.fromEntries(problems));
}

/** A step with the questions of one field that stand in its form. */
function withQuestions(step: AccountOpeningStep, { fields, check }: Question): Question {
  return {
    fields: [...fields, ...questionNames.filter((name) => questionNamed[name].step === step)],
    check: (answers, today) => ({ ...check(answers, today), ...questionProblems(step, answers, today) }),
  };
}

/** The steps with what they ask. The server says what exists; the browser takes what its lists offered. */
export function checkedAccountOpening(onOffer = asOffered): readonly Step<OpeningAnswers, AccountOpeningStep>[] {
  const questions = questionsOf(onOffer);
  return accountOpeningSteps.map((place) => ({
    ...place,
    ...withQuestions(place.name, questions[place.name] ?? nothing),
  }));
}
