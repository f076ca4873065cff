import { expect, type Page } from '@playwright/test';
import { expectPage } from './expect-page.ts';
import { openPage, type Visit } from './open-page.ts';
import { giveCredentials } from './sign-in.ts';
import { textsOf } from './texts.ts';

interface DemoCustomer {
  readonly loginId: string;
  readonly name: string;
  readonly idNumber: string;
  /** The bank knew them before they signed up, and tells them so when they sign in. */
  readonly isExisting: boolean;
  readonly landing: string;
}

const landing = '/myaccount';

/** The customers that a first start makes, as the README lists them. */
export const demoCustomers = {
  existing: {
    loginId: 'existing@demo.example',
    name: 'KYAW MIN OO',
    idNumber: '12/AHLANA(N)100002',
    isExisting: true,
    landing,
  },
  card: {
    loginId: 'card@demo.example',
    name: 'ZAW LIN HTET',
    idNumber: '12/AHLANA(N)100004',
    isExisting: true,
    landing: '/credit-card-apply',
  },
  passport: {
    loginId: 'passport@demo.example',
    name: 'MARIA SANTOS',
    idNumber: 'P1234567A',
    isExisting: false,
    landing,
  },
  blacklisted: {
    loginId: 'blacklisted@demo.example',
    name: 'HTUN HTUN',
    idNumber: '12/AHLANA(N)100006',
    isExisting: false,
    landing,
  },
  inbox: {
    loginId: 'inbox@demo.example',
    name: 'SU SU HLAING',
    idNumber: '12/AHLANA(N)100007',
    isExisting: false,
    landing,
  },
} as const satisfies Record<string, DemoCustomer>;

export const demoPassword = 'Mingalaba2026';

/** Signs in by the screen, as far as the page where such a customer arrives. */
export async function signInAsDemo(page: Page, who: keyof typeof demoCustomers, visit: Visit = {}) {
  const customer: DemoCustomer = demoCustomers[who];
  const text = textsOf(visit.language ?? 'en');
  await openPage(page, '/login', visit);
  await giveCredentials(page, customer.loginId, demoPassword, visit);
  if (customer.isExisting) {
    const dialog = page.getByRole('dialog', { name: text('form.existingCustomer.title') });
    await dialog.getByRole('button', { name: text('form.actions.ok'), exact: true }).click();
  }
  await expectPage(page, new RegExp(`${customer.landing}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
