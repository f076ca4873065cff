import type { AccountClass } from '@taga/reference/account-classes';
import { useText } from '@taga/web/text';
import { type ComponentProps, useId } from 'react';
import { AccountCards } from '../accounts/account-cards.tsx';

const groups = [
  { title: 'start.group.saving', kind: 'Saving' },
  { title: 'start.group.current', kind: 'Current' },
  { title: 'start.group.call', kind: 'Call' },
] as const;

type Card = Pick<ComponentProps<typeof AccountCards>, 'card'>;

function Group({ title, kind, accountClasses, ...card }: (typeof groups)[number] & AccountGroupsProps) {
  const text = useText();
  const titleId = useId();
  const ofKind = accountClasses.filter((accountClass) => accountClass.kind.endsWith(kind));
  if (ofKind.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-xl">
        {text(title)}
      </h2>
      <AccountCards accountClasses={ofKind} headingLevel={3} {...card} />
    </section>
  );
}

interface AccountGroupsProps extends Card {
  accountClasses: readonly AccountClass[];
}

/** The products by what people want them for. */
export function AccountGroups(props: AccountGroupsProps) {
  return groups.map((group) => <Group key={group.title} {...group} {...props} />);
}
