import type { BodyOf } from '@taga/contract';
import { listViews, removeView, saveView } from '@taga/contract/endpoints/desk/cases';
import type { QueueView } from '@taga/contract/records/desk/cases';
import { formatNumber } from '@taga/i18n';
import { Button, CloseIcon, Disclosure, Field, TextInput } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { RouterLink, useLocation } from '@taga/web/navigation';
import { type FormEvent, useState } from 'react';
import { useDesk, useDeskAction } from '../../../lib/api/use-desk.ts';
import { useReading } from '../../../lib/names/reading.ts';
import type { CaseKind } from '../case-kind.ts';
import { bodyOf, type Filter, filterIn, writeFilter } from './filter.ts';
import { everyMs } from './use-counts.ts';

function View({ kind, view, isShown }: { kind: CaseKind; view: QueueView; isShown: boolean }) {
  const { text, language } = useReading();
  const removing = useDeskAction(removeView, [listViews]);
  const { id, name, filter, count } = view;
  return (
    <li className="flex items-center gap-1">
      <RouterLink
        href={kind.outline.routes.list + writeFilter(kind, filterIn(kind, filter))}
        aria-current={isShown ? 'true' : undefined}
        className="flex min-h-11 min-w-0 grow items-center justify-between gap-2 rounded-field px-2 text-text no-underline hover:bg-primary-tint aria-[current]:bg-primary-tint aria-[current]:font-semibold"
      >
        <span className="truncate">{name}</span>
        <b className="tabular-nums">{formatNumber(count, language)}</b>
      </RouterLink>
      <Button
        variant="text"
        size="compact"
        className="px-2"
        aria-label={text('deskCases.views.remove', { name })}
        onClick={() => void removing.submit({ body: { viewId: id } })}
      >
        <CloseIcon />
      </Button>
    </li>
  );
}

/** What one looks at again and again: filters of the queue under names, each with how many cases it shows. */
export function SavedViews({ kind, filter }: { kind: CaseKind; filter: Filter }) {
  const { text, language } = useReading();
  const views = useDesk(listViews, {}, { everyMs }).data?.views ?? [];
  const [name, setName] = useState('');
  const { pathname } = useLocation();
  const saving = useDeskAction(saveView, [listViews], () => setName(''));
  const shown = writeFilter(kind, filter);
  function save(event: FormEvent) {
    event.preventDefault();
    const asked = bodyOf(kind, filter) as BodyOf<typeof saveView>['filter'];
    if (name.trim() !== '') void saving.submit({ body: { name, filter: asked } });
  }
  return (
    <div className="border-b border-border bg-surface-raised px-3 pb-1">
      <Disclosure summary={text('deskCases.views.title', { count: formatNumber(views.length, language) })}>
        <ul className="grid">
          {views.map((view) => (
            <View
              key={view.id}
              kind={kind}
              view={view}
              isShown={
                pathname.startsWith(kind.outline.routes.list) &&
                writeFilter(kind, filterIn(kind, view.filter)) === shown
              }
            />
          ))}
        </ul>
        <form method="dialog" onSubmit={save} className="grid gap-2 pt-2">
          <ErrorAlert domainError={saving.domainError} title={text('deskCases.views.failure')} />
          <Field label={text('deskCases.views.name')}>
            <TextInput
              value={name}
              maxLength={40}
              onChange={({ target }) => setName(target.value)}
              autoComplete="off"
            />
          </Field>
          <SubmitButton
            type="submit"
            size="compact"
            variant="secondary"
            sending={saving}
            disabledReason={name.trim() === '' ? text('deskCases.views.nameMissing') : undefined}
          >
            {text('deskCases.views.save')}
          </SubmitButton>
        </form>
      </Disclosure>
    </div>
  );
}
