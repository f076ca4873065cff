import { DescriptionList } from '@taga/ui';
import { useId } from 'react';

interface SumOfAnswersProps {
  title: string;
  rows: readonly { label: string; value: string }[];
}

/** A quiet summary at the side of a desktop, so that nobody goes back to look up what they wrote. */
export function SumOfAnswers({ title, rows }: SumOfAnswersProps) {
  const titleId = useId();
  const given = rows.filter(({ value }) => value !== '');
  if (given.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-2 text-sm">
      <h2 id={titleId} className="text-base">
        {title}
      </h2>
      <DescriptionList stacked rows={given} />
    </section>
  );
}
