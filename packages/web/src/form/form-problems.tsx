import { ErrorSummary, goToField } from '@taga/ui';
import { useEffect } from 'react';
import { useText } from '../text/text-context.tsx';
import type { Form } from './use-form.ts';

type ShownProblems = Pick<Form<unknown>, 'summary' | 'onlyProblem' | 'attempt'>;

/**
 * What is wrong, after each failed attempt. One mistake stands at its field, where focus goes; several are also listed
 * above the form, in a summary that takes the focus and leads to each.
 */
export function FormProblems({ form: { summary, onlyProblem, attempt } }: { form: ShownProblems }) {
  const text = useText();
  useEffect(() => {
    if (attempt > 0 && onlyProblem !== undefined) goToField(onlyProblem);
  }, [attempt, onlyProblem]);
  if (summary.length === 0) return null;
  return <ErrorSummary key={attempt} title={text('form.summary.title')} errors={summary} />;
}
