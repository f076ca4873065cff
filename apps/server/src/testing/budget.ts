/** Says whether a budget is met, in the form that `npm run bench` makes a row of its table of (bench/budget.mjs). */
export function reportBudget(what: string, figure: string, limit: string, isMet: boolean): boolean {
  process.stdout.write(`${isMet ? '✓' : '✗'} ${what} | ${figure} | ${limit}\n`);
  return isMet;
}
