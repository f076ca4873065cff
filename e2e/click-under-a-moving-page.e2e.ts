import { expect, type Page, test } from '@playwright/test';
import { type Screen, screens } from './pages/addresses.ts';
import { openPage } from './pages/open-page.ts';
import { newPerson, SignUp } from './pages/sign-up.ts';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** As far as the question for phone and email, with an email that is none in the field that has the focus. */
async function typeBadEmail(page: Page, screen: Screen): Promise<SignUp> {
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/signup', { screen });
  await signUp.start();
  await signUp.giveName();
  await signUp.next('nrc');
  await signUp.giveNrc();
  await signUp.next('gender');
  await signUp.giveGender();
  await signUp.next('dob');
  await signUp.giveBirthDate();
  await signUp.next('personal-info');
  await signUp.giveAddresses();
  await signUp.next('credential');
  await signUp.giveContact({ ...newPerson(), email: 'not-an-address' });
  await expect(signUp.field('signUp.contact.email')).toBeFocused();
  await page.evaluate(() => {
    document.documentElement.dataset.sent = '0';
    const count = () => {
      const { dataset } = document.documentElement;
      dataset.sent = String(Number(dataset.sent) + 1);
    };
    document.addEventListener('submit', count, true);
  });
  return signUp;
}

const wrongEmail = (page: Page, signUp: SignUp) =>
  page.getByRole('main').locator('p', { hasText: signUp.text('validation.email.malformed') });

for (const screen of Object.keys(screens) as Screen[]) {
  test(`a press on Next is taken although leaving the field shows an error above it, on a ${screen} [A11-003]`, async ({
    page,
  }) => {
    const signUp = await typeBadEmail(page, screen);
    const next = page.getByRole('button', { name: signUp.text('form.actions.next') });
    const box = await next.boundingBox();
    if (!box) throw new Error('Next is not on the screen');
    // At its upper edge, which the button leaves first when something above it grows.
    await page.mouse.move(box.x + box.width / 2, box.y + 3);
    await page.mouse.down();
    // Two drawings later everything that leaving the field causes would stand.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await next.boundingBox()).toEqual(box);
    await page.mouse.up();
    await expect(page.locator('html')).toHaveAttribute('data-sent', '1');
    await expect(wrongEmail(page, signUp).first()).toBeVisible();
  });
}

test('who presses beside everything is told what is wrong with the field all the same [A11-003]', async ({ page }) => {
  const signUp = await typeBadEmail(page, 'desktop');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(wrongEmail(page, signUp).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-sent', '0');
});
