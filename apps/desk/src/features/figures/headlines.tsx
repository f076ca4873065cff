import type { Figures } from '@taga/contract/records/desk/figures';
import { formatNumber } from '@taga/i18n';
import { useLanguage, useText } from '@taga/web/text';
import { duration, percent } from './numbers.ts';
import { headlines } from './sums.ts';

export function Headlines({ figures }: { figures: Figures }) {
  const text = useText();
  const language = useLanguage();
  const sums = headlines(figures);
  const number = (count: number) => formatNumber(count, language);
  const shown = [
    {
      label: text('deskFigures.head.handedIn'),
      value: number(sums.handedIn),
      note: text('deskFigures.head.begun', { count: number(sums.begun) }),
    },
    {
      label: text('deskFigures.head.decision'),
      value: duration(sums.medianMinutes, text),
      note: text('deskFigures.head.decisions', { count: number(sums.decisions) }),
    },
    {
      label: text('deskFigures.head.identity'),
      value: percent(sums.passRate, language),
      note: text('deskFigures.head.identityNote'),
    },
    {
      label: text('deskFigures.head.codes'),
      value: percent(sums.codeRate, language),
      note: text('deskFigures.head.codesNote'),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
      {shown.map(({ label, value, note }) => (
        <div key={label} className="grid content-start border-l-3 border-primary pl-3">
          <dt className="text-text-muted">{label}</dt>
          <dd className="text-3xl font-semibold tabular-nums">{value}</dd>
          <dd className="text-text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
