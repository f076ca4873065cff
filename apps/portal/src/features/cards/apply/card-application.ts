import type { CardAnswers } from '@taga/contract/journeys/card-application/answers';
import type { CardSection } from '@taga/contract/journeys/card-application/sections';
import { useApplication } from '@taga/journey/application';
import type { Form } from '@taga/web/form';
import type { KindApplication } from '../../../lib/applications/kind-wizard/kind-pages.ts';

export const useCardApplication = () => useApplication<KindApplication<CardAnswers, CardSection>>();

/** The same words twice would lead to two fields that answer one question. */
export function withoutRepeatedProblems<Values>(form: Form<Values>): Form<Values> {
  const isFirst = ({ text }: { text: string }, place: number) =>
    form.summary.findIndex((one) => one.text === text) === place;
  return { ...form, summary: form.summary.filter(isFirst) };
}
