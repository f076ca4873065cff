import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classes } from '../../classes.ts';
import { nextTab } from './next-tab.ts';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Set together with `onSelect` when the address remembers the tab; otherwise the tabs remember it themselves. */
  selected?: string | undefined;
  onSelect?: (id: string) => void;
}

/** One Tab stop for the list; arrows, Home and End move and show at once. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = tabs.find(({ id }) => id === (selected ?? own)) ?? tabs[0];

  function select(id: string) {
    setOwn(id);
    onSelect?.(id);
  }
  function move(event: KeyboardEvent) {
    const index = nextTab(
      event.key,
      tabs.findIndex(({ id }) => id === current?.id),
      tabs.length,
    );
    const next = index === undefined ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index ?? 0]?.focus();
  }

  return (
    <div className="grid gap-6">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-1 border-b border-border p-1 pb-0"
      >
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-selected={id === current?.id}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={move}
            className={classes(
              'min-h-12 rounded-t-field border-b-3 px-4 font-semibold transition-colors',
              id === current?.id ? 'border-primary text-primary' : 'border-transparent text-text-muted hover:text-text',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else to focus; the ARIA pattern asks for it
          tabIndex={0}
          hidden={id !== current?.id}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
