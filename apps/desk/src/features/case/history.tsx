import type { MessageId } from '@taga/i18n';
import { Disclosure } from '@taga/ui';
import { useText } from '@taga/web/text';
import { Moment } from '../../lib/time/moment.tsx';
import type { CaseKind, WholeCase } from './case-kind.ts';

/** What every kind of case has in its history. */
const commonActions: Readonly<Record<string, MessageId>> = {
  'customer.details-corrected': 'deskCases.action.customer.details-corrected',
  'case.noted': 'deskCases.action.case.noted',
  'case.escalated': 'deskCases.action.case.escalated',
  'case.assigned': 'deskCases.action.case.assigned',
  'case.freed': 'deskCases.action.case.freed',
  'case.handed-over': 'deskCases.action.case.handed-over',
};

type Entry = WholeCase['history'][number];

/** Which document somebody looked at; nothing of what else has happened. */
const lookedAt = ({ action, facts }: Entry) =>
  action.endsWith('.viewed') && typeof facts.type === 'string' ? facts.type : undefined;

function Line({ label, entry: { at, by } }: { label: string; entry: Entry }) {
  const text = useText();
  return (
    <li className="flex flex-wrap gap-x-3 border-l-2 border-border pl-3">
      <span className="font-medium">{label}</span>
      <span className="text-text-muted">
        {by?.name ?? text('deskCases.history.nobody')} · <Moment at={at} />
      </span>
    </li>
  );
}

/** What has happened with a case, the latest first. Who looked at which document is folded away. */
export function History({ kind, entries }: { kind: CaseKind; entries: WholeCase['history'] }) {
  const text = useText();
  const labelOf = (action: string): MessageId =>
    kind.actions[action] ?? commonActions[action] ?? 'deskCases.action.other';
  const latest = entries.toReversed();
  const looks = latest.filter((entry) => lookedAt(entry) !== undefined);
  const documentOf = (entry: Entry) => text(kind.documents.labels[lookedAt(entry) ?? ''] ?? kind.documents.other);
  return (
    <section aria-label={text('deskCases.history.title')} className="grid content-start gap-2 px-4 py-3">
      <h2 className="text-base">{text('deskCases.history.title')}</h2>
      <ol className="grid gap-2">
        {latest
          .filter((entry) => lookedAt(entry) === undefined)
          .map((entry) => (
            <Line key={entry.at + entry.action} label={text(labelOf(entry.action))} entry={entry} />
          ))}
      </ol>
      {looks.length > 0 && (
        <Disclosure summary={text('deskCases.history.looks', { count: looks.length })}>
          <ol className="grid gap-1">
            {looks.map((entry) => (
              <Line key={entry.at + String(entry.facts.fileId)} label={documentOf(entry)} entry={entry} />
            ))}
          </ol>
        </Disclosure>
      )}
    </section>
  );
}
