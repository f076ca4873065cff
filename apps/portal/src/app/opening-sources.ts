import type { AccountOpeningRoute } from '@taga/contract/journeys/account-opening/outline';
import type { CatalogGroup } from '@taga/i18n';
import type { PageSource } from '@taga/web/page';

const words: readonly CatalogGroup[] = ['public', 'opening', 'accountList', 'forms', 'refusals'];

function step(route: AccountOpeningRoute, ...more: readonly CatalogGroup[]): PageSource {
  const load = async () => (await import('./opening-pages.ts')).openingPages[route]();
  return { load, catalogs: [...words, ...more] };
}

/** Opening an account: for each address the words that only it needs. */
export const openingSources: Readonly<Record<AccountOpeningRoute, PageSource>> = {
  initial: step('initial'),
  biomatric: step('biomatric', 'capture', 'uploads'),
  'personal-detail': step('personal-detail', 'personalDetail', 'customer', 'uploads'),
  introducers: step('introducers', 'introducers', 'person'),
  'choose-branch': step('choose-branch', 'branch'),
  'additional-services': step('additional-services', 'services'),
  'summary-review': step('summary-review', 'openingEnd', 'services', 'customer'),
  'terms-and-conditions': step('terms-and-conditions', 'openingEnd'),
  'otp-verification': step('otp-verification', 'openingEnd'),
  'account-information': step('account-information', 'openingEnd'),
  'account-activation': step('account-activation', 'openingEnd', 'customer'),
};
