import { searchKey, withLatinDigits } from '../burmese-text.ts';
import { foldLatin, nrcPrefixesOf } from './prefixes.ts';
import { findNrcType, type NrcTypeCode } from './types.ts';

/** A national registration card number in its parts. `NRC_EN` is the prefix in Latin letters. */
export interface NrcNumber {
  readonly nrcStateNo: number;
  readonly NRC_EN: string;
  readonly type: NrcTypeCode;
  readonly number: string;
}

/** `{state}/{TOWNSHIP}({type}){number}`, as printed on the card: `12/LATHAYA(N)123456`. */
export function composeNrc({ nrcStateNo, NRC_EN, type, number }: NrcNumber): string {
  return `${nrcStateNo}/${NRC_EN}(${type})${number}`;
}

/** The letters ဝ and ရ look like the digits ၀ and ၇, and are often typed one for the other. */
function asNumber(text: string): string {
  return withLatinDigits(text.replace(/ဝ/g, '၀').replace(/ရ/g, '၇'));
}

function asLetters(text: string): string {
  return text.replace(/၀/g, 'ဝ').replace(/၇/g, 'ရ');
}

/** The Latin prefix meant by what a card prints, in either script; a variant spelling only where it fits just one. */
function findLatinPrefix(nrcStateNo: number, printed: string): string | undefined {
  const prefixes = nrcPrefixesOf(nrcStateNo);
  const exact = prefixes.find(({ NRC_EN, NRC_MM }) => NRC_EN === printed || NRC_MM === printed);
  if (exact) return exact.NRC_EN;
  const similar = prefixes.filter(({ NRC_EN }) => foldLatin(NRC_EN) === foldLatin(printed));
  const spellings = new Set(similar.map(({ NRC_EN }) => NRC_EN));
  return spellings.size === 1 ? similar[0]?.NRC_EN : undefined;
}

/** Reads a card number in Latin or Burmese letters and digits. Undefined when it is not one that can exist. */
export function parseNrc(text: string): NrcNumber | undefined {
  const [, state = '', letters = '', typeText = '', digits = ''] =
    /^([^/]{1,2})\/([^()]+)\(([^()]+)\)(.+)$/u.exec(searchKey(text)) ?? [];
  const nrcStateNo = Number(asNumber(state));
  const number = asNumber(digits);
  const NRC_EN = findLatinPrefix(nrcStateNo, asLetters(letters));
  const type = findNrcType(typeText);
  if (!NRC_EN || !type || !/^\d+$/.test(number) || number.length !== type.numberDigits) return undefined;
  return { nrcStateNo, NRC_EN, type: type.code, number };
}
