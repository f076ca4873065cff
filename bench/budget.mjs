/**
 * Says whether a budget is met, in the form that `npm run bench` makes a row of its table of.
 * @param {string} what @param {string} figure @param {string} limit @param {boolean} isMet
 */
export function reportBudget(what, figure, limit, isMet) {
  console.log(`${isMet ? '✓' : '✗'} ${what} | ${figure} | ${limit}`);
  return isMet;
}

/** @param {number} share */
export const percent = (share) => `${(100 * share).toFixed(0)} %`;
