import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import type { LinkComponent } from '../../link-component.ts';
import { ChevronRightIcon } from '../icons/frame-icons.tsx';

export interface AccountCardProps {
  /** As people say it, for example "Savings account"; below it the bank's own name, where that matters. */
  name: string;
  label?: string;
  /** The one fact that matters when choosing, for example "8.25%" and "interest a year". */
  fact?: { value: string; label: string };
  /** A sentence more, where there is room for it. */
  text?: string;
  /** Where it leads. Without it the card is closed, and `closedReason` says why. */
  href?: string;
  closedReason?: ReactNode;
  badge?: ReactNode;
  /** The rank of the name among the headings of the page. */
  headingLevel?: 3 | 4;
  as?: LinkComponent;
}

const open =
  'group bg-surface-raised transition-colors hover:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus';

/** A product to choose, as a row of a list. All of it can be tapped, and its name is what the link is called. */
export function AccountCard(props: AccountCardProps) {
  const { name, label, fact, text, href, closedReason, badge, headingLevel = 3, as: Anchor = 'a' } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={classes(
        'relative flex h-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3',
        href ? open : 'bg-surface-sunken text-text-muted',
      )}
    >
      <div className="min-w-0 grow basis-28">
        <Heading className="text-base break-words">
          {href ? (
            <Anchor
              href={href}
              className="after:absolute after:inset-0 group-hover:underline focus-visible:outline-none"
            >
              {name}
            </Anchor>
          ) : (
            name
          )}
        </Heading>
        {label && <p className="text-sm break-words text-text-muted">{label}</p>}
        {badge && <div className="mt-1">{badge}</div>}
      </div>
      {/* Together, so that they move together where there is no room beside the name. */}
      <div className="ml-auto flex items-center gap-3">
        {fact && (
          <p className="grid max-w-34 text-right">
            <span className={classes('font-semibold tabular-nums', href && 'text-primary')}>{fact.value}</span>
            <span className="text-sm text-text-muted">{fact.label}</span>
          </p>
        )}
        {href && <ChevronRightIcon className="text-text-muted" />}
      </div>
      {text && <p className="hidden w-full text-sm text-text-muted lg:block">{text}</p>}
      {closedReason && <p className="flex w-full gap-2 text-sm text-text">{closedReason}</p>}
    </article>
  );
}

/** The products under one another in one frame, the lines between them being what is seen of the frame behind them. */
export function AccountCards({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <ul className={classes('grid gap-px overflow-hidden rounded-card border border-border bg-border', className)}>
      {children}
    </ul>
  );
}
