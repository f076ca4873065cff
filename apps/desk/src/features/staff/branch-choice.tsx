import type { BranchScope } from '@taga/contract/records/desk/staff';
import { branches } from '@taga/reference/branches';
import { states } from '@taga/reference/states';
import { Button, CloseIcon } from '@taga/ui';
import { useReading } from '../../lib/names/reading.ts';
import { Choice } from '../../lib/page-parts/choice.tsx';

const regionCodes = states
  .map(({ stateCode }) => stateCode)
  .filter((code) => branches.some((b) => b.stateCode === code));
const branchCodes = branches.map(({ branchCode }) => branchCode);
const nothing = { regions: [], branches: [] } as const;

interface BranchChoiceProps {
  value: BranchScope;
  onValue: (value: BranchScope) => void;
}

/** All branches, or those that are added one by one or with their whole region. */
export function BranchChoice({ value, onValue }: BranchChoiceProps) {
  const { text, names } = useReading();
  const given = value ?? nothing;
  function change(changed: Partial<NonNullable<BranchScope>>) {
    const next = { regions: [...given.regions], branches: [...given.branches], ...changed };
    onValue(next.regions.length + next.branches.length > 0 ? next : null);
  }
  const parts = [
    { part: 'regions', label: text('deskStaff.branches.addRegion'), codes: regionCodes, nameOf: names.state },
    { part: 'branches', label: text('deskStaff.branches.addBranch'), codes: branchCodes, nameOf: names.branch },
  ] as const;
  const chosen = parts.flatMap(({ part, nameOf }) => given[part].map((code) => ({ part, code, name: nameOf(code) })));
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{text('deskStaff.branches.label')}</legend>
      <p className="text-text-muted">{text(value ? 'deskStaff.branches.someText' : 'deskStaff.branches.allText')}</p>
      <ul className="grid empty:hidden">
        {chosen.map(({ part, code, name }) => (
          <li key={`${part} ${code}`} className="flex items-center justify-between gap-2">
            {name}
            <Button
              variant="text"
              size="compact"
              aria-label={text('deskStaff.branches.remove', { name })}
              onClick={() => change({ [part]: given[part].filter((each) => each !== code) })}
            >
              <CloseIcon />
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-2">
        {parts.map(({ part, label, codes, nameOf }) => (
          <Choice
            key={part}
            label={label}
            any={text('deskStaff.branches.choose')}
            options={codes
              .filter((code) => !(given[part] as readonly string[]).includes(code))
              .map((code) => ({ value: code, label: nameOf(code) }))}
            value={undefined}
            onValue={(code) => code && change({ [part]: [...given[part], code] })}
          />
        ))}
      </div>
    </fieldset>
  );
}
