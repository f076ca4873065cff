const burmeseZero = 0x1040;

/** `၁၂` becomes `12`; everything else stays. */
export function withLatinDigits(text: string): string {
  return text.replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - burmeseZero));
}

/**
 * What two spellings of the same thing have in common. Keyboards type the dot below and the asat in either
 * order, phones add zero-width spaces as line-break hints, and people space and capitalise as they please.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u200b-\u200d\u2060\ufeff]/gu, '')
    .toUpperCase();
}
