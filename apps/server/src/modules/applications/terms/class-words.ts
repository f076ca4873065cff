import { minimumAgeYears } from '@taga/contract/constants';
import { formatList, formatNumber, type Language } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import {
  type AccountClass,
  cashPayoutBranchesOver,
  type IdRequirement,
  type InterestTier,
} from '@taga/reference/account-classes';
import { chequeBookFees } from '@taga/reference/cheque-book-fees';
import { type Currency, currencyExponents } from '@taga/reference/currencies';

const lakh = 100_000;

/** Citizens show their national card, and their terms speak of no passport. */
export function proofOf({ audience, idRequirement }: AccountClass): IdRequirement | 'citizen' {
  return audience.includes('myanmarCitizens') ? 'citizen' : idRequirement;
}

/** Whether the rate depends on the balance. */
export function hasThresholds({ interestTiers }: AccountClass): boolean {
  return interestTiers.some(({ aboveMinor, upToMinor }) => aboveMinor > 0 || upToMinor !== null);
}

/** What the account classes say of themselves, in the words of one language; the table and the clauses share it. */
export function describeClass(accountClass: AccountClass, language: Language) {
  const text = serverText(language);
  const { currencies, interestTiers, audience } = accountClass;
  const age = formatNumber(minimumAgeYears, language);
  const amount = (minor: number) =>
    formatList(
      currencies.map((currency) => writeAmount(minor, currency, language)),
      language,
      'or',
    );
  return {
    age,
    name: text(`accountList.${accountClass.accountType}.name`),
    holder: text(`terms.holder.${proofOf(accountClass)}`, { age }),
    document: text(`terms.identity.${proofOf(accountClass)}`),
    audience: formatList(
      audience.map((group) => text(`terms.audience.${group}`, { age })),
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
    leastBalance: writeThreshold(interestTiers[0]?.aboveMinor ?? 0, language),
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

/** A number and its unit stay on one line. */
export function keepTogether(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

function majorUnits(amountMinor: number, currency: Currency): number {
  return amountMinor / 10 ** currencyExponents[currency];
}

function writeAmount(amountMinor: number, currency: Currency, language: Language): string {
  const amount = formatNumber(majorUnits(amountMinor, currency), language);
  return keepTogether(serverText(language)(`terms.amount.${currency}`, { amount }));
}

/** Where one rate ends and the next begins; people speak of large balances in lakh. */
function writeThreshold(amountMinor: number, language: Language): string {
  const kyat = majorUnits(amountMinor, 'MMK');
  if (kyat % lakh !== 0) return writeAmount(amountMinor, 'MMK', language);
  const values = { lakh: formatNumber(kyat / lakh, language), amount: formatNumber(kyat, language) };
  return keepTogether(serverText(language)('terms.amount.lakh', values));
}

function writeRate(basisPoints: number, language: Language): string {
  return `${formatNumber(basisPoints / 100, language)}%`;
}
