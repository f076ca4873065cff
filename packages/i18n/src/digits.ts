const burmeseZero = 0x1040;
const latinZero = 0x30;

function shiftDigits(text: string, pattern: RegExp, from: number, to: number): string {
  return text.replace(pattern, (digit) => String.fromCharCode(digit.charCodeAt(0) - from + to));
}

export function toBurmeseDigits(text: string): string {
  return shiftDigits(text, /[0-9]/g, latinZero, burmeseZero);
}

export function toLatinDigits(text: string): string {
  return shiftDigits(text, /[\u1040-\u1049]/g, burmeseZero, latinZero);
}
