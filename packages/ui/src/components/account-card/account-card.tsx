import type { ReactNode } from 'react';
import type { LinkComponent } from '../../link-component.ts';
import { ArrowRightIcon } from '../icons/frame-icons.tsx';

export interface AccountCardProps {
  name: string;
  /** The one fact that matters when choosing, for example "8.25%" and "interest a year". */
  fact: { value: string; label: string };
  text?: string;
  href: string;
  linkText: string;
  /** The rank of the name among the headings of the page. */
  headingLevel?: 2 | 3 | 4;
  badge?: ReactNode;
  as?: LinkComponent;
}

/** A product to choose. The whole card can be tapped; the link's own words say where it leads. */
export function AccountCard(props: AccountCardProps) {
  const { name, fact, text, href, linkText, headingLevel = 3, badge, as: Anchor = 'a' } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative flex h-full flex-col gap-4 rounded-card border border-border bg-surface-raised p-5 transition-colors hover:border-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <div className="flex items-start justify-between gap-3">
        <Heading className="text-lg">{name}</Heading>
        {badge}
      </div>
      <p className="grid">
        <span className="text-2xl font-semibold text-primary tabular-nums">{fact.value}</span>
        <span className="text-sm text-text-muted">{fact.label}</span>
      </p>
      {text && <p className="text-text-muted">{text}</p>}
      <Anchor
        href={href}
        className="mt-auto flex min-h-6 items-center gap-2 pt-1 font-semibold text-link after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none"
      >
        {linkText}
        <span className="sr-only">: {name}</span>
        <ArrowRightIcon className="transition-transform group-hover:translate-x-1" />
      </Anchor>
    </article>
  );
}
