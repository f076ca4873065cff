import { searchAudit } from '@taga/contract/endpoints/desk/audit';
import type { AuditEntryRecord } from '@taga/contract/records/desk/audit';
import { detailItemsOf } from '@taga/contract/rules/customers/personal-details';
import { type Column, Table } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useDeskPages } from '../../lib/api/use-desk-pages.ts';
import { Changes } from '../../lib/details/changes.tsx';
import { DeskPage } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { More } from '../../lib/page-parts/more.tsx';
import { Moment } from '../../lib/time/moment.tsx';
import { type AuditFilter, AuditFilters } from './audit-filters.tsx';
import { actionWords, subjectWords } from './audit-words.ts';
import { Verification } from './verification.tsx';

const entriesOfPage = 50;

function useColumns(): Column<AuditEntryRecord>[] {
  const text = useText();
  return [
    { id: 'at', header: text('deskAudit.at'), cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'who',
      header: text('deskAudit.who'),
      cell: ({ actor }) => actor.name ?? text(`deskAudit.actor.${actor.kind}`),
    },
    {
      id: 'what',
      header: text('deskAudit.what'),
      // Below it the log's own word: anyone who searches types it.
      cell: ({ action }) => (
        <>
          {actionWords(action, text)} <code className="font-mono text-sm text-text-muted">{action}</code>
        </>
      ),
    },
    {
      id: 'about',
      header: text('deskAudit.about'),
      cell: ({ subject }) =>
        subject ? (
          <span className="wrap-anywhere">
            {subjectWords(subject.kind, text)} <code className="font-mono text-text-muted">{subject.id}</code>
          </span>
        ) : (
          '–'
        ),
    },
    {
      id: 'facts',
      header: text('deskAudit.facts'),
      cell: ({ facts, values }) => (
        <>
          <span className="wrap-anywhere">
            {Object.entries(facts)
              // The digest of the values is for who checks them: they are below.
              .filter(([name]) => name !== 'digest')
              .map(([name, value]) => (name === 'alone' ? text('deskAudit.fact.alone') : `${name}: ${value}`))
              .join(', ') || '–'}
          </span>
          {values && <Values values={values} />}
        </>
      ),
    },
  ];
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
