import { SumOfAnswers } from '@taga/journey/sum-of-answers';
import { useText } from '@taga/web/text';
import { useOpening } from '../opening.ts';

/** Who opens what, at the side of a desktop: the summary has the rest, step by step. */
export function AnswersSoFar() {
  const text = useText();
  const { application, accountClass, currency } = useOpening();
  return (
    <SumOfAnswers
      title={text('opening.summary.title')}
      rows={[
        { label: text('opening.summary.account'), value: text(`accountList.${accountClass.accountType}.name`) },
        { label: text('opening.summary.currency'), value: currency },
        { label: text('opening.summary.name'), value: application.Name ?? '' },
        { label: text('opening.summary.id'), value: application.UIdValue ?? '' },
      ]}
    />
  );
}
