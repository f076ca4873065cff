import { brand } from '@taga/brand';
import { type CalendarDate, formatDate, formatNumber, type Language, textIn } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import type { AccountClass } from '@taga/reference/account-classes';
import type { Fact } from '../../../pdf/fact-table.ts';
import { describeClass } from './class-words.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { factsOf } from './facts.ts';

/** Which wording this is, and since when. It stands on every page, so it moves with every change of the texts. */
const edition = { version: 2, issuedOn: { year: 2026, month: 11, day: 15 } } as const;

/** Everything the document of a class says, in order, and nothing about how it looks. */
export interface Terms {
  readonly language: Language;
  readonly title: string;
  readonly bank: string;
  readonly accountName: string;
  readonly accountClass: string;
  readonly issuedOn: CalendarDate;
  /** Version and day, in words. */
  readonly issued: string;
  /** That lawyers have yet to confirm the wording; nothing once they have. */
  readonly draft: string | undefined;
  readonly intro: string;
  readonly facts: readonly Fact[];
  readonly clauses: readonly Clause[];
}

export function composeTerms(
  accountClass: AccountClass,
  language: Language,
  isConfirmed = brand.areLegalTextsConfirmed,
): Terms {
  const text = serverText(language);
  const words = describeClass(accountClass, language);
  const bank = textIn(language, brand.legalName);
  return {
    language,
    title: text('terms.document.title'),
    bank,
    accountName: words.name,
    accountClass: text('terms.document.class', { code: accountClass.code }),
    issuedOn: edition.issuedOn,
    issued: text('terms.document.issued', {
      version: formatNumber(edition.version, language),
      date: formatDate(edition.issuedOn, 'dayMonthYear', language),
    }),
    draft: isConfirmed ? undefined : text('terms.document.draft'),
    intro: text('terms.document.intro', { bank }),
    facts: factsOf(accountClass, words, language),
    clauses: clausesOf(accountClass, words, language),
  };
}
