const burmeseZero = 0x1040;

/** `၀၁၂` becomes `012`; everything else stays. People type the digits their keyboard offers. */
export function latinDigits(text: string): string {
  return text.replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - burmeseZero));
}
