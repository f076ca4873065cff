import { toAsciiDigits } from '../fields/digits.ts';

/**
 * The number of an application and of its order, to be said on the telephone: `A-7K3M-29`. The database counts them;
 * what people read is made of that count here, and nowhere else. It opens nothing: every endpoint asks for the id.
 */

/** Without 0 and O, 1, I and L, 5's double S, and U. They are 29, a prime, so that the check finds every single slip. */
const characters = '23456789ABCDEFGHJKMNPQRTVWXYZ';
const base = characters.length;
const payloadLength = 5;
/** How many numbers there are. */
export const applicationNumbers = base ** payloadLength;

/** Neighbours in time get numbers that look nothing alike, and nobody reads from one how many there are. */
const factor = 7_654_321;
/** `factor * inverse` leaves 1 by `applicationNumbers`. */
const inverse = 9_054_912;
const offset = 5_771_203;

const written = new RegExp(`^A([${characters}]{${payloadLength + 1}})$`);

/** Each place has a weight of its own: a wrong character and two that changed places both show. */
function weigh(digits: readonly number[]): number {
  return digits.reduce((sum, digit, place) => sum + digit * (payloadLength + 1 - place), 0) % base;
}

/** Of the count that the database gave an application. */
export function applicationNumberOf(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count >= applicationNumbers) {
    throw new RangeError(`There is no application number for ${count}.`);
  }
  let rest = (count * factor + offset) % applicationNumbers;
  const digits: number[] = [];
  for (let place = 0; place < payloadLength; place += 1) {
    digits.unshift(rest % base);
    rest = Math.floor(rest / base);
  }
  const check = (base - weigh(digits)) % base;
  const shown = [...digits, check].map((digit) => characters.charAt(digit)).join('');
  return `A-${shown.slice(0, 4)}-${shown.slice(4)}`;
}

/** The count behind a number as people type it, with or without dashes, in any case; nothing where it is none. */
export function readApplicationNumber(typed: string): number | undefined {
  const [, shown] =
    written.exec(
      toAsciiDigits(typed)
        .toUpperCase()
        .replace(/[\s‐-―-]/g, ''),
    ) ?? [];
  if (!shown) return undefined;
  const digits = [...shown].map((character) => characters.indexOf(character));
  if (weigh(digits) !== 0) return undefined;
  const value = digits.slice(0, payloadLength).reduce((sum, digit) => sum * base + digit, 0);
  return (((value - offset + applicationNumbers) % applicationNumbers) * inverse) % applicationNumbers;
}
