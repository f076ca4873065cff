import { useFieldWiring } from '../field/field-context.ts';

export interface RadioCard {
  value: string;
  label: string;
  /** The one fact that helps to choose. */
  text?: string;
}

export interface RadioCardsProps {
  name: string;
  cards: readonly RadioCard[];
  value: string | undefined;
  onValue: (value: string) => void;
}

/** A choice among a few, each with room to explain itself, inside a `FieldGroup`. */
export function RadioCards({ name, cards, value, onValue }: RadioCardsProps) {
  const { id, 'aria-invalid': invalid } = useFieldWiring();
  return (
    <div className="grid gap-3">
      {cards.map((card, index) => (
        <label
          key={card.value}
          className="flex min-h-12 items-start gap-[min(0.75rem,3.3vw)] rounded-card border border-control bg-surface-raised p-[min(1rem,4.4vw)] transition-colors hover:border-text has-checked:border-primary has-checked:bg-primary-tint has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={card.value}
            checked={card.value === value}
            onChange={() => onValue(card.value)}
            data-invalid={invalid}
            className="mt-[0.05em] size-6 shrink-0 appearance-none rounded-full border-2 border-control bg-surface-raised transition-[border-width] checked:border-[7px] checked:border-primary focus-visible:outline-none data-invalid:border-danger"
          />
          <span className="grid">
            <span className="font-semibold">{card.label}</span>
            {card.text && <span className="text-text-muted">{card.text}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
