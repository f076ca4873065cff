import { minimumAgeYears } from '@taga/contract/constants';
import { formatList, formatNumber, type Language } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { type AccountClass, cashPayoutBranchesOver, type InterestTier } from '@taga/reference/account-classes';
import { chequeBookFees } from '@taga/reference/cheque-book-fees';
import { writeAmount, writeRate, writeThreshold } from './amounts.ts';

/** What the account classes say of themselves, in the words of one language; the table and the clauses share it. */
export function describeClass(accountClass: AccountClass, language: Language) {
  const text = serverText(language);
  const { currencies, interestTiers, idRequirement, audience } = accountClass;
  const amount = (minor: number) =>
    formatList(
      currencies.map((currency) => writeAmount(minor, currency, language)),
      language,
      'or',
    );
  return {
    name: text(`accounts.${accountClass.accountType}.name`),
    holder: text(`terms.holder.${idRequirement}`, { age: formatNumber(minimumAgeYears, language) }),
    audience: formatList(
      audience.map((group) => text(`terms.audience.${group}`)),
      language,
    ),
    currencies: formatList(
      currencies.map((currency) => text(`terms.currency.${currency}`)),
      language,
      'or',
    ),
    initialDeposit: amount(accountClass.initialDepositMinor),
    minimumBalance: amount(accountClass.minimumBalanceMinor),
    rates: interestTiers.map((tier) => describeTier(tier, language)),
    cashBranches: formatNumber(cashPayoutBranchesOver, language),
    micr: describeFee('micr', language),
    nonMicr: describeFee('nonMicr', language),
  };
}

export type ClassWords = ReturnType<typeof describeClass>;

export function describeTier({ rateBasisPoints, aboveMinor, upToMinor }: InterestTier, language: Language): string {
  const text = serverText(language);
  const rate = writeRate(rateBasisPoints, language);
  const above = writeThreshold(aboveMinor, language);
  if (upToMinor === null) {
    return aboveMinor === 0 ? text('terms.rate.flat', { rate }) : text('terms.rate.above', { rate, above });
  }
  const upTo = writeThreshold(upToMinor, language);
  return aboveMinor === 0 ? text('terms.rate.upTo', { rate, upTo }) : text('terms.rate.between', { rate, above, upTo });
}

function describeFee(kind: keyof typeof chequeBookFees, language: Language): string {
  const { dutyMinor, serviceMinor } = chequeBookFees[kind];
  return serverText(language)('terms.fee.sum', {
    duty: writeAmount(dutyMinor, 'MMK', language),
    service: writeAmount(serviceMinor, 'MMK', language),
  });
}
