import type { MessageId } from '@taga/i18n';
import { useText } from '@taga/web/text';
import { Moment } from '../../lib/time/moment.tsx';
import type { CaseKind, WholeCase } from './case-kind.ts';

/** What every kind of case has in its history. */
const commonActions: Readonly<Record<string, MessageId>> = {
  'case.noted': 'deskCases.action.case.noted',
  'case.escalated': 'deskCases.action.case.escalated',
  'case.assigned': 'deskCases.action.case.assigned',
  'case.freed': 'deskCases.action.case.freed',
  'case.handed-over': 'deskCases.action.case.handed-over',
};

/** What has happened with a case, the latest first. */
export function History({ kind, entries }: { kind: CaseKind; entries: WholeCase['history'] }) {
  const text = useText();
  const labelOf = (action: string): MessageId =>
    kind.actions[action] ?? commonActions[action] ?? 'deskCases.action.other';
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long history scrolls, and must do so by keyboard too
      tabIndex={0}
      aria-label={text('deskCases.history.title')}
      className="border-border max-lg:border-t lg:min-h-0 lg:overflow-y-auto lg:border-l print:overflow-visible"
    >
      <h2 className="px-4 pt-3 text-base">{text('deskCases.history.title')}</h2>
      <ol className="grid gap-3 px-4 py-3">
        {entries.toReversed().map(({ at, action, by }) => (
          <li key={at + action} className="grid border-l-2 border-border pl-3">
            <span className="font-medium">{text(labelOf(action))}</span>
            <span className="text-text-muted">{by?.name ?? text('deskCases.history.nobody')}</span>
            <span className="text-text-muted">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
