/** Says whether a budget is met, in the form that `npm run bench` makes a row of its table of (bench/verdict.mjs). */
export function verdict(what: string, figure: string, limit: string, isMet: boolean): boolean {
  process.stdout.write(`${isMet ? '✓' : '✗'} ${what} | ${figure} | ${limit}\n`);
  return isMet;
}
