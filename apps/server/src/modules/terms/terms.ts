import { brand } from '@taga/brand';
import { type CalendarDate, formatDate, type Language } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import type { AccountClass } from '@taga/reference/account-classes';
import { describeClass } from './class-facts.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { type Fact, factsOf } from './facts-table.ts';

/** The day the wording was last changed. It stands on every page, so it moves with every change of the texts. */
const termsIssuedOn: CalendarDate = { year: 2026, month: 11, day: 15 };

/** Everything the document of a class says, in order, and nothing about how it looks. */
export interface Terms {
  readonly language: Language;
  readonly title: string;
  readonly bank: string;
  readonly accountName: string;
  readonly accountClass: string;
  readonly issuedOn: CalendarDate;
  /** The same day in words. */
  readonly issued: string;
  readonly intro: string;
  readonly facts: readonly Fact[];
  readonly clauses: readonly Clause[];
}

/** The bank has one legal name; Burmese readers know it by its Burmese one. */
const bankNames: Readonly<Record<Language, string>> = {
  en: brand.legalName,
  mm: `${brand.nameMM} (${brand.legalName})`,
};

export function composeTerms(accountClass: AccountClass, language: Language): Terms {
  const text = serverText(language);
  const words = describeClass(accountClass, language);
  const bank = bankNames[language];
  return {
    language,
    title: text('terms.document.title'),
    bank,
    accountName: words.name,
    accountClass: text('terms.document.class', { code: accountClass.code }),
    issuedOn: termsIssuedOn,
    issued: text('terms.document.issued', { date: formatDate(termsIssuedOn, 'dayMonthYear', language) }),
    intro: text('terms.document.intro', { bank }),
    facts: factsOf(accountClass, words, language),
    clauses: clausesOf(accountClass, words, language),
  };
}
