import { expect, test } from '@playwright/test';
import { withFakeCamera } from './pages/fake-camera.ts';
import { openWhole, type Story } from './pages/whole-opening.ts';

test.use({ launchOptions: withFakeCamera() });

const stories: readonly (Story & { readonly who: string })[] = [
  {
    who: 'a holder of a national card opens a 301',
    document: 'NRC',
    accountType: 'saving',
    currency: 'MMK',
    language: 'en',
    screen: 'phone',
    hasIntroducers: true,
  },
  {
    who: 'a holder of a passport opens a 107 in USD',
    document: 'PASSPORT',
    accountType: 'current-resident',
    currency: 'USD',
    language: 'mm',
    screen: 'desktop',
  },
  {
    who: 'a holder of an old card opens a 108 in EUR',
    document: 'OLD_NRC',
    accountType: 'current-nonresident',
    currency: 'EUR',
    language: 'mm',
    screen: 'phone',
  },
];

for (const story of stories) {
  const { who, document, currency, language, screen } = story;
  test(`${who}, in ${language} on a ${screen} [WIZ-001 to WIZ-003, ACT-001, ACT-002, IDV-002]`, async ({ page }) => {
    const { opening, shown } = await openWhole(page, story);
    const stored = (await opening.stored()) as Record<string, unknown>;
    expect(stored).toMatchObject({ Status: 'PENDING', Currency: currency, UIdName: document, BranchCode: '001' });
    for (const field of ['Name', 'FatherName', 'UIdValue', 'Email', 'CurrentAddress', 'PermanentAddress'])
      expect(shown, field).toContain(String(stored[field]));
    // Who could not be evaluated in time has come as far as everybody else, and is evaluated later.
    await expect
      .poll(async () => ((await opening.stored()) as Record<string, unknown>).IdentityStatus, { timeout: 200_000 })
      .toBe('VERIFIED');
  });
}
