import { expect, type Page, test } from '@playwright/test';
import { openingAt } from './pages/opening.ts';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

type OpenedWizard = Awaited<ReturnType<typeof openingAt>>;
const fieldsOf =
  (page: Page, { text }: OpenedWizard) =>
  (name: string) =>
    page.getByLabel(text(`personalDetail.occupation.${name}`), { exact: true });

for (const language of ['en', 'mm'] as const) {
  test(`the details of a card holder are shown and not asked, in ${language} [PDT-005 to PDT-007, PDT-009 to PDT-011, ROL-014]`, async ({
    page,
  }) => {
    const opening = await openingAt(page, { at: 'review', language });
    const main = page.getByRole('main');
    const said = ['MYA MYA AYE', '12/', 'AB123456', opening.customer.phone.slice(1), opening.customer.loginId];
    for (const words of said) await expect(main).toContainText(words);
    for (const part of ['personal.nrcBack', 'personal.gender', 'personal.nationality', 'address.current'])
      await expect(main).toContainText(opening.text(`profile.${part}`));
    await expect(main).toContainText('NO 7, ANAWRAHTA ROAD');
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await opening.next.click();
    await expect(page).toHaveURL(/form=occupation$/);
    expect(await opening.stored()).toMatchObject({ OnboType: 'CREATE_CUSTOMER', Step: { stepNumber: 1 } });
  });
}

test('the details of a passport holder have passport and visa [PDT-008, ROL-013]', async ({ page }) => {
  const opening = await openingAt(page, { at: 'review', document: 'PASSPORT' });
  const parts = ['passport', 'passportIssued', 'passportExpires', 'visaPlace', 'visaExpires', 'visaNumber', 'visaType'];
  for (const part of parts)
    await expect(page.getByRole('main')).toContainText(opening.text(`profile.personal.${part}`));
  await expect(page.getByRole('main')).not.toContainText(opening.text('profile.personal.nrcBack'));
});

test('occupation asks for what is missing, in its own words where a list has none [PDT-012, PDT-013, VAL-057 to VAL-062, VAL-064]', async ({
  page,
}) => {
  const opening = await openingAt(page, { at: 'occupation' });
  const field = fieldsOf(page, opening);
  await opening.next.click();
  for (const words of ['Please select employment.', 'Please select profession', 'Please select industry']) {
    await expect(page.getByRole('main')).toContainText(words);
  }
  await expect(page.getByText(opening.text('uploads.proof.label'))).toHaveCount(0);
  await field('employment').selectOption('O');
  await field('profession').selectOption('Others');
  await field('industry').selectOption('Others');
  await opening.next.click();
  for (const words of ['other employment', 'other profession', 'other industry']) {
    await expect(page.getByRole('main')).toContainText(`Please enter ${words}`);
  }
  await field('otherEmployment').fill('အလုပ်');
  await field('otherProfession').fill('juggler');
  await field('otherIndustry').fill('circus');
  await opening.next.click();
  await expect(field('otherEmployment')).toHaveAccessibleDescription(opening.text('validation.occupation.latinOnly'));
  await field('otherEmployment').fill('seasonal (3 months)');
  await opening.next.click();
  await expect(page).toHaveURL(/form=signature$/);
  expect(await opening.stored()).toMatchObject({
    Employment: 'O',
    OtherEmployment: 'SEASONAL (3 MONTHS)',
    Profession: 'Others',
    OtherProfession: 'JUGGLER',
    OtherIndustry: 'CIRCUS',
  });
});

test('who has no work is asked for neither profession nor industry (G-023) [PDT-015, PDT-016, VAL-058, VAL-059]', async ({
  page,
}) => {
  const opening = await openingAt(page, { at: 'occupation' });
  const field = fieldsOf(page, opening);
  await field('employment').selectOption('U');
  for (const name of ['profession', 'industry']) {
    await expect(field(name)).toBeDisabled();
    await expect(field(name)).toHaveValue('Others');
  }
  await opening.next.click();
  await expect(page).toHaveURL(/form=signature$/);
  expect(await opening.stored()).toMatchObject({
    Employment: 'U',
    Profession: 'Member of religious orders',
    Industry: 'Religious',
  });
});

test('an account in foreign currency asks for a proof of income (G-052) [PDT-014, PDT-017, VAL-063]', async ({
  page,
}) => {
  const opening = await openingAt(page, { at: 'occupation', accountType: 'current-nonresident', currency: 'USD' });
  await fieldsOf(page, opening)('employment').selectOption('U');
  await opening.next.click();
  await expect(page.getByRole('main')).toContainText('Please upload an income source file.');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'payslip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await expect(page.getByText('payslip.pdf', { exact: true })).toBeVisible();
  await expect(opening.next).not.toHaveAttribute('aria-disabled', 'true');
  await opening.next.click();
  await expect(page).toHaveURL(/form=signature$/);
  expect(await opening.stored()).toMatchObject({ Files: { Income: [{ Type: 'SRC_INCOME_01' }] } });
});

for (const language of ['en', 'mm'] as const) {
  test(`a passport holder declares when they came, in ${language} (G-119) [PDT-018, PDT-019, VAL-070 to VAL-072]`, async ({
    page,
  }) => {
    const opening = await openingAt(page, { at: 'form-qa-22', document: 'PASSPORT', language });
    const { text } = opening;
    const date = page.getByRole('group', { name: text('questions.arrival.label'), exact: true });
    const give = async (day: string, month: string, year: string) => {
      await date.getByLabel(text('form.date.day'), { exact: true }).fill(day);
      await date.getByLabel(text('form.date.month'), { exact: true }).selectOption(month);
      await date.getByLabel(text('form.date.year'), { exact: true }).fill(year);
    };
    await expect(page.getByRole('main')).toContainText('DD/MM/YYYY');
    await expect(page.getByRole('main')).toContainText(text('personalDetail.qa22.draft'));
    await opening.next.click();
    await expect(date).toHaveAccessibleDescription(new RegExp(text('validation.arrivalDate.missing')));
    await give('1', '1', '2090');
    await opening.next.click();
    await expect(date).toHaveAccessibleDescription(new RegExp(text('validation.arrivalDate.inFuture')));
    await give('3', '11', '2025');
    await expect(page.getByRole('main')).toContainText(language === 'en' ? '03/11/2025' : '၀၃/၁၁/၂၀၂၅');
    await opening.next.click();
    await expect(page).toHaveURL(/form=signature$/);
    expect(await opening.stored()).toMatchObject({ DateofArrival: '2025-11-03' });
  });
}

test('a signature is drawn on the screen and kept as an image, and nobody goes on without one [PDT-020 to PDT-022]', async ({
  page,
}) => {
  const opening = await openingAt(page, { at: 'signature' });
  const { text } = opening;
  await expect(opening.next).toHaveAttribute('aria-disabled', 'true');
  await expect(opening.next).toHaveAccessibleDescription(text('validation.signature.missing'));
  const use = page.getByRole('button', { name: text('personalDetail.signature.use') });
  await expect(use).toHaveAttribute('aria-disabled', 'true');
  const box = await page.getByRole('img', { name: text('personalDetail.signature.paper') }).boundingBox();
  if (!box) throw new Error('There is no paper');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 6 });
  await page.mouse.move(box.x + 220, box.y + 90, { steps: 6 });
  await page.mouse.up();
  const sent = page.waitForResponse((answer) => answer.url().includes('/create-account/file_upload'));
  await use.click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('signature.png', { exact: true })).toBeVisible();
  await opening.next.click();
  await expect(page).toHaveURL(/\/introducers$/);
  const { Files } = await opening.stored();
  const image = await page.request.get(Files?.Signature?.SignatureURL ?? '');
  expect(image.headers()['content-type']).toMatch(/^image\//);
  expect((await image.body()).length).toBeGreaterThan(1_000);
});

test('a signature may be a photo, which needs no pointer [PDT-020, VAL-067]', async ({ page }) => {
  const opening = await openingAt(page, { at: 'signature', language: 'mm' });
  const { text } = opening;
  await page.getByRole('tab', { name: text('personalDetail.signature.draw') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: text('personalDetail.signature.photo') })).toBeFocused();
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 40 } });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: png });
  await expect(opening.next).not.toHaveAttribute('aria-disabled', 'true');
  await opening.next.click();
  await expect(page).toHaveURL(/\/introducers$/);
});
