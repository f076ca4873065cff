import { expect, type Page, test } from '@playwright/test';
import { drawPhoto } from './pages/capturing.ts';
import { findViolations } from './pages/find-violations.ts';
import { SignUp } from './pages/sign-up.ts';

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });
test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** Drawn for tests: MYA MYA KHIN, MD123456, a woman born on 17 May 1990; good until 28 August 2032. */
const passport = 'apps/server/src/identity/testing/fixtures/passport.jpg';

const choose = (page: Page, photo: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.getByRole('main').locator('input[type=file]:not([capture])').setInputFiles(photo);

const told = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

async function expectDay(signUp: SignUp, group: string, [day, month, year]: readonly [string, string, string]) {
  const part = (name: string) => signUp.group(group).getByLabel(signUp.text(`form.date.${name}`), { exact: true });
  await expect(part('day')).toHaveValue(day);
  await expect(part('month')).toHaveValue(month);
  await expect(part('year')).toHaveValue(year);
}

for (const language of ['en', 'mm'] as const) {
  test(`a photo of the passport comes first and fills in what it says, on every page that asks for it (${language}) [SUP-008, SUP-051, VAL-016, A11-003]`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: String(baseURL) }]);
    const signUp = new SignUp(page, language);
    const { text } = signUp;
    const isRead = text('passportPhoto.field.read');
    await signUp.start();
    await page.getByRole('button', { name: text('signUp.name.passport'), exact: true }).click();
    await expect(page.getByText(text('passportPhoto.offer.text'))).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await choose(page, passport);
    await expect(told(page, text('passportPhoto.done.title'))).toBeVisible();
    const fullName = signUp.field('signUp.name.fullName');
    await expect(fullName).toHaveValue('MYA MYA KHIN');
    await expect(fullName).toHaveAccessibleDescription(isRead);
    expect(await findViolations(page)).toEqual([]);
    await signUp.field('signUp.name.fatherName').fill('u hla');

    await signUp.next('nrc');
    await expect(page.getByRole('radio', { name: text('identity.kind.PASSPORT') })).toBeChecked();
    const number = signUp.field('identity.passport.number');
    await expect(number).toHaveValue('MD123456');
    await expect(number).toHaveAccessibleDescription(isRead);
    await expectDay(signUp, 'identity.passport.expiryDate', ['28', '8', '2032']);
    await signUp.giveDate('identity.passport.issueDate', '29', '8', '2022');
    await signUp.expectMessage(signUp.group('identity.passport.expiryDate'), 'passportPhoto.field.read');
    // Everything can be changed; what the passport says is a hint and keeps nobody.
    await number.fill('MD123457');
    await signUp.expectMessage(number, 'passportPhoto.field.differs', { read: 'MD123456' });
    await number.fill('MD123456');
    await signUp.field('identity.visa.type').selectOption('B');
    await signUp.search('identity.visa.country', language === 'en' ? 'Thailand' : 'ထိုင်း');
    await signUp.field('identity.visa.place').fill('bangkok');
    await signUp.field('identity.visa.number').fill('v99');
    await signUp.giveDate('identity.visa.expiry', '31', '12', '2099');

    await signUp.next('gender');
    await expect(page.getByRole('radio', { name: text('signUp.gender.female'), exact: true })).toBeChecked();
    await signUp.expectMessage(signUp.group('signUp.gender.label'), 'passportPhoto.field.read');
    await signUp.next('dob');
    await expectDay(signUp, 'signUp.dob.label', ['17', '5', '1990']);
    await signUp.expectMessage(signUp.group('signUp.dob.label'), 'passportPhoto.field.read');
    await signUp.next('personal-info');
  });
}

test('what was typed before the photo stays, and a name that differs is told [SUP-008]', async ({ page }) => {
  const signUp = new SignUp(page, 'en');
  await signUp.openIdentity();
  await signUp.chooseDocument('PASSPORT');
  await signUp.field('identity.passport.number').fill('p1234567');
  await choose(page, passport);
  await expect(told(page, signUp.text('passportPhoto.done.title'))).toContainText(
    'Your passport says MYA MYA KHIN; you typed MYA MYA AYE.',
  );
  await expect(signUp.field('identity.passport.number')).toHaveValue('P1234567');
  await expectDay(signUp, 'identity.passport.expiryDate', ['28', '8', '2032']);
  await page.getByRole('link', { name: signUp.text('passportPhoto.done.toName') }).click();
  await signUp.expectStep('name');
  await expect(signUp.field('signUp.name.fullName')).toHaveValue('MYA MYA AYE');
  await expect(signUp.field('signUp.name.fullName')).toHaveAccessibleDescription(
    'Your passport says MYA MYA KHIN. Please check what you typed.',
  );
});

test('a photo that cannot be read, is none or cannot be sent says why, and everything can be typed [SUP-008, ERR-016]', async ({
  page,
}) => {
  const signUp = new SignUp(page, 'en');
  await signUp.openIdentity();
  await signUp.chooseDocument('PASSPORT');
  const problem = told(page, signUp.text('passportPhoto.problem.title'));
  await choose(page, { name: 'card.png', mimeType: 'image/png', buffer: await drawPhoto(page) });
  await expect(problem).toContainText(signUp.text('passportPhoto.problem.NO_LINES'));
  await choose(page, { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(problem).toContainText(signUp.text('passportPhoto.problem.file'));
  for (const [status, why] of [
    [429, 'tooMany'],
    [503, 'busy'],
  ] as const) {
    await page.route('**/api/register/read_passport*', (route) => route.fulfill({ status, body: '{}' }));
    await choose(page, passport);
    await expect(problem).toContainText(signUp.text(`passportPhoto.problem.${why}`));
    await page.unroute('**/api/register/read_passport*');
  }
  await expect(page.getByRole('button', { name: signUp.text('toast.error.close') })).toHaveCount(0);
  await page.getByRole('button', { name: signUp.text('passportPhoto.offer.type') }).click();
  await expect(page.getByText(signUp.text('passportPhoto.offer.title'))).toHaveCount(0);
  await signUp.givePassport();
  await signUp.next('gender');
});
