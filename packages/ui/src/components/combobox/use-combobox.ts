import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { ComboboxOption } from './option.ts';

interface ComboboxState {
  options: readonly ComboboxOption[];
  value: string | undefined;
  onValue: (value: string | undefined) => void;
  matches: (option: ComboboxOption, typed: string) => boolean;
}

/**
 * What is being typed; nothing while the chosen label stands in the field. What is chosen for the person, as when a
 * whole number is pasted, counts more than what they had started to type.
 */
function useTyped(value: string | undefined) {
  const [typed, setTyped] = useState<string>();
  const [seenValue, setSeenValue] = useState(value);
  if (value !== seenValue) {
    setSeenValue(value);
    setTyped(undefined);
  }
  return [typed, setTyped] as const;
}

/** Typing, arrows, Enter and Escape of a combobox, as the ARIA practices describe it. */
export function useCombobox({ options, value, onValue, matches }: ComboboxState) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTyped(value);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const shown = typed ? options.filter((option) => matches(option, typed)) : options;
  const optionId = (option: ComboboxOption) => `${listId}-${option.value}`;
  const highlighted = isOpen ? shown[active] : undefined;

  function open() {
    if (isOpen) return;
    setActive(Math.max(0, chosen ? shown.indexOf(chosen) : 0));
    setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
    setTyped(undefined);
  }

  function choose(option: ComboboxOption) {
    onValue(option.value);
    close();
  }

  function move(step: number) {
    if (!isOpen) open();
    else if (shown.length > 0) setActive((active + step + shown.length) % shown.length);
  }

  function actionOf(key: string): (() => void) | undefined {
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (key === 'Escape' && isOpen) return close;
    return key === 'Enter' && highlighted ? () => choose(highlighted) : undefined;
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.currentTarget.value);
    setActive(0);
    setIsOpen(true);
    if (event.currentTarget.value === '') onValue(undefined);
  }

  /** Leaving with a single option in sight takes it: it is what was meant. */
  function leave() {
    const only = typed && shown.length === 1 ? shown[0] : undefined;
    if (only) choose(only);
    else close();
  }

  function pressKey(event: KeyboardEvent) {
    const act = actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return {
    listId,
    isOpen,
    shown,
    chosen,
    highlighted,
    optionId,
    choose,
    toggle() {
      input.current?.focus();
      if (isOpen) close();
      else open();
    },
    input,
    inputText: typed ?? chosen?.label ?? '',
    activeId: highlighted && optionId(highlighted),
    type,
    open,
    leave,
    pressKey,
  };
}
