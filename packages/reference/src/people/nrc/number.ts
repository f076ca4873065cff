import { searchKey, withLatinDigits } from '../../lists/burmese-text.ts';
import { foldLatin, nrcPrefixesOf, nrcStateNumbers } from './prefixes.ts';
import { findNrcType, type NrcTypeCode, nrcTypes, spellingsOf } from './types.ts';

/** A national registration card number in its parts. `NRC_EN` is the prefix in Latin letters. */
export interface NrcNumber {
  readonly nrcStateNo: number;
  readonly NRC_EN: string;
  readonly type: NrcTypeCode;
  readonly number: string;
}

/** The first part of a text that cannot be read, and what stands there; `shape` when it has not got the parts at all. */
export interface UnreadNrc {
  readonly part: 'shape' | 'state' | 'township' | 'type' | 'number';
  readonly given: string;
}

export type NrcReading = { readonly nrc: NrcNumber; readonly unread?: never } | { readonly unread: UnreadNrc };

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

function findExactPrefix(nrcStateNo: number, printed: string): string | undefined {
  return nrcPrefixesOf(nrcStateNo).find(({ NRC_EN, NRC_MM }) => NRC_EN === printed || NRC_MM === printed)?.NRC_EN;
}

/** The Latin prefix meant by what a card prints, in either script; a variant spelling only where it fits just one. */
function findLatinPrefix(nrcStateNo: number, printed: string): string | undefined {
  const exact = findExactPrefix(nrcStateNo, printed);
  if (exact) return exact;
  const similar = nrcPrefixesOf(nrcStateNo).filter(({ NRC_EN }) => foldLatin(NRC_EN) === foldLatin(printed));
  const spellings = new Set(similar.map(({ NRC_EN }) => NRC_EN));
  return spellings.size === 1 ? similar[0]?.NRC_EN : undefined;
}

/** What is printed before the number, still to be looked up. */
interface Printed {
  readonly letters: string;
  readonly typeText: string;
}

/** Without brackets the type is what follows letters that the state issues. Only one reading counts, and no guess. */
function takeApart(nrcStateNo: number, lettersAndType: string): Printed | undefined {
  const readings = nrcTypes.flatMap(spellingsOf).flatMap((typeText): Printed[] => {
    const letters = lettersAndType.slice(0, -typeText.length);
    return lettersAndType.endsWith(typeText) && findExactPrefix(nrcStateNo, letters) ? [{ letters, typeText }] : [];
  });
  return readings.length === 1 && !findExactPrefix(nrcStateNo, lettersAndType) ? readings[0] : undefined;
}

/** However it is bracketed and divided: `12/KAMAYA(N)123456`, `12 Ka-Ma-Ya [Naing] 123456`, `12KAMAYAN123456`. */
function tidy(text: string): string {
  return searchKey(text)
    .replace(/[[{<（［｛＜【〔〈《「❨]/g, '(')
    .replace(/[\]}>）］｝＞】〕〉》」❩]/g, ')')
    .replace(/[\\|⁄∕／＼၊]/g, '/')
    .replace(/[-‐-―−_.,:;]/g, '-');
}

const unread = (part: UnreadNrc['part'], given: string): NrcReading => ({ unread: { part, given } });

/** Reads a card number in Latin or Burmese letters and digits, or says what of it is not one that can exist. */
export function readNrc(text: string): NrcReading {
  const tidied = tidy(text);
  const [, state = '', rest = ''] =
    /^([^/]{1,2})\/(.+)$/u.exec(tidied) ?? /^([\d၀-၉]{1,2})(?![\d၀-၉])(.+)$/u.exec(tidied) ?? [];
  const [, before = '', typeText, digits = ''] =
    /^([^()]+)(?:\(([^()]+)\))(.+)$/u.exec(rest.replace(/[-/]/g, '')) ??
    /^([^()]*?[^()\d၀-၉])()([\d၀-၉]+)$/u.exec(rest.replace(/[-/]/g, '')) ??
    [];
  if (!state || !before) return unread('shape', '');
  const nrcStateNo = Number(asNumber(state));
  if (!nrcStateNumbers.includes(nrcStateNo)) return unread('state', state);
  const printed = typeText ? { letters: before, typeText } : takeApart(nrcStateNo, asLetters(before));
  if (!printed) return unread('shape', '');
  const NRC_EN = findLatinPrefix(nrcStateNo, asLetters(printed.letters));
  if (!NRC_EN) return unread('township', printed.letters);
  const type = findNrcType(printed.typeText);
  if (!type) return unread('type', printed.typeText);
  const number = asNumber(digits);
  if (!/^\d+$/.test(number) || number.length !== type.numberDigits) return unread('number', digits);
  return { nrc: { nrcStateNo, NRC_EN, type: type.code, number } };
}

/** Undefined when it is not a number that can exist. */
export function parseNrc(text: string): NrcNumber | undefined {
  const reading = readNrc(text);
  return 'nrc' in reading ? reading.nrc : undefined;
}
