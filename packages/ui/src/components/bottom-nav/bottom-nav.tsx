import { classes } from '../../classes.ts';
import type { LinkComponent } from '../../link-component.ts';
import type { NavItem } from '../side-nav/nav-item.ts';

export interface BottomNavProps {
  label: string;
  /** Five at most: each needs room for its word. */
  items: readonly NavItem[];
  as?: LinkComponent;
}

/** The same places as the side bar, within thumb's reach on a phone. */
export function BottomNav({ label, items, as: Anchor = 'a' }: BottomNavProps) {
  return (
    <nav aria-label={label} className="border-t border-border bg-surface-raised pb-[env(safe-area-inset-bottom)]">
      <ul className="flex flex-wrap">
        {items.map(({ href, label, icon: ItemIcon, current }) => (
          <li key={href} className="min-w-min flex-1">
            <Anchor
              href={href}
              aria-current={current ? 'page' : undefined}
              className={classes(
                'relative flex min-h-[64px] flex-col items-center justify-center gap-0.5 py-1.5 text-center text-sm tracking-tight max-[24rem]:text-[0.8125rem] focus-visible:-outline-offset-2',
                current
                  ? 'font-medium text-primary before:absolute before:inset-x-4 before:top-0 before:h-[3px] before:rounded-b-chip before:bg-primary'
                  : 'text-text-muted',
              )}
            >
              <ItemIcon size={24} />
              <span className="max-w-full wrap-break-word">{label}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
