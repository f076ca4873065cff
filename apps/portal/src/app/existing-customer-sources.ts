import type { CatalogGroup } from '@taga/i18n';
import type { PageSource } from '@taga/web/page';
import type { existingCustomerPages } from './existing-customer-pages.ts';

type Screen = keyof typeof existingCustomerPages;

const words: readonly CatalogGroup[] = ['public', 'opening', 'existing', 'accountList', 'forms', 'refusals'];

function screen(name: Screen, ...more: readonly CatalogGroup[]): PageSource {
  const load = async () => (await import('./existing-customer-pages.ts')).existingCustomerPages[name]();
  return { load, catalogs: [...words, ...more] };
}

/** Opening an account from one that the customer has: for each screen the words that only it needs. */
export const existingCustomerSources: Readonly<Record<Screen, PageSource>> = {
  initial: screen('initial'),
  welcome: screen('welcome'),
  moved: screen('moved'),
  bankaccount: screen('bankaccount'),
  'otp-verification': screen('otp-verification'),
  'personal-detail': screen('personal-detail', 'personalDetail', 'customer'),
  introducers: screen('introducers', 'introducers', 'person'),
  'choose-branch': screen('choose-branch', 'branch'),
  'additional-services': screen('additional-services', 'services'),
  'summary-review': screen('summary-review', 'openingEnd', 'services', 'customer'),
  'terms-and-conditions': screen('terms-and-conditions', 'openingEnd'),
  confirmation: screen('confirmation'),
  'account-information': screen('account-information'),
  'account-activation': screen('account-activation'),
};
