import { brand } from '@taga/brand';
import { formatList, formatNumber, type Language, type TextValues, textIn } from '@taga/i18n';
import { type ServerMessageId, serverText } from '@taga/i18n/server';
import type { AccountClass } from '@taga/reference/account-classes';
import { type ClassWords, hasThresholds, keepTogether, proofOf } from './class-words.ts';

export interface Clause {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A heading of the outline and what stands under it; `false` for a paragraph that the class has no use for. */
type Entry = readonly [title: ServerMessageId, ...paragraphs: (ServerMessageId | false)[]];

/** How long the terms give, to the customer and to the bank. Drafts like the wording, for the bank to confirm. */
const periods = {
  noticeDays: 30,
  shortfallDays: 30,
  claimDays: 60,
  refundDays: 10,
  setOffDays: 14,
  dormantMonths: 24,
  confirmDays: 3,
  answerDays: 30,
} as const;

/** The numbered part, in order. A paragraph that does not apply to the class is left out, and its clause when empty. */
export function clausesOf(accountClass: AccountClass, words: ClassWords, language: Language): Clause[] {
  const text = serverText(language);
  const values = valuesOf(words, language);
  return [...aboutTheAccount(accountClass), ...betweenYouAndTheBank(accountClass)]
    .map(([title, ...paragraphs]) => ({
      title: text(title),
      paragraphs: paragraphs.filter((id) => id !== false).map((id) => text(id, values)),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/** Everything a paragraph may speak of. */
function valuesOf(words: ClassWords, language: Language): TextValues {
  const { team, address, hotline, email } = brand.contact;
  const local = { team: textIn(language, team), address: textIn(language, address) };
  const inWords = Object.entries(periods).map(([name, count]) => [name, formatNumber(count, language)]);
  return {
    ...words,
    ...local,
    ...Object.fromEntries(inWords),
    rates: formatList(words.rates, language),
    hotline: keepTogether(hotline),
    email,
  };
}

function aboutTheAccount(accountClass: AccountClass): Entry[] {
  const { audience, areChequeBookFeesDeducted: hasCheques } = accountClass;
  const isForeign = accountClass.currency === 'FCY';
  return [
    [
      'terms.eligibility.title',
      'terms.eligibility.individual',
      `terms.eligibility.${proofOf(accountClass)}`,
      audience.length > 0 && 'terms.eligibility.audience',
      'terms.eligibility.decision',
    ],
    [
      'terms.opening.title',
      'terms.opening.documents',
      accountClass.accountType === 'cash-current' && 'terms.opening.existing',
      'terms.opening.introducers',
      'terms.opening.truth',
      'terms.opening.acceptance',
    ],
    [
      'terms.balance.title',
      'terms.balance.deposit',
      'terms.balance.minimum',
      'terms.balance.shortfall',
      isForeign && 'terms.balance.currency',
      'terms.balance.overdraft',
      accountClass.isCashPaidOutAtAllBranches && 'terms.balance.cash',
    ],
    ['terms.interest.title', ...interest(accountClass)],
    ['terms.charges.title', 'terms.charges.known', 'terms.charges.taken'],
    [
      'terms.cheques.title',
      hasCheques && 'terms.cheques.fees',
      hasCheques && 'terms.cheques.payment',
      hasCheques && 'terms.cheques.dishonoured',
      hasCheques && 'terms.cheques.loss',
    ],
    [
      'terms.foreign.title',
      isForeign && 'terms.foreign.rules',
      isForeign && 'terms.foreign.rate',
      isForeign && 'terms.foreign.cash',
    ],
  ];
}

function interest(accountClass: AccountClass): (ServerMessageId | false)[] {
  const [lowest] = accountClass.interestTiers;
  if (accountClass.isInterestRuledOut) return ['terms.interest.ruledOut'];
  if (!lowest) return ['terms.interest.unset'];
  return [
    'terms.interest.rates',
    lowest.aboveMinor > 0 && 'terms.interest.nothingBelow',
    hasThresholds(accountClass) && 'terms.interest.wholeBalance',
    accountClass.isInterestCreditedDaily ? 'terms.interest.daily' : 'terms.interest.credited',
    'terms.interest.binding',
  ];
}

function betweenYouAndTheBank(accountClass: AccountClass): Entry[] {
  return [
    [
      'terms.services.title',
      'terms.services.choice',
      'terms.services.statements',
      accountClass.isPassbookIssued && 'terms.services.passbook',
      'terms.services.secrets',
    ],
    [
      'terms.liability.title',
      'terms.liability.report',
      'terms.liability.loss',
      'terms.liability.refund',
      'terms.liability.bank',
    ],
    ['terms.data.title', 'terms.data.use', 'terms.data.sharing', 'terms.data.rights'],
    ['terms.compliance.title', 'terms.compliance.checks', 'terms.compliance.tax'],
    ['terms.setOff.title', 'terms.setOff.due'],
    ['terms.dormancy.title', 'terms.dormancy.marked', 'terms.dormancy.woken'],
    ['terms.death.title', 'terms.death.stop', 'terms.death.heirs'],
    ['terms.insurance.title', 'terms.insurance.law'],
    [
      'terms.closing.title',
      'terms.closing.yours',
      accountClass.interestTiers.length > 0 && 'terms.closing.interest',
      accountClass.areChequeBookFeesDeducted && 'terms.closing.cheques',
      accountClass.isPassbookIssued && 'terms.closing.passbook',
      'terms.closing.bank',
      'terms.closing.notice',
    ],
    ['terms.changes.title', 'terms.changes.notice', 'terms.changes.leave'],
    ['terms.contact.title', 'terms.contact.reach', 'terms.contact.answer', 'terms.contact.rights'],
    ['terms.language.title', 'terms.language.both', 'terms.language.law', 'terms.language.courts'],
  ];
}
