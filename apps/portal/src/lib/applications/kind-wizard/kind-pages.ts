import { findUnfinished } from '@taga/contract/journeys/answering';
import type { Step } from '@taga/contract/journeys/journey';
import { type AddressedKind, isCorrected, mayCorrectStep, missingDocuments } from '@taga/contract/kinds/kind';
import type { ApplicantRecord } from '@taga/contract/records/kind-application';
import type { LocalizedText, MessageId } from '@taga/i18n';
import { type Application, useApplication } from '@taga/journey/application';
import { todayInMyanmar } from '@taga/journey/today';
import type { DescriptionRow } from '@taga/ui';
import type { ComponentType } from 'react';
import type { Line, Reading } from '../../customers/profile/profile-rows.ts';

// biome-ignore lint/suspicious/noExplicitAny: what draws every kind hands answers on and never looks into them.
type AnyAnswers = any;

/** An application as the endpoint of its kind answers it. */
export interface KindRecord<Answers = AnyAnswers> {
  readonly DOCNumber: string | null;
  readonly ApplicationNo: string | null;
  readonly Status: string | null;
  readonly Revision: number;
  readonly Remarks: LocalizedText | null;
  readonly HandedInAt: string | null;
  readonly Applicant: ApplicantRecord;
  readonly Answers: Answers;
  /** What staff want done again, of kinds that are corrected in parts. */
  readonly Corrections?: readonly { readonly Item: string; readonly IsDone: boolean }[];
}

/** How the portal draws a kind: its definition, its addresses, its words, and a page for each of its steps. */
export interface KindPages<Answers extends object = AnyAnswers> {
  readonly kind: AddressedKind<Answers>;
  readonly paths: {
    start(docId?: string): string;
    section(step: string, docId?: string): string;
    order(docId: string): string;
  };
  /** What is applied for. */
  readonly name: MessageId;
  labelOf(step: string): MessageId;
  readonly questions: Readonly<Record<string, ComponentType>>;
  documentLabel(type: string, answers: Answers): MessageId;
  documentHint?(type: string): MessageId | undefined;
  /** Documents that this applicant does not have. */
  isLeftOut?(type: string, answers: Answers): boolean;
  /** What was answered in a section, in short. What was not given is left out. */
  rowsOf(step: string, record: KindRecord<Answers>, answers: Answers, reading: Reading): DescriptionRow[];
  /** Who applies for how much, at the side of a desktop. */
  summaryLines(record: KindRecord<Answers>, saved: Answers, reading: Omit<Reading, 'names'>): readonly Line[];
  /** What to have at hand. */
  readonly needs: readonly MessageId[];
  /** Where staff wrote nothing: what they want by the status. */
  remarkFor?(status: string): MessageId | undefined;
  /** What something is called that staff want done again. */
  itemLabel?(item: string): MessageId;
  /** In a status in which nothing can be filled in. */
  closedTitle(status: string): MessageId;
}

/** An application of a kind that is being filled in. */
export interface KindApplication<Answers extends object = AnyAnswers, Name extends string = string>
  extends Application<Answers, Name> {
  readonly pages: KindPages<Answers>;
  /** As it was loaded; what was answered since stands in the journey's draft. */
  readonly record: KindRecord<Answers>;
  readonly steps: readonly Step<Answers, Name>[];
  /** Nothing before the first save. */
  findDocNumber(): string | undefined;
}

export const useKindApplication = () => useApplication<KindApplication>();

/** Whether it can still be filled in: a draft, or one that came back. */
export function isOpen({ kind }: KindPages, { Status }: KindRecord): boolean {
  return Status === null || isCorrected(kind, Status);
}

/** By where the case is. */
export function closedTitle({ statuses }: Pick<AddressedKind, 'statuses'>, status: string): MessageId {
  const place = statuses[status];
  return place === 'OPENING' || place === 'COMPLETED' || place === 'REJECTED'
    ? `application.closed.${place}`
    : 'application.closed.WAITING';
}

export const askedItems = ({ Corrections = [] }: KindRecord) => Corrections.map(({ Item }) => Item);

const dueItems = ({ Corrections = [] }: KindRecord) =>
  Corrections.filter(({ IsDone }) => !IsDone).map(({ Item }) => Item);

/** A document that staff want again counts as missing until another one is there. */
export function answersOf(record: KindRecord): KindRecord['Answers'] {
  const due = dueItems(record);
  const documents: readonly { readonly type: string }[] = record.Answers.documents;
  return { ...record.Answers, documents: documents.filter(({ type }) => !due.includes(type)) };
}

/** Also one that may be left out otherwise. */
function withDueDocuments({ kind }: KindPages, record: KindRecord, step: Step<AnyAnswers>): Step<AnyAnswers> {
  const due = dueItems(record);
  const slots = kind.documents
    .filter(({ type }) => due.includes(type))
    .map((slot) => ({ ...slot, isNeeded: () => true }));
  if (step.name !== 'documents') return step;
  return {
    ...step,
    check(answers, today) {
      const isDue = missingDocuments(slots, answers).length > 0;
      return isDue ? { documents: 'validation.documents.missing' } : step.check(answers, today);
    },
  };
}

/** The first step that staff wait for; of an application that is not to be corrected, the first that is unfinished. */
export function findStep({ kind }: KindPages, record: KindRecord, steps: readonly Step<AnyAnswers>[]): string {
  const due = dueItems(record);
  const isDue = (step: string) => kind.corrections.some((each) => each.step === step && due.includes(each.item));
  const found = steps.find(({ name }) => isDue(name))?.name;
  return found ?? findUnfinished(steps, answersOf(record), todayInMyanmar()) ?? 'review';
}

/** All of them the first time; then what staff have asked for, and the review. Nobody is asked for another code. */
export function stepsOf(pages: KindPages, record: KindRecord): readonly Step<AnyAnswers>[] {
  const steps = pages.kind.journey();
  if (record.Status === null) return steps;
  const items = askedItems(record);
  return steps
    .filter(({ name }) => name === 'review' || (name !== 'code' && mayCorrectStep(pages.kind, items, name)))
    .map((step) => withDueDocuments(pages, record, step));
}
