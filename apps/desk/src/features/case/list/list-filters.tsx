import { formatNumber } from '@taga/i18n';
import { Checkbox, Disclosure, Select } from '@taga/ui';
import { useLocation, useNavigate } from '@taga/web/navigation';
import { useReading } from '../../../lib/names/reading.ts';
import { Choice } from '../../../lib/page-parts/choice.tsx';
import type { CaseKind } from '../case-kind.ts';
import { type Filter, writeFilter } from './filter.ts';
import { useCounts } from './use-counts.ts';

/** Each status with how many there are of it, as far as they are counted. */
function useStatuses({ statuses, outline }: CaseKind) {
  const { text, language } = useReading();
  const counts = useCounts(outline);
  return Object.entries(statuses).map(([value, { label }]) => {
    const count = counts?.[value.toLowerCase()];
    const shown = count === undefined ? '' : ` (${formatNumber(count, language)})`;
    return { value, label: text(label) + shown };
  });
}

/** What the list shows. Every choice is in the address, and stays while cases are opened. */
export function ListFilters({ kind, filter }: { kind: CaseKind; filter: Filter }) {
  const reading = useReading();
  const { text } = reading;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const statuses = useStatuses(kind);
  const change = (changed: Filter) => navigate(pathname + writeFilter(kind, changed), { replace: true });
  function set(name: string, value: string | undefined) {
    const { [name]: _, ...others } = filter.values;
    change({ ...filter, values: value ? { ...others, [name]: value } : others });
  }
  const choices = kind.filters.filter(({ values }) => values);
  return (
    <div className="grid border-b border-border bg-surface-raised px-3 pt-3 pb-1">
      <Select
        aria-label={text('deskCases.filter.status')}
        options={statuses}
        value={filter.status}
        onChange={({ currentTarget }) => change({ ...filter, status: currentTarget.value })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {kind.filters
          .filter(({ values }) => !values)
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
                {choices.map(({ name, label, values = [], labelOf = (value) => value }) => (
                  <Choice
                    key={name}
                    any={text('deskCases.filter.any')}
                    label={text(label)}
                    options={values.map((value) => ({ value, label: labelOf(value, reading) }))}
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
