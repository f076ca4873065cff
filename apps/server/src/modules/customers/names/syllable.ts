/** A consonant with what may follow it before the vowel: `KY`, `SHW`; empty where the vowel begins. */
export type Onset = string;

/** What somebody hears, in whichever script it is written. */
export interface Syllable {
  readonly onset: Onset;
  readonly rime: string;
}

/**
 * Consonants that are written for each other. Whether one is breathed or voiced is written in some spellings and left
 * out in others, and `KY`, `GY`, `CH` and `J` are one letter with and without a breath.
 */
const folded: readonly (readonly [RegExp, string])[] = [
  [/^(KHY|KY|GY|CH|C|J)/, 'J'],
  [/^(HNY|NGY|NY)/, 'NY'],
  [/^(HNG|NG)/, 'NG'],
  [/^(KH|GH|G|K)/, 'K'],
  [/^(HT|DH|D|T)(?!H)/, 'T'],
  [/^(HPY|PHY|PY|BY)/, 'PY'],
  [/^(HP|PH|BH|B|F|P)/, 'P'],
  [/^(HS|SS|S)(?!H)/, 'S'],
  [/^HMY/, 'MY'],
  [/^HLY/, 'LY'],
  [/^H([MNL])/, '$1'],
  [/^R/, 'Y'],
  [/^V/, 'W'],
];

export function toOnset(written: string): Onset {
  const fold = folded.find(([form]) => form.test(written));
  return fold ? written.replace(...(fold as [RegExp, string])) : written;
}
