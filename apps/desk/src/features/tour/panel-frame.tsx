import { Button, CloseIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { closeTour } from '../../lib/tour/tour-store.ts';

interface PanelFrameProps {
  /** Small, before the title. */
  progress?: string;
  title: string;
  /** Beside the title: what to press. */
  keys?: readonly string[] | undefined;
  actions: ReactNode;
  children: ReactNode;
}

/** What it says is read out whenever it changes; the buttons stay where they are. */
export function PanelFrame({ progress, title, keys = [], actions, children }: PanelFrameProps) {
  const text = useText();
  return (
    <section
      aria-label={text('deskDemo.tour.title')}
      className="relative flex shrink-0 flex-col gap-2 border-b border-border bg-primary-tint px-4 py-2 sm:max-lg:px-6 lg:flex-row lg:items-center lg:justify-between lg:gap-8 2xl:px-6 print:hidden"
    >
      <div aria-live="polite" aria-atomic="true" className="grid min-w-0 max-w-[90ch]">
        <p className="flex flex-wrap items-baseline gap-x-3 max-lg:pr-10">
          {progress && <span className="text-text-muted">{progress}</span>}
          <strong>{title}</strong>
          {keys.length > 0 && (
            <span className="flex flex-wrap gap-1 text-text-muted max-lg:hidden">
              {text('deskDemo.tour.keys')}
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </span>
          )}
        </p>
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:shrink-0 lg:flex-nowrap">
        {actions}
        <Button
          variant="text"
          size="compact"
          className="-mr-3 ml-auto px-3 max-lg:absolute max-lg:top-0 max-lg:right-3"
          onClick={closeTour}
        >
          <CloseIcon />
          <span className="sr-only">{text('deskDemo.tour.stop')}</span>
        </Button>
      </div>
    </section>
  );
}
