import type { SignUpStep } from '@taga/contract/journeys/sign-up';
import type { CatalogGroup } from '@taga/i18n';
import type { PageSource } from '@taga/web/page';

const words: readonly CatalogGroup[] = ['public', 'signUp', 'forms', 'refusals'];
const personWords: readonly CatalogGroup[] = [...words, 'person'];

function step(load: PageSource['load'], catalogs = words): PageSource {
  return { load, catalogs };
}

/** Each step is a file of its own, so that the first one arrives quickly. */
export const signUpSources: Readonly<Record<SignUpStep, PageSource>> = {
  'get-started': step(() => import('../features/sign-up/steps/get-started-page.tsx'), ['public', 'signUp']),
  name: step(() => import('../features/sign-up/steps/name-page.tsx')),
  nrc: step(() => import('../features/sign-up/steps/nrc-page.tsx'), personWords),
  gender: step(() => import('../features/sign-up/steps/gender-page.tsx')),
  dob: step(() => import('../features/sign-up/steps/dob-page.tsx')),
  'personal-info': step(() => import('../features/sign-up/steps/personal-info-page.tsx'), personWords),
  credential: step(() => import('../features/sign-up/steps/credential-page.tsx')),
  'create-password': step(() => import('../features/sign-up/steps/create-password-page.tsx')),
  'otp-verify': step(() => import('../features/sign-up/steps/otp-verify-page.tsx')),
  'email-verify': step(() => import('../features/sign-up/steps/email-verify-page.tsx')),
};

export const verifyEmailSource: PageSource = {
  load: () => import('../features/verify-email/verify-email-page.tsx'),
  catalogs: words,
};
