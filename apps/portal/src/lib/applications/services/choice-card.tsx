import { Badge, Checkbox } from '@taga/ui';
import { useText } from '@taga/web/text';
import { type ReactNode, useId } from 'react';

interface ChoiceCardProps {
  name: string;
  description: string;
  isChosen: boolean;
  /** Cannot be taken out. */
  isReadOnly?: boolean;
  onToggle: () => void;
  /** What belongs to it. */
  children?: ReactNode;
}

/** Something that can be had with an account: ticked or not. */
export function ChoiceCard({ name, description, isChosen, isReadOnly, onToggle, children }: ChoiceCardProps) {
  const text = useText();
  const id = useId();
  const look = isChosen
    ? 'border-primary bg-primary-tint ring-1 ring-primary'
    : 'border-control bg-surface-raised hover:border-text';
  return (
    <div className={`grid gap-1 rounded-card border p-[min(1rem,4.4vw)] transition-colors ${look}`}>
      <Checkbox
        id={id}
        checked={isChosen}
        disabled={isReadOnly}
        onChange={onToggle}
        className="-my-2"
        label={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{name}</span>
            {isChosen && <Badge tone="success">{text('services.card.selected')}</Badge>}
          </span>
        }
      />
      {/* A second label, which has the whole width of a phone. */}
      <label htmlFor={id} className="grid gap-1 sm:pl-9">
        <span className="text-text-muted">{description}</span>
        {isReadOnly && <span className="text-sm">{text('services.card.included')}</span>}
      </label>
      {children}
    </div>
  );
}
