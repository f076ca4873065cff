import * as z from 'zod/mini';

const burmeseZero = 0x1040;

/** Burmese digits (U+1040 to U+1049) as 0 to 9; everything else stays. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - burmeseZero));
}

/** The check that numeric fields start with: stores 0 to 9 whatever the keyboard gave. */
export const asciiDigits = () => z.overwrite(toAsciiDigits);
