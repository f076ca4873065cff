import type { Problems } from '@taga/web/form';
import { type Form, useForm } from '@taga/web/form';
import { useEffect } from 'react';
import { keepForOffline } from '../offline/keep-for-offline.ts';
import { useChangeAnswers } from './change-draft.ts';
import type { AnyDraft, Journey } from './journey.ts';
import { useStep } from './step-context.tsx';
import { todayInMyanmar } from './today.ts';

/** The answers that are forms of their own. */
type Group<Answers> = { [Name in keyof Answers]: Answers[Name] extends object ? Name : never }[keyof Answers] & string;

type GroupOf<Draft extends AnyDraft, Name extends keyof Draft['answers']> = Draft['answers'][Name] & object;

/** What is wrong within one group, by the field it is shown at: `addresses.current.township` at `current`. */
function problemsWithin<Values>(group: string, problems: object): Problems<Values> {
  const within = Object.entries(problems).filter(([path]) => path.startsWith(`${group}.`));
  return Object.fromEntries(within.map(([path, key]) => [path.split('.')[1], key])) as Problems<Values>;
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
  useEffect(() => void keepForOffline(), []);
  return useForm<Values>({
    initial: (journey.getDraft().answers as Record<Name, Values>)[group],
    check: (values) => ({
      ...checkMore?.(values),
      ...problemsWithin<Values>(group, asked?.check(answersWith(values), todayInMyanmar()) ?? {}),
    }),
    onChange: (values) => changeAnswers({ [group]: values } as Partial<Draft['answers']>),
  });
}
