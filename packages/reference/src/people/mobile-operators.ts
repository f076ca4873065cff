interface MobileOperator {
  readonly name: string;
  /** The first four digits of its numbers as they are stored, each with `09` before. */
  readonly prefixes: readonly string[];
}

const tens = (...digits: readonly number[]) =>
  digits.flatMap((digit) => Array.from({ length: 10 }, (_, unit) => `09${digit}${unit}`));
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `09${first + index}`);

/** By the ranges that were given out; a number that moved to another operator is counted with its first one. */
export const mobileOperators: readonly MobileOperator[] = [
  { name: 'MPT', prefixes: [...tens(2, 4, 5, 8), '0973', '0991'] },
  { name: 'MECTel', prefixes: tens(3) },
  { name: 'Mytel', prefixes: from(65, 69) },
  { name: 'ATOM', prefixes: from(74, 79) },
  { name: 'Ooredoo', prefixes: from(94, 98) },
];
