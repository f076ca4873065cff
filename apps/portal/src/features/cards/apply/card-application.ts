import type { CardAnswers } from '@taga/contract/journeys/card-application/answers';
import { isCorrectable } from '@taga/contract/journeys/card-application/decisions';
import { type CardSection, checkedCardApplication } from '@taga/contract/journeys/card-application/sections';
import type { CardApplicationRecord } from '@taga/contract/records/applications/card-application';
import { type Application, useApplication } from '@taga/journey/application';
import type { Form } from '@taga/web/form';

export const cardSteps = checkedCardApplication();

/** An application for a card that is being filled in. */
export interface CardApplication extends Application<CardAnswers, CardSection> {
  /** As it was loaded; what was answered since stands in the journey's draft. */
  readonly record: CardApplicationRecord;
  /** Nothing before the first save. */
  findDocNumber(): string | undefined;
}

export const useCardApplication = () => useApplication<CardApplication>();

/** The same words twice would lead to two fields that answer one question. */
export function toldOnce<Values>(form: Form<Values>): Form<Values> {
  const isFirst = ({ text }: { text: string }, place: number) =>
    form.summary.findIndex((one) => one.text === text) === place;
  return { ...form, summary: form.summary.filter(isFirst) };
}

/** Whether it can still be filled in: a draft, or one that came back. */
export const isOpen = ({ Status }: CardApplicationRecord) => Status === null || isCorrectable(Status);
