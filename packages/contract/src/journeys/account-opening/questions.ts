import type { DateParts } from '../../rules/fields/calendar-date.ts';
import { type Applicant, ofPassportHolders } from './applicant.ts';
import type { AccountOpeningStep } from './outline.ts';

/**
 * The questions that are one field each. The wire, the steps' checks, what staff may ask to be corrected, and the pages
 * of wizard, summary, order and desk take them from this table; `steps.ts` has their rules.
 */

/** What a question is answered with, as it is typed. */
export interface AnswerOf {
  readonly date: { readonly date: DateParts };
  readonly text: { readonly text: string };
}

export type QuestionInput = keyof AnswerOf;

interface QuestionDefinition {
  /** Whose form has the field. */
  readonly step: AccountOpeningStep;
  /** Of the record on the wire. */
  readonly field: string;
  /** What staff ask for when it has to be answered again. */
  readonly item: string;
  readonly input: QuestionInput;
  /** Everybody, unless it says. */
  readonly appliesTo?: (applicant: Applicant) => boolean;
}

const questions = {
  arrival: {
    step: 'form-qa-22',
    field: 'DateofArrival',
    item: 'ARRIVAL_DATE',
    input: 'date',
    appliesTo: ofPassportHolders,
  },
} as const satisfies Readonly<Record<string, QuestionDefinition>>;

type Questions = typeof questions;
export type QuestionName = keyof Questions;
export type QuestionItem = Questions[QuestionName]['item'];
export type QuestionAnswers = { readonly [Name in QuestionName]: AnswerOf[Questions[Name]['input']] };

/** The fields of the wire, each with what `Schemas` has for its input. */
export type QuestionFields<Schemas extends Record<QuestionInput, unknown>> = {
  [Name in QuestionName as Questions[Name]['field']]: Schemas[Questions[Name]['input']];
};

export const questionNames = Object.keys(questions) as readonly QuestionName[];

/** The same table, for those who treat all questions alike. */
export const questionNamed: Readonly<Record<QuestionName, QuestionDefinition & { readonly item: QuestionItem }>> =
  questions;
