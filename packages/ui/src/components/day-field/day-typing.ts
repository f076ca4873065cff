import type { Typing } from '../../filter-typing.ts';
import { latinDigits } from '../../latin-digits.ts';

/** `20260805` becomes `2026-08-05` as it is typed, in either script. What is too long stays, for a rule to refuse. */
function write(text: string): string {
  const digits = latinDigits(text).replace(/\D/g, '');
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-');
}

export const dayTyping: Typing = { write, takes: /^\d*$/ };
