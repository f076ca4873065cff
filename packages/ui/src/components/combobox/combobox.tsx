import { controlStyle } from '../field/control-style.ts';
import { useFieldWiring } from '../field/field-context.ts';
import { ChevronDownIcon } from '../icons/field-icons.tsx';
import { ComboboxList } from './combobox-list.tsx';
import { type ComboboxOption, containsTyped } from './option.ts';
import { useCombobox } from './use-combobox.ts';

export type { ComboboxOption } from './option.ts';

export interface ComboboxProps {
  options: readonly ComboboxOption[];
  value: string | undefined;
  onValue: (value: string | undefined) => void;
  /** Which options fit what was typed; those whose label contains it, unless the list knows better. */
  matches?: (option: ComboboxOption, typed: string) => boolean;
  texts: { placeholder: string; open: string; noResults: string };
  name?: string;
}

/** A long list one searches by typing, inside a `Field`. Our own, because what does it in general is 48 KB. */
export function Combobox({ options, value, onValue, matches = containsTyped, texts, name }: ComboboxProps) {
  const wiring = useFieldWiring();
  const box = useCombobox({ options, value, onValue, matches });
  return (
    <div className="relative">
      <input
        {...wiring}
        ref={box.input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={box.listId}
        aria-activedescendant={box.activeId}
        autoComplete="off"
        spellCheck={false}
        value={box.inputText}
        onChange={box.type}
        onClick={box.open}
        onBlur={box.leave}
        onKeyDown={box.pressKey}
        name={name}
        placeholder={texts.placeholder}
        className={`${controlStyle} pr-12`}
      />
      <button
        type="button"
        // The input does the same with the arrow keys, so the keyboard need not stop here.
        tabIndex={-1}
        aria-label={texts.open}
        onClick={box.toggle}
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-y-0.5 right-0.5 flex w-11 items-center justify-center rounded-field text-text-muted"
      >
        <ChevronDownIcon />
      </button>
      <ComboboxList box={box} noResults={texts.noResults} />
    </div>
  );
}
