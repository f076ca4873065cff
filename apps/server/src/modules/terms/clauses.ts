import { brand } from '@taga/brand';
import { minimumAgeYears } from '@taga/contract/constants';
import { formatList, formatNumber, type Language, type Text } from '@taga/i18n';
import { type ServerMessageId, serverText } from '@taga/i18n/server';
import type { AccountClass } from '@taga/reference/account-classes';
import { keepTogether, writeThreshold } from './amounts.ts';
import type { ClassWords } from './class-facts.ts';

export interface Clause {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface Subject {
  readonly accountClass: AccountClass;
  readonly words: ClassWords;
  readonly language: Language;
  readonly text: Text<ServerMessageId>;
}

/** The numbered part, in order. A paragraph that does not apply to the class is left out, and its clause when empty. */
export function clausesOf(accountClass: AccountClass, words: ClassWords, language: Language): Clause[] {
  const text = serverText(language);
  const subject: Subject = { accountClass, words, language, text };
  return [
    { title: text('terms.eligibility.title'), paragraphs: eligibility(subject) },
    { title: text('terms.opening.title'), paragraphs: opening(subject) },
    { title: text('terms.balance.title'), paragraphs: balance(subject) },
    { title: text('terms.interest.title'), paragraphs: interest(subject) },
    { title: text('terms.charges.title'), paragraphs: [text('terms.charges.known'), text('terms.charges.taken')] },
    { title: text('terms.cheques.title'), paragraphs: cheques(subject) },
    { title: text('terms.services.title'), paragraphs: services(subject) },
    { title: text('terms.data.title'), paragraphs: personalData(subject) },
    { title: text('terms.closing.title'), paragraphs: closing(subject) },
    { title: text('terms.changes.title'), paragraphs: [text('terms.changes.notice'), text('terms.changes.leave')] },
    { title: text('terms.contact.title'), paragraphs: contact(subject) },
    { title: text('terms.language.title'), paragraphs: [text('terms.language.both'), text('terms.language.law')] },
  ].filter(({ paragraphs }) => paragraphs.length > 0);
}

const when = (applies: boolean, paragraph: string): string[] => (applies ? [paragraph] : []);

function eligibility({ accountClass, words, language, text }: Subject): string[] {
  return [
    text('terms.eligibility.individual', { age: formatNumber(minimumAgeYears, language) }),
    text(`terms.eligibility.${accountClass.idRequirement}`),
    ...when(accountClass.audience.length > 0, text('terms.eligibility.audience', { audience: words.audience })),
    text('terms.eligibility.decision'),
  ];
}

function opening({ text }: Subject): string[] {
  return [
    text('terms.opening.documents'),
    text('terms.opening.introducers'),
    text('terms.opening.truth'),
    text('terms.opening.acceptance'),
  ];
}

function balance({ accountClass, words, text }: Subject): string[] {
  return [
    text('terms.balance.deposit', { amount: words.initialDeposit }),
    text('terms.balance.minimum', { amount: words.minimumBalance }),
    ...when(accountClass.currencies.length > 1, text('terms.balance.currency', { currencies: words.currencies })),
    text('terms.balance.overdraft'),
    ...when(accountClass.isCashPaidOutAtAllBranches, text('terms.balance.cash', { count: words.cashBranches })),
  ];
}

function interest({ accountClass, words, language, text }: Subject): string[] {
  const [lowest] = accountClass.interestTiers;
  if (accountClass.isInterestRuledOut) return [text('terms.interest.ruledOut')];
  if (!lowest) return [text('terms.interest.unset')];
  const hasThresholds = lowest.aboveMinor > 0 || lowest.upToMinor !== null;
  const least = writeThreshold(lowest.aboveMinor, language);
  return [
    text('terms.interest.rates', { rates: formatList(words.rates, language) }),
    ...when(lowest.aboveMinor > 0, text('terms.interest.nothingBelow', { amount: least })),
    ...when(hasThresholds, text('terms.interest.wholeBalance')),
    text(accountClass.isInterestCreditedDaily ? 'terms.interest.daily' : 'terms.interest.credited'),
    text('terms.interest.binding'),
  ];
}

function cheques({ accountClass, words: { micr, nonMicr }, text }: Subject): string[] {
  if (!accountClass.areChequeBookFeesDeducted) return [];
  return [text('terms.cheques.fees', { micr, nonMicr }), text('terms.cheques.payment'), text('terms.cheques.loss')];
}

function services({ accountClass, text }: Subject): string[] {
  return [
    text('terms.services.choice'),
    text('terms.services.statements'),
    ...when(accountClass.isPassbookIssued, text('terms.services.passbook')),
    text('terms.services.secrets'),
  ];
}

function personalData({ text }: Subject): string[] {
  return [text('terms.data.use'), text('terms.data.sharing'), text('terms.data.rights')];
}

function closing({ accountClass, text }: Subject): string[] {
  return [
    text('terms.closing.yours'),
    ...when(accountClass.interestTiers.length > 0, text('terms.closing.interest')),
    ...when(accountClass.areChequeBookFeesDeducted, text('terms.closing.cheques')),
    ...when(accountClass.isPassbookIssued, text('terms.closing.passbook')),
    text('terms.closing.bank'),
  ];
}

function contact({ language, text }: Subject): string[] {
  const { team, teamMM, address, addressMM, hotline, email } = brand.contact;
  const local = language === 'mm' ? { team: teamMM, address: addressMM } : { team, address };
  return [
    text('terms.contact.reach', { ...local, hotline: keepTogether(hotline), email }),
    text('terms.contact.answer'),
  ];
}
