import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import type { LinkComponent } from '../../link-component.ts';
import { ChevronRightIcon } from '../icons/frame-icons.tsx';
import { ChevronLeftIcon } from '../icons/icons.tsx';
import { pagesAround } from './pages-around.ts';

export interface PaginationProps {
  label: string;
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  texts: { previous: string; next: string; page: (page: number) => string };
  /** The numbers in the script of the page. */
  formatNumber?: (number: number) => string;
  as?: LinkComponent;
}

export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefFor, texts, formatNumber = String, as = 'a' } = props;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <PageLink as={as} href={hrefFor(page - 1)}>
            <ChevronLeftIcon />
            {texts.previous}
          </PageLink>
        )}
        {pagesAround(page, pageCount).map((item) =>
          typeof item === 'string' ? (
            <li key={item} aria-hidden="true" className="px-1 text-text-muted">
              …
            </li>
          ) : (
            <PageLink key={item} as={as} href={hrefFor(item)} label={texts.page(item)} current={item === page}>
              {formatNumber(item)}
            </PageLink>
          ),
        )}
        {page < pageCount && (
          <PageLink as={as} href={hrefFor(page + 1)}>
            {texts.next}
            <ChevronRightIcon />
          </PageLink>
        )}
      </ul>
    </nav>
  );
}

interface PageLinkProps {
  as: LinkComponent;
  href: string;
  label?: string;
  current?: boolean;
  children: ReactNode;
}

function PageLink({ as: Anchor, href, label, current = false, children }: PageLinkProps) {
  return (
    <li>
      <Anchor
        href={href}
        aria-label={label}
        aria-current={current ? 'page' : undefined}
        className={classes(
          'flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-field px-2 font-medium tabular-nums transition-colors',
          current ? 'bg-primary text-on-primary' : 'text-link hover:bg-primary-tint',
        )}
      >
        {children}
      </Anchor>
    </li>
  );
}
