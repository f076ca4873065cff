import { readApplicationNumber } from '@taga/contract/rules/applications/application-number';
import { toStoredPhone } from '@taga/contract/rules/customers/phone';
import { toAsciiDigits } from '@taga/contract/rules/fields/digits';
import { composeNrc, nrcPrefixesOf, parseNrc } from '@taga/reference/nrc';

/** What a text that staff typed may be the beginning of. Nothing where it cannot be one. */
export interface SearchWords {
  readonly email?: string;
  readonly phone?: string;
  readonly idValue?: string;
  /** The digits at the end of a national card's number, which people know by heart. */
  readonly idDigits?: string;
  readonly customerNo?: string;
  /** The beginning of the number of an account that was opened here. */
  readonly accountNumber?: string;
  /** A name in Burmese letters, which is compared as it sounds. */
  readonly burmeseName?: string;
  /** The count behind the number of an application, which is whole or none. */
  readonly application?: number;
  /** Each of them begins a word of the name. */
  readonly nameWords?: readonly string[];
}

/** Digits in either script, spaces and case as people type them. */
export function readSearch(typed: string): SearchWords {
  const nrc = parseNrc(typed);
  if (nrc) return { idValue: composeNrc(nrc) };
  if (isBurmese.test(typed)) return ofBurmese(typed);
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

/** Letters, and no digits alone. */
const isBurmese = /[\u1000-\u1021]/;

/** The beginning of the number of a card, `၁၂/ဒဂမ`, as it is stored; or a name. */
function ofBurmese(typed: string): SearchWords {
  const [, state = '', letters = '', type = '', number = ''] =
    /^(\d{1,2})\/([^()\d]+)(?:\(([^()]*)\)?)?(\d*)$/u.exec(toAsciiDigits(typed).replace(/\s/g, '')) ?? [];
  const prefix = nrcPrefixesOf(Number(state)).find(({ NRC_MM }) => NRC_MM === letters);
  if (!prefix) return { burmeseName: typed.trim() };
  const code = type ? (parseNrc(`${state}/${letters}(${type})000000`)?.type ?? '') : '';
  return { idValue: `${state}/${prefix.NRC_EN}${code && `(${code})`}${number}` };
}

function ofDigits(digits: string): SearchWords {
  const phone = toStoredPhone(digits);
  if (digits.startsWith('+')) return { phone };
  const numbers = { phone, idValue: digits, customerNo: digits, accountNumber: digits };
  return { ...numbers, ...(digits.length === 6 && { idDigits: digits }) };
}

/** How it was looked for, for the audit log, which must not hold what was looked for. */
export function kindsOf(words: SearchWords): string {
  return Object.keys(words).join(' ');
}
