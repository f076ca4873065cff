import { formatNumber, type TextValues } from '@taga/i18n';
import { type AccountClass, cashPayoutBranchesOver } from '@taga/reference/account-classes';
import { accountSumWords, currencyWords, type Reading, rateWords, sumWords } from './money-words.ts';

/** The figures that description and benefits speak of, so that no text states one of its own. */
export function productFigures(accountClass: AccountClass, reading: Reading): TextValues {
  const rates = accountClass.interestTiers.map(({ rateBasisPoints }) => rateBasisPoints);
  const [firstTier] = accountClass.interestTiers;
  return {
    deposit: accountSumWords(accountClass, accountClass.initialDepositMinor, reading),
    currencies: currencyWords(accountClass, reading),
    rate: rateWords(Math.max(0, ...rates), reading),
    lowRate: rateWords(rates[0] ?? 0, reading),
    /** Where the rate changes. */
    threshold: sumWords(firstTier?.upToMinor ?? firstTier?.aboveMinor ?? 0, reading),
    branches: formatNumber(cashPayoutBranchesOver, reading.language),
  };
}
