import { ErrorSummary } from '@taga/ui';
import { useText } from '../text/text-context.tsx';
import type { Form } from './use-form.ts';

/** What is wrong, above the form: it takes focus after each failed attempt and links to the fields. */
export function FormProblems({ form: { summary, attempt } }: { form: Pick<Form<unknown>, 'summary' | 'attempt'> }) {
  const text = useText();
  if (summary.length === 0) return null;
  return <ErrorSummary key={attempt} title={text('form.summary.title')} errors={summary} />;
}
