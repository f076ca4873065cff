import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { classes } from '../../classes.ts';
import type { LinkComponent } from '../../link-component.ts';
import { ChevronDownIcon } from '../icons/field-icons.tsx';
import { ProfileEntries, type ProfileEntry } from './profile-entries.tsx';

export interface ProfileMenuProps {
  name: string;
  /** What the button opens, for who cannot see the picture. */
  label: string;
  entries: readonly ProfileEntry[];
  as?: LinkComponent;
  /** Where there is little room, only the first letter is shown. */
  isCompact?: boolean;
}

/** The first letter of a name, whole even where one letter takes two characters. */
function firstLetter(name: string): string {
  return [...name.trim()][0] ?? '';
}

/** Who is signed in, and what that person can do about it. Folds out under the bar. */
export function ProfileMenu({ name, label, entries, as, isCompact = false }: ProfileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  function toggle() {
    // Safari does not focus a button that is clicked, and without focus nobody would notice it being left.
    button.current?.focus();
    setIsOpen(!isOpen);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what happens to the button and the entries inside
    <div className="relative" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
        className="flex min-h-11 items-center gap-2 rounded-field px-2 font-medium hover:bg-primary-tint"
      >
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-chip bg-primary font-semibold text-on-primary"
        >
          {firstLetter(name)}
        </span>
        <span className={classes('max-w-[100px] truncate', isCompact && 'max-2xl:sr-only')} title={name}>
          {name}
        </span>
        <span className="sr-only">{label}</span>
        <ChevronDownIcon />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press on an entry must not take the focus, and the menu with it
        <div
          id={panelId}
          onMouseDown={(event) => event.preventDefault()}
          className="absolute right-0 z-30 mt-2 w-64 animate-arriving rounded-card border border-border bg-surface-raised p-2 shadow-float"
        >
          <ProfileEntries entries={entries} as={as} onChoose={() => setIsOpen(false)} />
        </div>
      )}
    </div>
  );
}
