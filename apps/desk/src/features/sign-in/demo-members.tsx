import type { DemoStaff } from '@taga/contract/records/desk/staff';
import { useLocation } from '@taga/web/navigation';
import { useCatalogs, useText } from '@taga/web/text';
import { useEffect, useRef, useState } from 'react';
import { roleNames } from '../../lib/staff/role-names.ts';

const words = ['deskDemo'] as const;

type Member = DemoStaff['members'][number];

interface DemoMembersProps {
  demo: DemoStaff;
  onChoose: (loginId: string) => void;
}

/** Who has this role, best of all this one alone. */
function memberWith(role: unknown, members: readonly Member[]): Member | undefined {
  const able = members.filter(({ roles }) => roles.some((each) => each === role));
  return able.find(({ roles }) => roles.length === 1) ?? able[0];
}

/** Whom one can try the desk as. A press fills in what is typed otherwise; signing in is as real as any. */
export function DemoMembers({ demo: { members }, onChoose }: DemoMembersProps) {
  const text = useText();
  const hasWords = useCatalogs(words);
  const [chosen, setChosen] = useState<Member>();
  const list = useRef<HTMLElement>(null);
  const { role } = useLocation().state ?? {};

  function choose(member: Member) {
    setChosen(member);
    onChoose(member.loginId);
    list.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }
  const isShown = hasWords && members.length > 0;
  // Who comes from the tour goes on as somebody with another role.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is something to choose from
  useEffect(() => {
    const member = isShown ? memberWith(role, members) : undefined;
    if (member) choose(member);
  }, [isShown, role]);

  if (!isShown) return null;
  return (
    <section ref={list} aria-labelledby="demo-staff" className="grid gap-2 rounded-card border border-border p-4">
      <h2 id="demo-staff" className="text-base">
        {text('deskDemo.staff.title')}
      </h2>
      <p className="text-text-muted">{text('deskDemo.staff.text')}</p>
      <ul className="grid grid-cols-2 gap-2">
        {members.map((member) => (
          <li key={member.loginId} className="grid">
            <button
              type="button"
              aria-pressed={member === chosen}
              onClick={() => choose(member)}
              className="grid min-h-12 content-center rounded-field border border-control bg-surface-raised px-3 py-1 text-start hover:bg-primary-tint aria-pressed:border-primary aria-pressed:bg-primary-tint"
            >
              <span className="font-semibold">{member.name}</span>
              <span className="text-sm text-text-muted">
                {member.roles.map((each) => text(roleNames[each])).join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {chosen && text('deskDemo.staff.filled', { name: chosen.name })}
      </p>
    </section>
  );
}
