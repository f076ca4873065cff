import { useId } from 'react';
import { AccountCards } from '../../lib/accounts/account-cards.tsx';
import { offeredClasses } from '../../lib/accounts/offered-classes.ts';
import { PageHeading } from '../../lib/page/page-heading.tsx';
import { useCustomer } from '../../lib/session/session-context.tsx';
import { useText } from '../../lib/text/text-context.tsx';

const groups = [
  { title: 'start.group.saving', kind: 'Saving' },
  { title: 'start.group.current', kind: 'Current' },
  { title: 'start.group.call', kind: 'Call' },
] as const;

function Group({ title, kind }: (typeof groups)[number]) {
  const text = useText();
  const titleId = useId();
  const classes = offeredClasses(useCustomer()).filter((offered) => offered.kind.endsWith(kind));
  if (classes.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-xl">
        {text(title)}
      </h2>
      <AccountCards accountClasses={classes} headingLevel={3} />
    </section>
  );
}

/** The products, for everybody. Balances belong to customers who have signed in. */
export function Page() {
  const text = useText();
  return (
    <div className="grid gap-10">
      <PageHeading title={text('start.page.title')} lead={text('start.page.lead')} />
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  );
}
