import { formatNumber } from '@taga/i18n';
import { Checkbox, Disclosure, Select, TextInput } from '@taga/ui';
import { useLocation, useNavigate } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { type FormEvent, useState } from 'react';
import { useReading } from '../../../lib/names/reading.ts';
import { Choice } from '../../../lib/page-parts/choice.tsx';
import type { CaseKind } from '../case-kind.ts';
import { type Filter, wideFilters, withStatus, writeFilter } from './filter.ts';
import { useCounts } from './use-counts.ts';

/** A label with how many there are of it, as far as they are counted. */
function useCounted({ outline }: CaseKind) {
  const { language } = useReading();
  const counts = useCounts(outline);
  return (label: string, of: string) => {
    const count = counts?.[of];
    return count === undefined ? label : `${label} (${formatNumber(count, language)})`;
  };
}

interface TextFilterProps {
  label: string;
  shortest: number;
  value: string;
  onValue: (value: string) => void;
}

/** Looked for once it is sent: every letter on the way would be another address. */
function TextFilter({ label, shortest, value, onValue }: TextFilterProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const [isTooShort, setIsTooShort] = useState(false);
  function look(event: FormEvent) {
    event.preventDefault();
    const length = typed.trim().length;
    setIsTooShort(length > 0 && length < shortest);
    if (length === 0 || length >= shortest) onValue(typed.trim());
  }
  return (
    <search className="mb-2">
      <form onSubmit={look} className="grid gap-1">
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            if (currentTarget.value === '' && value !== '') onValue('');
          }}
        />
        {isTooShort && (
          <p role="alert" className="text-danger">
            {text('deskCases.filter.tooShort', { count: shortest })}
          </p>
        )}
      </form>
    </search>
  );
}

/** What the list shows. Every choice is in the address, and stays while cases are opened. */
export function ListFilters({ kind, filter }: { kind: CaseKind; filter: Filter }) {
  const reading = useReading();
  const { text } = reading;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const counted = useCounted(kind);
  const statuses = Object.entries(kind.statuses).map(([value, { label }]) => ({
    value,
    label: counted(text(label), value.toLowerCase()),
  }));
  // Where the list has cases of every status, it says whose or which they are.
  const wide = wideFilters(kind, filter).map(({ name, label, shortest, labelOf, isCounted }) => {
    const value = filter.values[name] ?? '';
    if (shortest !== undefined) return text('deskCases.filter.found', { text: value });
    const words = labelOf ? labelOf(value, reading) : text(label);
    return counted(words, isCounted ? value : name);
  });
  const isGuest = !pathname.startsWith(kind.outline.routes.list);
  const change = (changed: Filter) => navigate(pathname + writeFilter(kind, changed, isGuest), { replace: true });
  function set(name: string, value: string | undefined) {
    const { [name]: _, ...others } = filter.values;
    change({ ...filter, values: value ? { ...others, [name]: value } : others });
  }
  const choices = kind.filters.filter(({ values }) => values);
  return (
    <div className="grid border-b border-border bg-surface-raised px-3 pt-3 pb-1">
      {kind.filters.map(
        ({ name, label, shortest }) =>
          shortest !== undefined && (
            <TextFilter
              key={`${name} ${filter.values[name] ?? ''}`}
              label={text(label)}
              shortest={shortest}
              value={filter.values[name] ?? ''}
              onValue={(value) => set(name, value || undefined)}
            />
          ),
      )}
      <Select
        aria-label={text('deskCases.filter.status')}
        options={wide.length > 0 ? [{ value: '', label: wide.join(', ') }, ...statuses] : statuses}
        value={wide.length > 0 ? '' : filter.status}
        onChange={({ currentTarget }) => change(withStatus(kind, filter, currentTarget.value))}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {kind.filters
          .filter(({ values, shortest }) => !values && shortest === undefined)
          .map(({ name, label }) => (
            <Checkbox
              key={name}
              label={text(label)}
              checked={name in filter.values}
              onChange={({ currentTarget }) => set(name, currentTarget.checked ? 'true' : undefined)}
            />
          ))}
        {choices.length > 0 && (
          <div className="has-[[open]]:basis-full">
            <Disclosure summary={text('deskCases.filter.more')}>
              <div className="grid gap-3">
                {choices.map(({ name, label, values = [], labelOf = (value) => value, isCounted }) => (
                  <Choice
                    key={name}
                    any={text('deskCases.filter.any')}
                    label={text(label)}
                    options={values.map((value) => {
                      const words = labelOf(value, reading);
                      return { value, label: isCounted ? counted(words, value) : words };
                    })}
                    value={filter.values[name]}
                    onValue={(value) => set(name, value)}
                  />
                ))}
              </div>
            </Disclosure>
          </div>
        )}
      </div>
    </div>
  );
}
