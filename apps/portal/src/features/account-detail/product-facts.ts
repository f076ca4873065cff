import { minimumAgeYears } from '@taga/contract/constants';
import { formatList, formatNumber } from '@taga/i18n';
import { type AccountClass, cashPayoutBranchesOver, type InterestTier } from '@taga/reference/account-classes';
import { accountSumWords, currencyWords, type Reading, rateWords, sumWords } from './money-words.ts';

/** A fact of a product in words; some have several parts. */
export interface ProductFact {
  readonly label: string;
  readonly values: readonly string[];
}

function tierWords({ rateBasisPoints, aboveMinor, upToMinor }: InterestTier, reading: Reading): string {
  const rate = rateWords(rateBasisPoints, reading);
  if (upToMinor !== null) return reading.text('products.interest.upTo', { rate, amount: sumWords(upToMinor, reading) });
  if (aboveMinor === 0) return reading.text('products.interest.flat', { rate });
  return reading.text('products.interest.above', { rate, amount: sumWords(aboveMinor, reading) });
}

function interestWords(accountClass: AccountClass, reading: Reading): string[] {
  const { interestTiers, isInterestRuledOut, isInterestCreditedDaily } = accountClass;
  const { text } = reading;
  if (isInterestRuledOut) return [text('products.interest.none')];
  if (interestTiers.length === 0) return [text('products.interest.unset')];
  const hasThresholds = interestTiers.some(({ aboveMinor, upToMinor }) => aboveMinor > 0 || upToMinor !== null);
  return [
    ...interestTiers.map((tier) => tierWords(tier, reading)),
    ...(hasThresholds ? [text('products.interest.wholeBalance')] : []),
    ...(isInterestCreditedDaily ? [text('products.interest.daily')] : []),
  ];
}

function audienceWords({ audience, idRequirement }: AccountClass, { text, language }: Reading): string[] {
  if (audience.length === 0) return [text(`products.audience.${idRequirement}`)];
  const age = formatNumber(minimumAgeYears, language);
  const people = audience.map((key) => text(`products.audience.${key}`, { age }));
  return [
    text('products.audience.list', { people: formatList(people, language) }),
    ...(audience.includes('myanmarCitizens') ? [text('products.audience.nationalCard')] : []),
  ];
}

function feeWords({ areChequeBookFeesDeducted }: AccountClass, { text }: Reading): string[] {
  if (!areChequeBookFeesDeducted) return [text('products.fees.services')];
  return [text('products.fees.chequeBook'), text('products.fees.amounts')];
}

function cashWords({ isCashPaidOutAtAllBranches }: AccountClass, { text, language }: Reading): string[] {
  if (!isCashPaidOutAtAllBranches) return [];
  return [text('products.cash.branches', { count: formatNumber(cashPayoutBranchesOver, language) })];
}

/** What the product page states of an account class, in the order it is read. */
export function productFacts(accountClass: AccountClass, reading: Reading): ProductFact[] {
  const { text } = reading;
  const isForeign = accountClass.currency === 'FCY';
  const facts: ProductFact[] = [
    { label: text('products.fact.audience'), values: audienceWords(accountClass, reading) },
    { label: text('products.fact.currency'), values: isForeign ? [currencyWords(accountClass, reading)] : [] },
    {
      label: text('products.fact.deposit'),
      values: [accountSumWords(accountClass, accountClass.initialDepositMinor, reading)],
    },
    {
      label: text('products.fact.balance'),
      values: [accountSumWords(accountClass, accountClass.minimumBalanceMinor, reading)],
    },
    { label: text('products.fact.interest'), values: interestWords(accountClass, reading) },
    { label: text('products.fact.cash'), values: cashWords(accountClass, reading) },
    { label: text('products.fact.fees'), values: feeWords(accountClass, reading) },
    {
      label: text('products.fact.passbook'),
      values: accountClass.isPassbookIssued ? [text('products.passbook.issued')] : [],
    },
  ];
  return facts.filter(({ values }) => values.length > 0);
}
