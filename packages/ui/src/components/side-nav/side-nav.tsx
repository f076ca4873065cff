import { classes } from '../../classes.ts';
import type { LinkComponent } from '../../link-component.ts';
import type { NavItem } from './nav-item.ts';

export interface SideNavProps {
  label: string;
  items: readonly NavItem[];
  as?: LinkComponent;
}

/** The places of the signed-in area, at the left of a desktop. */
export function SideNav({ label, items, as: Anchor = 'a' }: SideNavProps) {
  return (
    <nav aria-label={label}>
      <ul className="grid gap-1">
        {items.map(({ href, label, icon: ItemIcon, current }) => (
          <li key={href}>
            <Anchor
              href={href}
              aria-current={current ? 'page' : undefined}
              className={classes(
                'flex min-h-12 items-center gap-3 rounded-field px-3 font-medium transition-colors',
                current ? 'bg-primary-tint font-semibold text-primary' : 'text-text hover:bg-surface-sunken',
              )}
            >
              <ItemIcon size={24} />
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
