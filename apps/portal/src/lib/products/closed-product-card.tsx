import type { AccountClass } from '@taga/reference/account-classes';
import { LockIcon } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { accountFact } from '../accounts/account-fact.ts';
import type { ClosedReason } from './why-closed.ts';

interface ClosedProductCardProps {
  accountClass: AccountClass;
  headingLevel: 2 | 3;
  reason: ClosedReason;
}

/** A product that the customer cannot open: it leads nowhere, and says why. */
export function ClosedProductCard({ accountClass, headingLevel, reason }: ClosedProductCardProps) {
  const text = useText();
  const fact = accountFact(accountClass, text, useLanguage());
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-border bg-surface-sunken p-5 text-text-muted">
      <Heading className="text-lg">{text(`accounts.${accountClass.accountType}.name`)}</Heading>
      <p className="grid">
        <span className="text-2xl font-semibold tabular-nums">{fact.value}</span>
        <span className="text-sm">{fact.label}</span>
      </p>
      <p className="mt-auto flex gap-2 pt-1 font-medium text-text">
        <LockIcon className="mt-[0.2em]" />
        {text(`customer.closed.${reason}`)}
      </p>
    </article>
  );
}
