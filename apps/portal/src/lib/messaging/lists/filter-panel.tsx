import { Button, Card, ChevronDownIcon, FilterIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import { type ReactNode, useId, useState } from 'react';

interface FilterPanelProps {
  isFiltered: boolean;
  onClear: () => void;
  /** Beside the button that opens it. */
  beside?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Closed until somebody looks for something, open where they have. */
export function FilterPanel({ isFiltered, onClear, beside, children }: FilterPanelProps) {
  const text = useText();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(isFiltered);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="compact"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FilterIcon />
          {text('lists.filter.toggle')}
          <ChevronDownIcon className={isOpen ? 'rotate-180 transition-transform' : 'transition-transform'} />
        </Button>
        {beside}
      </div>
      <div id={panelId} hidden={!isOpen}>
        <Card className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {children}
          {isFiltered && (
            <Button variant="text" size="compact" onClick={onClear} className="-ml-edge justify-self-start">
              {text('lists.filter.clear')}
            </Button>
          )}
        </Card>
      </div>
    </div>
  );
}
