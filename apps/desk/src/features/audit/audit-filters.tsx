import { type ActorKind, actorKinds } from '@taga/contract/records/desk/audit';
import { Button, Field, SearchIcon, Select, TextInput } from '@taga/ui';
import { useText } from '@taga/web/text';
import { type FormEvent, useState } from 'react';

export interface AuditFilter {
  readonly actorKind?: ActorKind;
  readonly action?: string;
  readonly subjectId?: string;
  readonly from?: string;
  readonly to?: string;
}

const nothing = { actorKind: '', action: '', subjectId: '', from: '', to: '' };
const dayMs = 24 * 60 * 60 * 1000;

/** Whole days by the clock on the wall: the last one counts too. */
function toFilter(typed: typeof nothing): AuditFilter {
  const startOf = (day: string) => new Date(`${day}T00:00:00`);
  const action = typed.action.trim().toLowerCase();
  const subjectId = typed.subjectId.trim();
  return {
    ...(typed.actorKind && { actorKind: typed.actorKind as ActorKind }),
    ...(action && { action }),
    ...(subjectId && { subjectId }),
    ...(typed.from && { from: startOf(typed.from).toISOString() }),
    ...(typed.to && { to: new Date(startOf(typed.to).getTime() + dayMs).toISOString() }),
  };
}

export function AuditFilters({ onFilter }: { onFilter: (filter: AuditFilter) => void }) {
  const text = useText();
  const [typed, setTyped] = useState(nothing);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const change = (changed: Partial<typeof nothing>) => setTyped((before) => ({ ...before, ...changed }));

  function submit(event: FormEvent) {
    event.preventDefault();
    onFilter(toFilter(typed));
  }

  return (
    <>
      {/* On a phone the fields would take the whole screen, and the trail would begin beneath it. */}
      <Button
        variant="secondary"
        size="compact"
        className="sm:hidden"
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <SearchIcon />
        {text('deskAudit.narrow')}
      </Button>
      <form
        method="dialog"
        onSubmit={submit}
        className={`grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-6 ${isUnfolded ? '' : 'max-sm:hidden'}`}
      >
        <Field label={text('deskAudit.who')}>
          <Select
            placeholder={text('deskAudit.anybody')}
            options={actorKinds.map((value) => ({ value, label: text(`deskAudit.actor.${value}`) }))}
            value={typed.actorKind}
            onChange={({ currentTarget }) => change({ actorKind: currentTarget.value })}
          />
        </Field>
        <Field label={text('deskAudit.what')}>
          <TextInput
            placeholder="case."
            spellCheck={false}
            autoCapitalize="none"
            value={typed.action}
            onChange={({ target }) => change({ action: target.value })}
          />
        </Field>
        <Field label={text('deskAudit.aboutId')}>
          <TextInput
            placeholder="A-7K3M-29"
            spellCheck={false}
            autoCapitalize="characters"
            value={typed.subjectId}
            onChange={({ target }) => change({ subjectId: target.value })}
          />
        </Field>
        <Field label={text('deskAudit.from')}>
          <TextInput type="date" value={typed.from} onChange={({ target }) => change({ from: target.value })} />
        </Field>
        <Field label={text('deskAudit.to')}>
          <TextInput type="date" value={typed.to} onChange={({ target }) => change({ to: target.value })} />
        </Field>
        <Button type="submit" variant="secondary">
          <SearchIcon />
          {text('deskAudit.find')}
        </Button>
      </form>
    </>
  );
}
