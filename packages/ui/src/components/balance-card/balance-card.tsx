import type { ReactNode } from 'react';
import { DeepCard } from './deep-card.tsx';

export interface BalanceCardProps {
  /** As people say it, for example "Savings account"; below it the bank's own name of it. */
  name: string;
  label: string;
  /** The number of the account, with what copies it. */
  number: ReactNode;
  /** What is on it, or what stands in its place while it is hidden. */
  amount: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** One account and what is on it, quiet beside the first. */
export function BalanceCard({ name, label, number, amount, headingLevel = 3 }: BalanceCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex h-full flex-col gap-1 rounded-card border border-border bg-surface-raised p-[min(1.25rem,5.6vw)]">
      <Heading className="text-base wrap-anywhere">{name}</Heading>
      <p className="text-sm wrap-anywhere text-text-muted">{label}</p>
      {number}
      <p className="mt-auto text-lg font-semibold wrap-anywhere text-primary tabular-nums">{amount}</p>
    </div>
  );
}

export interface FirstBalanceCardProps extends BalanceCardProps {
  /** What shows and hides the amounts of all accounts. */
  action: ReactNode;
}

/** The account that a customer sees first. */
export function FirstBalanceCard({ name, label, number, amount, action, headingLevel = 3 }: FirstBalanceCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <DeepCard>
      <Heading className="text-lg wrap-anywhere">{name}</Heading>
      <p className="text-sm wrap-anywhere text-on-deep-muted">{label}</p>
      {number}
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-1 pt-4">
        <p className="text-2xl font-semibold wrap-anywhere tabular-nums">{amount}</p>
        {action}
      </div>
    </DeepCard>
  );
}
