import type { ChangeEvent } from 'react';

/**
 * A change handler that keeps only what `filter` lets through.
 * The caret stays where the person was typing: setting a changed value alone would throw it to the end.
 */
export function filterTyping(filter: (text: string) => string, onValue: (value: string) => void) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const kept = filter(input.value);
    if (kept !== input.value) {
      const caret = filter(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
      input.value = kept;
      input.setSelectionRange(caret, caret);
    }
    onValue(kept);
  };
}
