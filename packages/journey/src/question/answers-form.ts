import type { Problems } from '@taga/web/form';
import { type Form, useForm } from '@taga/web/form';
import { useEffect } from 'react';
import { useChangeAnswers } from '../draft/change-draft.ts';
import type { AnyDraft, Journey } from '../draft/journey.ts';
import { useStep } from '../draft/step-context.tsx';
import { todayInMyanmar } from '../draft/today.ts';

/** The answers that are forms of their own. */
type Group<Answers> = { [Name in keyof Answers]: Answers[Name] extends object ? Name : never }[keyof Answers] & string;

type GroupOf<Draft extends AnyDraft, Name extends keyof Draft['answers']> = Draft['answers'][Name] & object;

/** What is wrong within one group, by the field it is shown at: `addresses.current.township` at `current`. */
function problemsWithin<Values>(group: string, problems: object): Problems<Values> {
  const within = Object.entries(problems).filter(([path]) => path.startsWith(`${group}.`));
  return Object.fromEntries(within.map(([path, key]) => [path.split('.')[1], key])) as Problems<Values>;
}

function useAsking({ onAsking }: Pick<Journey<never>, 'onAsking'>): void {
  useEffect(() => onAsking?.(), [onAsking]);
}

/**
 * A form over one group of the step's answers, held against the step's own check and what only the page can know.
 * Every key press is kept, so that a crash of the tab or a lost network loses nothing.
 */
export function useAnswersForm<Draft extends AnyDraft, Name extends Group<Draft['answers']>>(
  journey: Journey<Draft>,
  group: Name,
  checkMore?: (values: GroupOf<Draft, Name>) => Problems<GroupOf<Draft, Name>>,
): Form<GroupOf<Draft, Name>> {
  type Values = GroupOf<Draft, Name>;
  const { asked } = useStep<Draft>();
  const changeAnswers = useChangeAnswers(journey);
  const answersWith = (values: Values): Draft['answers'] => ({ ...journey.getDraft().answers, [group]: values });
  useAsking(journey);
  return useForm<Values>({
    initial: (journey.getDraft().answers as Record<Name, Values>)[group],
    check: (values) => ({
      ...checkMore?.(values),
      ...problemsWithin<Values>(group, asked?.check(answersWith(values), todayInMyanmar()) ?? {}),
    }),
    onChange: (values) => changeAnswers({ [group]: values } as Partial<Draft['answers']>),
  });
}

/** A form over whole answers of the step, such as lists of people: what is wrong stands where the step's check puts it. */
export function useStepForm<Draft extends AnyDraft, Name extends keyof Draft['answers'] & string>(
  journey: Journey<Draft>,
  ...names: readonly Name[]
): Form<Pick<Draft['answers'], Name>> {
  type Values = Pick<Draft['answers'], Name>;
  const { asked } = useStep<Draft>();
  const changeAnswers = useChangeAnswers(journey);
  const { answers } = journey.getDraft();
  useAsking(journey);
  return useForm<Values>({
    initial: Object.fromEntries(names.map((name) => [name, (answers as Values)[name]])) as Values,
    check: (values) =>
      (asked?.check({ ...journey.getDraft().answers, ...values }, todayInMyanmar()) ?? {}) as Problems<Values>,
    onChange: (values) => changeAnswers(values as Partial<Draft['answers']>),
  });
}
