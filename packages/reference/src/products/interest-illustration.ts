import type { AccountClass } from './account-class.ts';
import { interestRateBasisPoints } from './account-classes.ts';

/** What a balance left alone would earn. */
export interface InterestIllustration {
  /** The yearly rate that the balance earns. */
  readonly rateBasisPoints: number;
  readonly interestMinor: number;
  /** The balance with its interest. */
  readonly balanceMinor: number;
}

const basisPointsOfWhole = 10_000n;
const monthsOfYear = 12n;

/**
 * Simple interest: the balance stays as it is, and interest earns none itself, because most classes do not say
 * how often it is added to the balance. A month is a twelfth of a year. Parts of a minor unit are dropped, so that
 * the illustration never shows more than the rate gives.
 */
export function illustrateInterest(
  accountClass: Pick<AccountClass, 'interestTiers'>,
  balanceMinor: number,
  months: number,
): InterestIllustration {
  const rateBasisPoints = interestRateBasisPoints(accountClass, balanceMinor);
  // The product of the three can be larger than a number holds exactly.
  const product = BigInt(balanceMinor) * BigInt(rateBasisPoints) * BigInt(months);
  const interestMinor = Number(product / (basisPointsOfWhole * monthsOfYear));
  return { rateBasisPoints, interestMinor, balanceMinor: balanceMinor + interestMinor };
}
