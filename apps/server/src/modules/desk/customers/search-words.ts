import { readApplicationNumber } from '@taga/contract/rules/applications/application-number';
import { toStoredPhone } from '@taga/contract/rules/customers/phone';
import { toAsciiDigits } from '@taga/contract/rules/fields/digits';

/** What a text that staff typed may be the beginning of. Nothing where it cannot be one. */
export interface SearchWords {
  readonly email?: string;
  readonly phone?: string;
  readonly idValue?: string;
  /** The digits at the end of a national card's number, which people know by heart. */
  readonly idDigits?: string;
  readonly customerNo?: string;
  /** The count behind the number of an application, which is whole or none. */
  readonly application?: number;
  /** Each of them begins a word of the name. */
  readonly nameWords?: readonly string[];
}

/** Digits in either script, spaces and case as people type them. */
export function readSearch(typed: string): SearchWords {
  const text = toAsciiDigits(typed).trim();
  const joined = text.replace(/\s/g, '').toUpperCase();
  const application = readApplicationNumber(text);
  if (application !== undefined) return { application };
  if (text.includes('@')) return { email: text.toLowerCase() };
  if (/^\+?\d+$/.test(joined)) return ofDigits(joined);
  if (/\d/.test(joined)) return { idValue: joined };
  const nameWords = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return { email: text.toLowerCase(), idValue: joined, ...(nameWords.length > 0 && { nameWords }) };
}

function ofDigits(digits: string): SearchWords {
  const phone = toStoredPhone(digits);
  if (digits.startsWith('+')) return { phone };
  return { phone, idValue: digits, customerNo: digits, ...(digits.length === 6 && { idDigits: digits }) };
}

/** How it was looked for, for the audit log, which must not hold what was looked for. */
export function kindsOf(words: SearchWords): string {
  return Object.keys(words).join(' ');
}
