import type { Typing } from '@taga/contract/rules/fields/typing';
import { filterTyping } from '@taga/ui';

interface Limited {
  readonly value: string;
  readonly max: number;
  readonly onValue: (value: string) => void;
}

/** One key too many does nothing. A longer text that was pasted stays whole, for the rule to refuse in words. */
export function limitedTyping(typing: Typing, { value, max, onValue }: Limited) {
  return filterTyping(typing, (typed) => {
    const isOneMore = typed.length === value.length + 1 && typed.length > max;
    if (!isOneMore) onValue(typed);
  });
}
