import { minimumAgeYears } from '@taga/contract/constants';
import { formatNumber, type Language, type TextValues } from '@taga/i18n';
import { accountClasses, cashPayoutBranchesOver } from '@taga/reference/account-classes';
import { openingAmount } from './account-fact.ts';

const kyatAccounts = accountClasses.filter(({ currency }) => currency === 'MMK');
const smallestDeposit = Math.min(...kyatAccounts.map(openingAmount));

/** The figures that the copy about all accounts speaks of, so that no text states one of its own. */
export function accountFigures(language: Language): TextValues {
  return {
    accounts: formatNumber(accountClasses.length, language),
    branches: formatNumber(cashPayoutBranchesOver, language),
    deposit: formatNumber(smallestDeposit, language),
    age: formatNumber(minimumAgeYears, language),
  };
}
