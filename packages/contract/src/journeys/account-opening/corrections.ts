import { type DetailItem, detailItems } from '../../rules/customers/personal-details.ts';
import { needsIncomeProof, type Opened, type OpeningAnswers } from './answers.ts';
import { ofPassportHolders } from './applicant.ts';
import { type AccountOpeningStep, accountOpeningSteps } from './outline.ts';
import { type QuestionItem, questionNamed, questionNames } from './questions.ts';

/** What staff may ask a customer to do again, each by its name. */
export const correctionItems = [
  ...detailItems,
  'ID_FRONT',
  'ID_BACK',
  'SELFIE_VIDEO',
  'OCCUPATION',
  'INCOME_PROOF',
  ...questionNames.map((name) => questionNamed[name].item),
  'SIGNATURE',
  'INTRODUCERS',
  'BRANCH',
  'SERVICES',
] as const;
export type CorrectionItem = (typeof correctionItems)[number];

/** Who is asked, and for what. */
interface CorrectionQuery extends Opened {
  /** What the bank itself has of its customer, from before or since, only staff correct. */
  readonly isBankCustomer?: boolean;
}

interface Correctable {
  /** Where the wizard asks for it. */
  readonly step: AccountOpeningStep;
  /** Whom the wizard asks for it. */
  readonly appliesTo: (query: CorrectionQuery) => boolean;
  /** The answers that may be given again with it. */
  readonly fields: readonly (keyof OpeningAnswers)[];
  /** The files that may be sent again with it, as far as their types begin. */
  readonly files: readonly string[];
  /** What of who the customer is, which stands in the profile and not among the answers, as the record has it. */
  readonly details?: readonly string[];
}

const everybody = () => true;

/** Each question can be answered again by itself. */
const ofQuestions = Object.fromEntries(
  questionNames.map((name): [QuestionItem, Correctable] => {
    const { item, step, appliesTo = everybody } = questionNamed[name];
    return [item, { step, appliesTo, fields: [name], files: [] }];
  }),
) as Readonly<Record<QuestionItem, Correctable>>;

const recordFields: Readonly<Record<DetailItem, readonly string[]>> = {
  NAME: ['Name'],
  FATHER_NAME: ['FatherName'],
  ID_NUMBER: ['UIdValue'],
  BIRTH_DATE: ['DOB'],
  ADDRESS: [
    ...(['CurrentState', 'CurrentTownship', 'CurrentAddress', 'CurHouseNo', 'CurStreet'] as const),
    ...(['PermanentState', 'PermanentTownship', 'PermanentAddress', 'PerHouseNo', 'PerStreet'] as const),
  ],
  PHONE: ['MobileNo'],
};

/** Each detail can be corrected by itself, where the wizard shows who the customer is. */
const ofDetails = Object.fromEntries(
  detailItems.map((item): [DetailItem, Correctable] => [
    item,
    {
      step: 'review',
      appliesTo: ({ isBankCustomer = false }) => !isBankCustomer,
      fields: [],
      files: [],
      details: recordFields[item],
    },
  ]),
) as Readonly<Record<DetailItem, Correctable>>;

const correctables: Readonly<Record<CorrectionItem, Correctable>> = {
  ...ofDetails,
  ID_FRONT: {
    step: 'biomatric',
    appliesTo: everybody,
    fields: ['identity', 'idImages'],
    files: ['PRIMARY-FRONT', 'SECONDARY-FRONT'],
  },
  ID_BACK: {
    step: 'biomatric',
    appliesTo: (answers) => !ofPassportHolders(answers),
    fields: ['identity', 'idImages'],
    files: ['PRIMARY-BACK', 'SECONDARY-BACK'],
  },
  SELFIE_VIDEO: { step: 'biomatric', appliesTo: everybody, fields: ['identity'], files: ['SELFIE-VIDEO'] },
  OCCUPATION: { step: 'occupation', appliesTo: everybody, fields: ['occupation'], files: [] },
  INCOME_PROOF: { step: 'occupation', appliesTo: needsIncomeProof, fields: ['incomeFiles'], files: ['SRC_INCOME_'] },
  ...ofQuestions,
  SIGNATURE: { step: 'signature', appliesTo: everybody, fields: ['signature'], files: ['SIGNATURE'] },
  INTRODUCERS: {
    step: 'introducers',
    appliesTo: everybody,
    fields: ['introducers', 'firstIntroducer', 'secondIntroducer', 'employee'],
    files: [],
  },
  BRANCH: { step: 'choose-branch', appliesTo: everybody, fields: ['branch'], files: [] },
  SERVICES: { step: 'additional-services', appliesTo: everybody, fields: ['services'], files: [] },
};

/** What may be asked of who gave these answers: nothing that the wizard does not ask them. */
export function correctionItemsFor(query: CorrectionQuery): CorrectionItem[] {
  return correctionItems.filter((item) => correctables[item].appliesTo(query));
}

/** Whether it is about who the customer is. */
export function isDetail(item: CorrectionItem): item is DetailItem {
  return correctables[item].details !== undefined;
}

/** One thing that was asked for, and whether the customer has done it since. */
export interface Correction {
  readonly item: CorrectionItem;
  readonly isDone: boolean;
}

/** The steps that are open while these are asked for, in the order of the walk. No other is. */
export function stepsToCorrect(items: readonly CorrectionItem[]): AccountOpeningStep[] {
  const asked = items.map((item) => correctables[item].step);
  return accountOpeningSteps.map(({ name }) => name).filter((name) => asked.includes(name));
}

/** Where the wizard opens: the first step with something left to do. None when all is done and can be submitted. */
export function findStepToCorrect(corrections: readonly Correction[]): AccountOpeningStep | undefined {
  return stepsToCorrect(corrections.filter(({ isDone }) => !isDone).map(({ item }) => item))[0];
}

/** Of a step, the items that are asked for there. */
export function itemsAt(step: AccountOpeningStep, items: readonly CorrectionItem[]): CorrectionItem[] {
  return items.filter((item) => correctables[item].step === step);
}

export function mayCorrectField(field: keyof OpeningAnswers, items: readonly CorrectionItem[]): boolean {
  return items.some((item) => correctables[item].fields.includes(field));
}

/** Of a type of file as sent or as kept. */
export function isFileOf(item: CorrectionItem, fileType: string): boolean {
  return correctables[item].files.some((start) => fileType.startsWith(start));
}

/** What was submitted: what was answered, and the record with who the customer was by then. */
interface Submitted {
  readonly answers: OpeningAnswers;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Of what was done again, what is not as it was. Whatever has to be sent was sent again. */
export function changedItems(items: readonly CorrectionItem[], before: Submitted, after: Submitted): CorrectionItem[] {
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);
  return items.filter((item) => {
    const { fields, details = [] } = correctables[item];
    return (
      isSent(item) ||
      fields.some((field) => isOther(before.answers[field], after.answers[field])) ||
      details.some((field) => isOther(before.record[field], after.record[field]))
    );
  });
}

/** A photo, a video, a paper or a signature, and no answer that is typed. */
export function isSent(item: CorrectionItem): boolean {
  return correctables[item].files.length > 0;
}

/** What belongs to an item, for the definition of the kind. */
export function correctionOf(item: CorrectionItem) {
  return { item, ...correctables[item] };
}
