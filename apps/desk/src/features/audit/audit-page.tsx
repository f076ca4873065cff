import { searchAudit } from '@taga/contract/endpoints/desk/audit';
import type { AuditEntryRecord } from '@taga/contract/records/desk/audit';
import { detailItemsOf } from '@taga/contract/rules/customers/personal-details';
import { type Column, Disclosure, Link, Table } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useDeskPages } from '../../lib/api/use-desk-pages.ts';
import { Changes } from '../../lib/details/changes.tsx';
import { DeskPage } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { More } from '../../lib/page-parts/more.tsx';
import { Moment } from '../../lib/time/moment.tsx';
import { type AuditFilter, AuditFilters } from './audit-filters.tsx';
import { actionWords, factsInWords, subjectWords } from './audit-words.ts';
import { Verification } from './verification.tsx';

const entriesOfPage = 50;

function useColumns(): Column<AuditEntryRecord>[] {
  const text = useText();
  const language = useLanguage();
  return [
    { id: 'at', header: text('deskAudit.at'), cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'who',
      header: text('deskAudit.who'),
      cell: ({ actor }) => actor.name ?? text(`deskAudit.actor.${actor.kind}`),
    },
    { id: 'what', header: text('deskAudit.what'), cell: ({ action }) => actionWords(action, text) },
    {
      id: 'about',
      header: text('deskAudit.about'),
      cell: ({ subject }) => (subject ? <Subject subject={subject} /> : '–'),
    },
    {
      id: 'facts',
      header: text('deskAudit.facts'),
      cell: (entry) => (
        <div className="grid min-w-56 gap-1 text-start">
          <span className="wrap-anywhere">{factsInWords(entry, text, language) || '–'}</span>
          {entry.values && <Values values={entry.values} />}
          <AsWritten entry={entry} />
        </div>
      ),
    },
  ];
}

/** What people call it, and the way there where there is one. */
function Subject({ subject: { kind, id, name, queue } }: { subject: NonNullable<AuditEntryRecord['subject']> }) {
  const text = useText();
  const ofCustomer = kind === 'customer' && name ? paths.customer(id) : undefined;
  const path = queue ? paths.caseIn(queue, id) : ofCustomer;
  return (
    <>
      {subjectWords(kind, text)}{' '}
      {path ? (
        <Link as={RouterLink} href={path} className={queue && 'whitespace-nowrap'}>
          {name}
        </Link>
      ) : (
        name
      )}
    </>
  );
}

/** The words of the log itself, for anyone who compares them or searches by them. */
function AsWritten({ entry: { action, subject, facts } }: { entry: AuditEntryRecord }) {
  const text = useText();
  const lines = [action, ...(subject ? [`${subject.kind} ${subject.id}`] : [])];
  for (const [name, value] of Object.entries(facts)) lines.push(`${name}: ${value}`);
  return (
    <Disclosure summary={text('deskAudit.asWritten')}>
      <code className="grid font-mono text-sm wrap-anywhere text-text-muted">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </code>
    </Disclosure>
  );
}

/** Of a correction of personal details: old beside new, and why. */
function Values({ values }: { values: NonNullable<AuditEntryRecord['values']> }) {
  const text = useText();
  const { before, after, reason, isAsWritten } = values;
  return (
    <div className="grid min-w-72 gap-1 pt-1">
      <Changes items={detailItemsOf(after)} before={before} after={after} />
      {reason && <p className="wrap-anywhere">{reason}</p>}
      {!isAsWritten && <p className="font-semibold text-danger-strong">{text('deskAudit.values.changed')}</p>}
    </div>
  );
}

/** What everybody did, and proof that nobody has changed the log. */
export function Page() {
  const text = useText();
  const [filter, setFilter] = useState<AuditFilter>({});
  const columns = useColumns();
  const entries = useDeskPages(
    searchAudit,
    { ...filter, size: entriesOfPage },
    { rowsOf: (page) => page.entries, nextOf: ({ nextCursor }) => nextCursor },
  );
  return (
    <DeskPage title={text('desk.place.audit')}>
      <Verification />
      <AuditFilters onFilter={setFilter} />
      <Loaded query={entries} lines={12}>
        {(rows) =>
          rows.length === 0 ? (
            <p role="status" className="py-6 text-center font-medium">
              {text('deskAudit.empty')}
            </p>
          ) : (
            <Table caption={text('desk.place.audit')} columns={columns} rows={rows} rowId={({ id }) => id} />
          )
        }
      </Loaded>
      {entries.hasMore && <More isBusy={entries.isLoadingMore} onMore={entries.loadMore} />}
    </DeskPage>
  );
}
