import { listCases } from '@taga/contract/calls/desk/cases';
import { caseStatuses } from '@taga/contract/records/desk/cases';
import { identityStatuses } from '@taga/contract/rules/identity-proof';
import { formatNumber } from '@taga/i18n';
import { accountClasses } from '@taga/reference/account-classes';
import { branches } from '@taga/reference/branches';
import { Checkbox, Disclosure, Select, type SelectOption } from '@taga/ui';
import { useLocation, useNavigate } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { identityWords, statusWords } from '../../lib/case-words/case-words.ts';
import { useNames } from '../../lib/names/use-names.ts';
import { Choice } from '../../lib/page-parts/choice.tsx';
import { type QueueFilter, writeFilter } from '../../lib/queue/queue-filter.ts';
import { useCounts } from '../../lib/queue/use-queue.ts';
import { useMay } from '../../lib/staff/own-staff.ts';

const ages = [4, 24, 72];

/** Each status with how many there are of it, as far as they are counted. */
function useStatuses(): SelectOption[] {
  const text = useText();
  const language = useLanguage();
  const counts: Readonly<Record<string, number>> | undefined = useCounts(useMay()(listCases));
  return caseStatuses.map((status) => {
    const count = counts?.[status.toLowerCase()];
    const label = text(statusWords[status].label);
    return { value: status, label: count === undefined ? label : `${label} (${formatNumber(count, language)})` };
  });
}

function MoreFilters({ filter, onChange }: { filter: QueueFilter; onChange: (changed: object) => void }) {
  const text = useText();
  const names = useNames();
  const any = text('deskCases.filter.any');
  return (
    <div className="grid gap-3">
      <Choice
        any={any}
        label={text('deskCases.filter.class')}
        options={accountClasses.map(({ code }) => ({ value: code, label: names.accountClass(code) }))}
        value={filter.accountClass}
        onValue={(accountClass) => onChange({ accountClass })}
      />
      <Choice
        any={any}
        label={text('deskCases.filter.branch')}
        options={branches.map(({ branchCode }) => ({ value: branchCode, label: names.branch(branchCode) }))}
        value={filter.branchCode}
        onValue={(branchCode) => onChange({ branchCode })}
      />
      <Choice
        any={any}
        label={text('deskCases.filter.identity')}
        options={identityStatuses.map((each) => ({ value: each, label: text(identityWords[each].label) }))}
        value={filter.identity}
        onValue={(identity) => onChange({ identity })}
      />
      <Choice
        any={any}
        label={text('deskCases.filter.age')}
        options={ages.map((count) => ({ value: String(count), label: text('deskCases.filter.hours', { count }) }))}
        value={filter.olderThanHours?.toString()}
        onValue={(hours) => onChange({ olderThanHours: hours && Number(hours) })}
      />
    </div>
  );
}

/** What the queue shows. Every choice is in the address, and stays while cases are opened. */
export function QueueFilters({ filter }: { filter: QueueFilter }) {
  const text = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const statuses = useStatuses();
  const change = (changed: object) => navigate(pathname + writeFilter({ ...filter, ...changed }), { replace: true });
  return (
    <div className="grid border-b border-border bg-surface-raised px-3 pt-3 pb-1">
      <Select
        aria-label={text('deskCases.filter.status')}
        options={statuses}
        value={filter.status}
        onChange={({ currentTarget }) => change({ status: currentTarget.value })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Checkbox
          label={text('deskCases.filter.mine')}
          checked={filter.mine === true}
          onChange={({ currentTarget }) => change({ mine: currentTarget.checked || undefined })}
        />
        <div className="has-[[open]]:basis-full">
          <Disclosure summary={text('deskCases.filter.more')}>
            <MoreFilters filter={filter} onChange={change} />
          </Disclosure>
        </div>
      </div>
    </div>
  );
}
