import type { DeskCase } from '@taga/contract/records/desk/cases';
import { useText } from '@taga/web/text';
import { actionWords } from '../case-words/action-words.ts';
import { Moment } from '../time/moment.tsx';

/** What has happened with a case or an application, the latest first. */
export function History({ entries }: { entries: DeskCase['history'] }) {
  const text = useText();
  return (
    <section
      aria-label={text('deskCases.history.title')}
      className="border-border max-lg:border-t lg:min-h-0 lg:overflow-y-auto lg:border-l"
    >
      <h2 className="px-4 pt-3 text-base">{text('deskCases.history.title')}</h2>
      <ol className="grid gap-3 px-4 py-3">
        {entries.toReversed().map(({ at, action, by }) => (
          <li key={at + action} className="grid border-l-2 border-border pl-3">
            <span className="font-medium">{text(actionWords[action] ?? 'deskCases.action.other')}</span>
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
