import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import type { LinkComponent } from '../../link-component.ts';
import { LockIcon } from '../icons/field-icons.tsx';
import { ChevronRightIcon } from '../icons/frame-icons.tsx';

/** `row` everywhere, or `card` where there is room: on a phone both are rows. */
export type AccountShape = 'row' | 'card';

export interface AccountCardProps {
  /** As people say it, for example "Savings account"; below it the bank's own name, where a card has room for it. */
  name: string;
  label: string;
  /** The one fact that matters when choosing, for example "8.25%" and "interest a year". */
  fact: { value: string; label: string };
  /** A sentence more, where there is room for it. */
  text?: string;
  /** Where it leads. Without it the card is closed, and `closedReason` says why. */
  href?: string;
  closedReason?: string;
  badge?: ReactNode;
  /** The rank of the name among the headings of the page. */
  headingLevel?: 2 | 3 | 4;
  shape?: AccountShape;
  as?: LinkComponent;
}

const frames: Record<AccountShape, string> = {
  row: '',
  card: 'md:h-full md:flex-col md:items-stretch md:rounded-card md:border md:border-border md:bg-surface-raised md:p-5',
};

/** A product to choose. All of it can be tapped, and its name is what the link is called. */
export function AccountCard(props: AccountCardProps) {
  const {
    name,
    label,
    fact,
    text,
    href,
    closedReason,
    badge,
    headingLevel = 3,
    shape = 'row',
    as: Anchor = 'a',
  } = props;
  const Heading = `h${headingLevel}` as const;
  const isCard = shape === 'card';
  return (
    <article
      className={classes(
        'relative flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3',
        frames[shape],
        href === undefined
          ? 'bg-surface-sunken text-text-muted'
          : 'group transition-colors hover:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <div className={classes('min-w-0 grow basis-28', isCard && 'md:basis-auto')}>
        <Heading className="text-base break-words">
          {href === undefined ? (
            name
          ) : (
            <Anchor
              href={href}
              className="after:absolute after:inset-0 group-hover:underline focus-visible:outline-none"
            >
              {name}
            </Anchor>
          )}
        </Heading>
        <p className={classes('text-sm break-words text-text-muted', isCard && 'hidden md:block')}>{label}</p>
        {badge && <div className="mt-1">{badge}</div>}
      </div>
      {/* Together, so that they move together where there is no room beside the name. */}
      <div className={classes('ml-auto flex items-center gap-3', isCard && 'md:mt-4 md:ml-0')}>
        <p className={classes('grid max-w-34 text-right', isCard ? 'md:max-w-none md:text-left' : 'lg:max-w-56')}>
          <span
            className={classes(
              'font-semibold tabular-nums',
              isCard && 'md:text-2xl',
              href !== undefined && 'text-primary',
            )}
          >
            {fact.value}
          </span>
          <span className="text-sm text-text-muted">{fact.label}</span>
        </p>
        {href !== undefined && <ChevronRightIcon className={classes('text-text-muted', isCard && 'md:hidden')} />}
      </div>
      {text && <p className="hidden w-full text-sm text-text-muted lg:block">{text}</p>}
      {closedReason && (
        <p className="flex w-full gap-2 text-sm text-text">
          <LockIcon className="mt-[0.1em]" />
          {closedReason}
        </p>
      )}
    </article>
  );
}

/** The products under one another in one frame; as cards, side by side where there is room. */
export function AccountCards({ shape = 'row', children }: { shape?: AccountShape; children: ReactNode }) {
  return (
    <ul
      className={classes(
        'grid divide-y divide-border overflow-hidden rounded-card border border-border bg-surface-raised',
        shape === 'card' && 'md:grid-cols-4 md:gap-4 md:divide-y-0 md:overflow-visible md:border-0 md:bg-transparent',
      )}
    >
      {children}
    </ul>
  );
}
