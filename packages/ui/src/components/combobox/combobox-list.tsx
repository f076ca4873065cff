import { useEffect } from 'react';
import { classes } from '../../classes.ts';
import { CheckIcon } from '../icons/field-icons.tsx';
import type { useCombobox } from './use-combobox.ts';

interface ComboboxListProps {
  box: ReturnType<typeof useCombobox>;
  noResults: string;
}

export function ComboboxList({ box, noResults }: ComboboxListProps) {
  const { isOpen, shown, chosen, highlighted, activeId, listId, optionId, choose } = box;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <>
      <div
        id={listId}
        role="listbox"
        hidden={!isOpen || shown.length === 0}
        // Pressing in the list must not take focus away from the field.
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-50 mt-1.5 max-h-80 overflow-y-auto overscroll-contain rounded-card border border-border bg-surface-raised p-1 text-text shadow-float"
      >
        {isOpen &&
          shown.map((option) => (
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            <div
              key={option.value}
              id={optionId(option)}
              role="option"
              aria-selected={option === chosen}
              onClick={() => choose(option)}
              className={classes(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-field px-3 py-2 hover:bg-primary-tint',
                option === highlighted && 'bg-primary-tint',
                option === chosen && 'font-semibold',
              )}
            >
              {option.label}
              {option === chosen && <CheckIcon className="text-primary" />}
            </div>
          ))}
      </div>
      <p
        role="status"
        hidden={!isOpen || shown.length > 0}
        className="absolute inset-x-0 top-full z-50 mt-1.5 rounded-card border border-border bg-surface-raised px-4 py-3 text-text-muted shadow-float"
      >
        {isOpen && shown.length === 0 && noResults}
      </p>
    </>
  );
}
