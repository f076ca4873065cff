import type { AccountOpeningRoute } from '@taga/contract/journeys/account-opening/outline';
import type { CatalogGroup } from '@taga/i18n';
import type { PageSource } from '@taga/web/page';

const words: readonly CatalogGroup[] = ['public', 'opening', 'accountList', 'forms', 'refusals'];

function step(load: PageSource['load'], ...more: readonly CatalogGroup[]): PageSource {
  return { load, catalogs: [...words, ...more] };
}

/** Opening an account: each address is a file of its own, with the words that only it needs. */
export const openingSources: Readonly<Record<AccountOpeningRoute, PageSource>> = {
  initial: step(() => import('../features/open-account/steps/initial-page.tsx')),
  biomatric: step(() => import('../features/open-account/steps/biomatric-page.tsx'), 'capture', 'uploads'),
  'personal-detail': step(
    () => import('../features/open-account/steps/personal-detail-page.tsx'),
    'personalDetail',
    'customer',
    'uploads',
  ),
  introducers: step(() => import('../features/open-account/steps/introducers-page.tsx'), 'introducers', 'person'),
  'choose-branch': step(() => import('../features/open-account/steps/choose-branch-page.tsx'), 'branch'),
  'additional-services': step(() => import('../features/open-account/steps/additional-services-page.tsx'), 'services'),
  'summary-review': step(
    () => import('../features/open-account/steps/summary-review-page.tsx'),
    'openingEnd',
    'services',
    'customer',
  ),
  'terms-and-conditions': step(
    () => import('../features/open-account/steps/terms-and-conditions-page.tsx'),
    'openingEnd',
  ),
  'otp-verification': step(() => import('../features/open-account/steps/otp-verification-page.tsx'), 'openingEnd'),
  'account-information': step(
    () => import('../features/open-account/steps/account-information-page.tsx'),
    'openingEnd',
  ),
  'account-activation': step(() => import('../features/open-account/steps/account-activation-page.tsx'), 'openingEnd'),
};
