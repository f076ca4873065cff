import { accountNumberDigits } from '@taga/contract/constants';

const serialDigits = 10;

/**
 * Damm's quasigroup. Going from row to row by the digits of a number ends in another row as soon as one digit is
 * mistyped or two neighbours change places.
 */
const rows = [
  ...['0317598642', '7092154863', '4206871359', '1750983426', '6123045978'],
  ...['3674209581', '5869720134', '8945362017', '9438617205', '2581436790'],
];

interface AccountNumberParts {
  /** Three digits. */
  readonly branchCode: string;
  /** Three digits. */
  readonly productCode: string;
  readonly serial: string;
}

export function accountNumberOf({ branchCode, productCode, serial }: AccountNumberParts): string {
  const start = branchCode + productCode + serial.padStart(serialDigits, '0');
  return start + lastRow(start);
}

/** Whether the bank could have issued it. Finds every slip of one digit and every pair typed the wrong way round. */
export function isAccountNumber(number: string): boolean {
  // The check digit leads from its own row to row 0.
  return wholeNumber.test(number) && lastRow(number) === 0;
}

const wholeNumber = new RegExp(`^\\d{${accountNumberDigits}}$`);

function lastRow(digits: string): number {
  return [...digits].reduce((row, digit) => Number(rows[row]?.charAt(Number(digit))), 0);
}
