/** Two pictures with more differing bits than this of their 256 are two pictures (docs/identity-check.md says why). */
const mostDifferentBits = 5;
const digitsPerRow = 4;
const valuesPerRow = 0x1_0000;
/** A picture with fewer rows that are not plain looks like too many others. */
const leastTellingRows = 6;

/**
 * What pictures that look alike can be found by: the rows of their hashes, each with its place. Those with few
 * differing bits have most of them in common. A plain row is like that of any other picture.
 */
export function tellingRowsOf(hashes: readonly string[]): number[] {
  return hashes.flatMap((hash) => {
    const rows = rowsOf(hash).map((bits, place) => place * valuesPerRow + bits);
    const telling = rows.filter((row) => row % valuesPerRow !== 0);
    return telling.length < leastTellingRows ? [] : telling;
  });
}

/** Whether any picture of one is, but for size, light and quality, one of the other's. */
export function looksAlike(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.some((other) => differentBits(one, other) <= mostDifferentBits));
}

function rowsOf(hash: string): number[] {
  const starts = Array.from({ length: hash.length / digitsPerRow }, (_, row) => row * digitsPerRow);
  return starts.map((start) => Number.parseInt(hash.slice(start, start + digitsPerRow), 16));
}

function differentBits(one: string, other: string): number {
  const others = rowsOf(other);
  return rowsOf(one).reduce((count, bits, row) => count + setBits(bits ^ (others[row] ?? 0)), 0);
}

function setBits(bits: number): number {
  return bits.toString(2).replaceAll('0', '').length;
}
