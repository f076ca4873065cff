import { expect, type Page, test } from '@playwright/test';
import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import { Introducers } from './pages/introducers.ts';
import { openingAt, saveSession, signInOverWire } from './pages/opening.ts';
import type { Document } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');
const field = (page: Page, id: string) => page.getByLabel(text(id), { exact: true });
const arrival = (page: Page, part: string) =>
  page.getByRole('group', { name: text('questions.arrival.label'), exact: true }).getByLabel(part, { exact: true });
const branchParts = [
  ['state', 'MMR013'],
  ['township', 'MMR013037'],
  ['branch', '001'],
] as const;
const nrc = (page: Page, part: string) =>
  new Introducers(page, 'en').of('second').getByLabel(text(`identity.nrc.${part}`), { exact: true });

/** What somebody types at a step, and how they find it again. */
interface Typed {
  readonly at: AccountOpeningStep;
  readonly document?: Document;
  type(page: Page): Promise<unknown>;
  expectThere(page: Page): Promise<unknown>;
}

const steps: readonly Typed[] = [
  {
    at: 'occupation',
    async type(page) {
      await field(page, 'personalDetail.occupation.employment').selectOption('O');
      await field(page, 'personalDetail.occupation.otherEmployment').fill('puppeteer');
      await field(page, 'personalDetail.occupation.profession').selectOption('Others');
      await field(page, 'personalDetail.occupation.otherProfession').fill('plays');
      await field(page, 'personalDetail.occupation.industry').selectOption({ index: 3 });
    },
    async expectThere(page) {
      await expect(field(page, 'personalDetail.occupation.employment')).toHaveValue('O');
      await expect(field(page, 'personalDetail.occupation.otherEmployment')).toHaveValue('PUPPETEER');
      await expect(field(page, 'personalDetail.occupation.otherProfession')).toHaveValue('PLAYS');
      await expect(field(page, 'personalDetail.occupation.industry')).not.toHaveValue('');
    },
  },
  {
    at: 'form-qa-22',
    document: 'PASSPORT',
    async type(page) {
      await arrival(page, text('form.date.day')).fill('3');
      await arrival(page, text('form.date.month')).selectOption('11');
      await arrival(page, text('form.date.year')).fill('2025');
    },
    async expectThere(page) {
      await expect(arrival(page, text('form.date.day'))).toHaveValue('3');
      await expect(arrival(page, text('form.date.month'))).toHaveValue('11');
      await expect(arrival(page, text('form.date.year'))).toHaveValue('2025');
    },
  },
  {
    at: 'signature',
    async type(page) {
      const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 40 } });
      await page.getByRole('tab', { name: text('personalDetail.signature.photo') }).click();
      const file = { name: 'mine.png', mimeType: 'image/png', buffer: photo };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await expect(page.getByText(text('uploads.file.sent'), { exact: true })).toBeVisible();
    },
    async expectThere(page) {
      await expect(page.getByText(text('uploads.file.sent'), { exact: true })).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
    },
  },
  {
    at: 'introducers',
    async type(page) {
      const introducers = new Introducers(page, 'en');
      await introducers.choose('yes');
      await introducers.give('first', '09777111222');
      await introducers.give('second', '09777111333');
      await introducers.field('second', 'email').fill('hla@mail.example');
      await introducers.employee.fill('100001');
    },
    async expectThere(page) {
      const introducers = new Introducers(page, 'en');
      await expect(introducers.field('first', 'phone')).toHaveValue('09777111222');
      await expect(introducers.field('second', 'name')).toHaveValue('DAW HLA HLA');
      await expect(introducers.field('second', 'email')).toHaveValue('hla@mail.example');
      await expect(nrc(page, 'state')).toHaveValue('12');
      await expect(nrc(page, 'number')).toHaveValue('654321');
      await expect(introducers.employee).toHaveValue('100001');
    },
  },
  {
    at: 'choose-branch',
    async type(page) {
      for (const [part, code] of branchParts) await field(page, `branch.field.${part}`).selectOption(code);
    },
    async expectThere(page) {
      for (const [part, code] of branchParts) await expect(field(page, `branch.field.${part}`)).toHaveValue(code);
    },
  },
  {
    at: 'additional-services',
    async type(page) {
      await page.getByRole('checkbox', { name: 'E-Statement' }).check();
      await page.getByRole('radio', { name: text('services.schedule.W') }).check();
      await field(page, 'services.schedule.dayOfWeek').selectOption('THUR');
    },
    async expectThere(page) {
      await expect(page.getByRole('checkbox', { name: 'E-Statement' })).toBeChecked();
      await expect(field(page, 'services.schedule.dayOfWeek')).toHaveValue('THUR');
    },
  },
];

for (const { at, document, type, expectThere } of steps) {
  test(`everything typed at ${at} is there after a reload, in a new tab and, once saved, on a second browser [NET-004, WIZ-015]`, async ({
    page,
    context,
    browser,
  }) => {
    context.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    const opening = await openingAt(page, { at, ...(document && { document }) });
    const address = page.url();
    await type(page);
    await expectThere(page);
    await page.reload();
    await expectThere(page);
    const tab = await context.newPage();
    // As a tab that crashed leaves it.
    await page.close({ runBeforeUnload: false });
    await tab.goto(`/create-account/${opening.accountType}`);
    await expectThere(tab);
    const left = tab.waitForResponse((answer) => answer.url().includes('/create-account/save/account'));
    await tab.getByRole('button', { name: text('form.actions.next'), exact: true }).click();
    expect((await left).status()).toBe(200);
    await expect(tab).not.toHaveURL(address);

    const second = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await saveSession(second, await signInOverWire(second.request, opening.customer));
    await second.goto(address);
    await expectThere(second);
    await second.context().close();
  });
}

test('that the summary was confirmed is not kept: who comes back reads it again [SUM-005]', async ({ page }) => {
  await openingAt(page, { at: 'summary-review' });
  const confirmed = page.getByLabel(text('openingEnd.summary.confirm'));
  await confirmed.check();
  await page.reload();
  await expect(confirmed).not.toBeChecked();
});
