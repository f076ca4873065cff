import * as z from 'zod/mini';
import { toAsciiDigits } from './digits.ts';
import type { MessageKey } from './message-keys.ts';
import { says } from './rule.ts';

/** As typed: `1,500,000`, with Burmese digits too. What is kept has digits alone. */
function writeWhole(typed: string): string {
  return toAsciiDigits(typed).replace(/[\s,]/g, '');
}

/** An amount or a count that keeps its rule, as a number. Nothing typed is nothing. */
export function wholeNumberOf(typed: string): number {
  return Number(writeWhole(typed));
}

export function wholeNumber(wrong: MessageKey, mostDigits = 15) {
  return z
    .string(says(wrong))
    .check(z.overwrite(writeWhole), z.regex(new RegExp(`^\\d{1,${mostDigits}}$`), { error: says(wrong), abort: true }));
}
