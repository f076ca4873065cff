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

/** The lines of a part of the review, by their labels. */
async function linesOf(page: Page, part: string): Promise<Record<string, string>> {
  const list = page.getByRole('region', { name: part, exact: true });
  const [labels, values] = [await list.locator('dt').allInnerTexts(), await list.locator('dd').allInnerTexts()];
  // As Playwright reads pages elsewhere: without the marks where lines may end.
  const read = (shown = '') => shown.replaceAll('\u200b', '');
  return Object.fromEntries(labels.map((label, place) => [read(label), read(values[place])]));
}

const inDigits = (shown = '') => shown.replace(/\D/g, '');

test('the details of a card holder are shown and not asked [PDT-005 to PDT-007, PDT-009 to PDT-011, ROL-014]', async ({
  page,
}) => {
  let answerStates = () => {};
  const asked = new Promise<void>((resolve) => {
    answerStates = resolve;
  });
  await page.route('**/v1/api/States*', (route) => asked.then(() => route.continue()));
  const opening = await openingAt(page, { at: 'review' });
  const main = page.getByRole('main');
  await expect(main).toContainText('MYA MYA AYE');
  // Nobody reads a code while the names are on their way.
  expect(await linesOf(page, 'Personal details')).toMatchObject({ Nationality: '…' });
  answerStates();
  await expect(main).toContainText('Yangon Region');
  const { Phone, ...personal } = await linesOf(page, 'Personal details');
  expect(personal).toEqual({
    Name: 'MYA MYA AYE',
    'Father’s name': 'U HLA',
    'NRC number': opening.customer.document.UID_VALUE,
    'NRC back serial': 'AB123456',
    'Date of birth': '1990-02-28',
    Gender: 'Female',
    'Email (login ID)': opening.customer.loginId,
    Nationality: 'Myanmar',
  });
  expect(inDigits(Phone)).toContain(opening.customer.phone.replace(/^0/, ''));
  const at = { 'House number': '5', Street: 'PYAY ROAD', Township: 'Ahlone', 'State or region': 'Yangon Region' };
  const country = { Country: 'Myanmar' };
  expect(await linesOf(page, 'Current address')).toEqual({ Address: 'NO 5, PYAY ROAD', ...at, ...country });
  expect(await linesOf(page, 'Permanent address')).toEqual({ Address: 'NO 7, ANAWRAHTA ROAD', ...at, ...country });
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await opening.next.click();
  await expect(page).toHaveURL(/form=occupation$/);
  expect(await opening.stored()).toMatchObject({ OnboType: 'CREATE_CUSTOMER', Step: { stepNumber: 1 } });
});

test('the details of a passport holder have passport and visa, in Burmese [PDT-008, ROL-013, I18-001]', async ({
  page,
}) => {
  const { text } = await openingAt(page, { at: 'review', document: 'PASSPORT', language: 'mm' });
  await expect(page.getByRole('main')).toContainText('MYA MYA AYE');
  const lines = await linesOf(page, text('profile.personal.title'));
  expect(lines).toMatchObject({
    [text('profile.personal.passport')]: 'E1234567',
    [text('profile.personal.passportIssued')]: '၂၀၂၀-၀၁-၀၁',
    [text('profile.personal.passportExpires')]: '၂၀၉၉-၀၁-၀၁',
    [text('profile.personal.visaPlace')]: 'BANGKOK',
    [text('profile.personal.visaExpires')]: '၂၀၉၉-၁၂-၃၁',
    [text('profile.personal.visaNumber')]: 'V-778899',
    [text('profile.personal.visaType')]: expect.stringMatching(/./),
  });
  expect(Object.keys(lines)).not.toContain(text('profile.personal.nrcBack'));
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

test('an account in foreign currency asks for a proof of income, which is processed two seconds later (G-052) [PDT-014, PDT-017, VAL-063, BIO-016, CON-033]', async ({
  page,
}) => {
  await page.clock.install();
  const opening = await openingAt(page, { at: 'occupation', accountType: 'current-nonresident', currency: 'USD' });
  await fieldsOf(page, opening)('employment').selectOption('U');
  await opening.next.click();
  await expect(page.getByRole('main')).toContainText('Please upload an income source file.');
  await expectProcessedAfterTwoSeconds(page, opening, () =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'payslip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }),
  );
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
    // Found in the platform's own calendar instead.
    await page.evaluate(() => {
      HTMLInputElement.prototype.showPicker = function () {
        this.dataset.shown = 'yes';
      };
    });
    await date.getByRole('button', { name: text('personalDetail.qa22.pick') }).click();
    const calendar = date.locator('input[type=date]');
    await expect(calendar).toHaveAttribute('data-shown', 'yes');
    await expect(calendar).toHaveValue('2090-01-01');
    await calendar.fill('2025-11-03');
    await expect(date.getByLabel(text('form.date.day'), { exact: true })).toHaveValue('3');
    await expect(date.getByLabel(text('form.date.month'), { exact: true })).toHaveValue('11');
    await expect(date.getByLabel(text('form.date.year'), { exact: true })).toHaveValue('2025');
    await expect(page.getByRole('main')).toContainText(language === 'en' ? '03/11/2025' : '၀၃/၁၁/၂၀၂၅');
    await opening.next.click();
    await expect(page).toHaveURL(/form=signature$/);
    expect(await opening.stored()).toMatchObject({ DateofArrival: '2025-11-03' });
  });
}

test('a signature is drawn on the screen and kept as an image, and nobody goes on without one [PDT-020, PDT-021]', async ({
  page,
}) => {
  const opening = await openingAt(page, { at: 'signature' });
  const { text } = opening;
  await expect(opening.next).toHaveAttribute('aria-disabled', 'true');
  await expect(opening.next).toHaveAccessibleDescription(text('validation.signature.missing'));
  const box = await page.getByRole('img', { name: text('personalDetail.signature.paper') }).boundingBox();
  if (!box) throw new Error('There is no paper');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 6 });
  await page.mouse.move(box.x + 220, box.y + 90, { steps: 6 });
  await page.mouse.up();
  const sent = page.waitForResponse((answer) => answer.url().includes('/create-account/file_upload'));
  // One press sends it and goes on.
  await opening.next.click();
  expect((await sent).status()).toBe(200);
  await expect(page).toHaveURL(/\/introducers$/);
  const { Files } = await opening.stored();
  const image = await page.request.get(Files?.Signature?.SignatureURL ?? '');
  expect(image.headers()['content-type']).toMatch(/^image\//);
  expect((await image.body()).length).toBeGreaterThan(1_000);
});

/** With the clock held: what was picked is left alone for two seconds. */
async function expectProcessedAfterTwoSeconds(page: Page, { text }: OpenedWizard, pick: () => Promise<void>) {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/upload/')) sent += 1;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await pick();
  await expect(page.getByText(text('uploads.state.preparing')).first()).toBeVisible();
  await page.clock.runFor(1_900);
  expect(sent).toBe(0);
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect.poll(() => sent).toBeGreaterThan(0);
}

test('a signature may be a photo, which needs no pointer, and is processed two seconds later [PDT-020, PDT-022, VAL-067, BIO-016, CON-033]', async ({
  page,
}) => {
  await page.clock.install();
  const opening = await openingAt(page, { at: 'signature', language: 'mm' });
  const { text } = opening;
  await page.getByRole('tab', { name: text('personalDetail.signature.draw') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: text('personalDetail.signature.photo') })).toBeFocused();
  const file = page.locator('input[type=file]').first();
  for (const [wrong, problem] of [
    [{ name: 'mine.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }, 'validation.upload.imagesOnly'],
    [{ name: 'mine.png', mimeType: 'image/png', buffer: Buffer.alloc(10_000_001) }, 'validation.upload.tooLarge'],
  ] as const) {
    await file.setInputFiles(wrong);
    await expect(page.getByText(text(problem)).first()).toBeVisible();
    await expect(opening.next).toHaveAttribute('aria-disabled', 'true');
  }
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 40 } });
  await expectProcessedAfterTwoSeconds(page, opening, () =>
    file.setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: png }),
  );
  await expect(opening.next).not.toHaveAttribute('aria-disabled', 'true');
  await opening.next.click();
  await expect(page).toHaveURL(/\/introducers$/);
});

for (const language of ['en', 'mm'] as const) {
  test(`a slip in father’s name and address is mended at the review, anything else reported in one press, ${language}`, async ({
    page,
  }) => {
    const opening = await openingAt(page, { at: 'review', language });
    const { text } = opening;
    await page.getByRole('button', { name: text('personalDetail.review.correct') }).click();
    const dialog = page.getByRole('dialog', { name: text('personalDetail.review.correctTitle') });
    await dialog.getByLabel(text('profile.personal.fatherName'), { exact: true }).fill('U HLA MYINT');
    const [address] = await dialog.getByLabel(text('address.field.address'), { exact: true }).all();
    await address?.fill('NO 9, STRAND ROAD');
    await dialog.getByRole('button', { name: text('personalDetail.review.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(text('personalDetail.review.saved'))).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('U HLA MYINT');
    await expect(main).toContainText('NO 9, STRAND ROAD');
    await page.getByRole('button', { name: text('personalDetail.review.report') }).click();
    await expect(page.getByText(text('personalDetail.review.reported'))).toBeVisible();
    expect(await opening.stored()).toMatchObject({ FatherName: 'U HLA MYINT', DetailsReported: true });
    await page.reload();
    await page.getByRole('button', { name: text('personalDetail.review.takeBack') }).click();
    await expect(page.getByRole('button', { name: text('personalDetail.review.report') })).toBeVisible();
    expect(await opening.stored()).toMatchObject({ DetailsReported: false });
    await opening.next.click();
    await expect(page).toHaveURL(/form=occupation$/);
  });
}
