import type { ChangeEvent } from 'react';

export interface Typing {
  /** The same as the field writes it: upper-cased, in Latin digits, without what groups a number. */
  readonly write: (text: string) => string;
  /** What one key may add. */
  readonly takes: RegExp;
  /** How many characters there may be, where one more is not even taken. */
  readonly most?: number;
}

/** The one character that a key has typed; nothing for a text that came at once: pasted, filled in or composed. */
function keyOf(event: Event | undefined): string {
  const { data } = (event ?? {}) as Partial<InputEvent>;
  return data && [...data].length === 1 ? data : '';
}

/**
 * A change handler for a field with its own way of writing. A key that makes no sense there does nothing. A longer text
 * is not cut unless the field says how much it takes: what it cannot take stays in it, for a rule to refuse in words.
 * The caret stays where the person was typing: setting a changed value alone would throw it to the end.
 */
export function filterTyping({ write, takes, most }: Typing, onValue: (value: string) => void) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const caret = input.selectionStart ?? input.value.length;
    const key = keyOf(event.nativeEvent);
    const isRefused = !takes.test(write(key)) || (key !== '' && write(input.value).length > (most ?? Infinity));
    const before = input.value.slice(0, isRefused ? caret - key.length : caret);
    const written = write(before + input.value.slice(caret)).slice(0, most);
    if (written !== input.value) {
      const place = Math.min(write(before).length, written.length);
      input.value = written;
      input.setSelectionRange(place, place);
    }
    onValue(written);
  };
}
