import type { Language } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import type { AccountClass } from '@taga/reference/account-classes';
import type { Fact } from '../../../pdf/fact-table.ts';
import { type ClassWords, hasThresholds } from './class-words.ts';

export function factsOf(accountClass: AccountClass, words: ClassWords, language: Language): Fact[] {
  const text = serverText(language);
  const row = (label: string, ...lines: string[]): Fact => ({ label, lines: lines.map(asSentence) });
  const facts = [
    row(text('terms.fact.eligibility'), ...(words.audience ? [words.audience] : []), words.holder),
    row(text('terms.fact.currency'), currencyLine(accountClass, words, language)),
    row(text('terms.fact.initialDeposit'), words.initialDeposit),
    row(text('terms.fact.minimumBalance'), words.minimumBalance),
    row(text('terms.fact.interest'), ...interestLines(accountClass, words, language)),
    row(text('terms.fact.fees'), ...feeLines(accountClass, words, language)),
  ];
  if (accountClass.isCashPaidOutAtAllBranches) {
    facts.push(row(text('terms.fact.cash'), text('terms.fact.cashBranches', { count: words.cashBranches })));
  }
  if (accountClass.isPassbookIssued) facts.push(row(text('terms.fact.passbook'), text('terms.fact.passbookIssued')));
  return facts;
}

/** The same words stand inside sentences too, and there without a capital. */
function asSentence(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function currencyLine(accountClass: AccountClass, { currencies }: ClassWords, language: Language): string {
  if (accountClass.currencies.length === 1) return currencies;
  return serverText(language)('terms.currency.chosen', { currencies });
}

function interestLines(accountClass: AccountClass, { rates }: ClassWords, language: Language): string[] {
  const text = serverText(language);
  if (accountClass.isInterestRuledOut) return [text('terms.rate.ruledOut')];
  if (rates.length === 0) return [text('terms.rate.unset')];
  return [
    ...rates,
    ...(hasThresholds(accountClass) ? [text('terms.rate.wholeBalance')] : []),
    ...(accountClass.isInterestCreditedDaily ? [text('terms.rate.daily')] : []),
  ];
}

function feeLines(accountClass: AccountClass, { micr, nonMicr }: ClassWords, language: Language): string[] {
  const text = serverText(language);
  if (!accountClass.areChequeBookFeesDeducted) return [text('terms.fee.services')];
  return [text('terms.fee.micr', { sum: micr }), text('terms.fee.nonMicr', { sum: nonMicr })];
}
