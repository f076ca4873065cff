import type { Language, Text } from '@taga/i18n';
import { accountFigures } from '../lib/accounts/account-figures.ts';
import { bankName } from '../lib/bank/bank.ts';
import type { PageDefinition } from './page-table.ts';

/** What stands in the browser's tab and in search results; the same at build and in the browser. */
export function pageHead({ title, description }: PageDefinition, text: Text, language: Language) {
  return {
    title: text('layout.title.pattern', { page: text(title), bank: bankName(language) }),
    description: text(description, accountFigures(language)),
  };
}
