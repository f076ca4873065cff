import type { ComponentType } from 'react';
import type { LinkComponent } from '../../link-component.ts';
import type { IconProps } from '../icons/icon.tsx';

/** A place to go, or something to do. */
export type ProfileEntry = { label: string; icon: ComponentType<IconProps> } & (
  | { href: string }
  | { onSelect: () => void }
);

export interface ProfileEntriesProps {
  entries: readonly ProfileEntry[];
  as?: LinkComponent | undefined;
  onChoose?: () => void;
}

const entryStyle =
  'flex min-h-12 w-full items-center gap-3 rounded-field px-3 text-start font-medium text-text hover:bg-surface-sunken';

/** The entries of the profile menu, also where they need no folding, as in the menu of a phone. */
export function ProfileEntries({ entries, as: Anchor = 'a', onChoose }: ProfileEntriesProps) {
  return (
    <ul>
      {entries.map(({ label, icon: EntryIcon, ...entry }) => (
        <li key={label}>
          {'href' in entry ? (
            <Anchor href={entry.href} onClick={onChoose} className={entryStyle}>
              <EntryIcon size={24} />
              {label}
            </Anchor>
          ) : (
            <button
              type="button"
              onClick={() => {
                onChoose?.();
                entry.onSelect();
              }}
              className={entryStyle}
            >
              <EntryIcon size={24} />
              {label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
