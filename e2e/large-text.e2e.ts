import { expect, type Page, test } from '@playwright/test';
import { nameMaxCharacters } from '@taga/contract/constants';
import { languages, publicPages } from './pages/addresses.ts';
import { createCustomer } from './pages/create-customer.ts';
import { findCutOffTexts } from './pages/find-obstacles.ts';
import { findOverlaps } from './pages/find-overlaps.ts';
import { codeSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { signIn } from './pages/sign-in.ts';
import { newPerson, SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

// A walk past many screens takes longer than any other test.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

const longestName = 'W'.repeat(nameMaxCharacters);

const screens = [
  { width: 360, height: 740, text: '200%' },
  { width: 320, height: 640, text: '100%' },
  { width: 1280, height: 800, text: '100%' },
] as const;

/** With letters twice as large, on a small phone and on a desktop: nothing leaves its box or lies on something else. */
async function expectRoom(page: Page, where: string) {
  await expect(page.locator('main h1').first(), where).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]'), where).toHaveCount(0);
  for (const { width, height, text } of screens) {
    await page.setViewportSize({ width, height });
    await page.evaluate(async (fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, text);
    const screen = `${where} at ${width} px and ${text}`;
    expect.soft(await findCutOffTexts(page), screen).toEqual([]);
    expect.soft(await findOverlaps(page), screen).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize({ width: 360, height: 740 });
}

for (const language of languages) {
  const text = textsOf(language);

  test(`every public page has room for letters twice as large, in ${language} [A11-001]`, async ({ page }) => {
    for (const path of publicPages) {
      await openPage(page, path, { language });
      await expectRoom(page, path);
    }
    await openPage(page, '/', { language });
    await page.getByRole('button', { name: text('layout.navigation.open') }).click();
    await expectRoom(page, 'the menu of a phone');
  });

  test(`every question has room for them and for the longest name, in ${language} [A11-001]`, async ({
    page,
    request,
  }) => {
    const person = newPerson();
    const signUp = new SignUp(page, language);
    const next = page.getByRole('button', { name: text('form.actions.next') });
    async function expectRoomWithMistakes(step: string) {
      await next.click();
      await expectRoom(page, step);
    }
    await openPage(page, '/signup', { language });
    await signUp.start();
    await expectRoomWithMistakes('name');
    await signUp.field('signUp.name.fullName').fill(longestName);
    await signUp.field('signUp.name.fatherName').fill(longestName);
    await signUp.next('nrc');
    for (const document of ['PASSPORT', 'OLD_NRC', 'NRC'] as const) {
      await signUp.chooseDocument(document);
      await expectRoomWithMistakes(document);
    }
    await signUp.giveNrc();
    await signUp.next('gender');
    await expectRoomWithMistakes('gender');
    await signUp.giveGender();
    await signUp.next('dob');
    await expectRoomWithMistakes('dob');
    await signUp.giveBirthDate();
    await signUp.next('personal-info');
    await expectRoomWithMistakes('personal-info');
    await signUp.giveAddresses();
    await signUp.next('credential');
    await expectRoomWithMistakes('credential');
    await signUp.giveContact(person);
    await signUp.next('create-password');
    await expectRoom(page, 'create-password');
    await signUp.givePassword(person);
    await signUp.next('otp-verify');
    await expectRoom(page, 'otp-verify');
    await signUp.giveCode(await codeSentTo(request, person.phone));
    await signUp.expectStep('email-verify');
    await expectRoom(page, 'email-verify');
  });

  test(`every page of a customer has room for them and for the longest name, in ${language} [A11-001]`, async ({
    page,
    request,
  }) => {
    await signIn(page, await createCustomer(request, 'NRC', longestName), { language });
    const paths = ['/myaccount', '/account', '/profile', '/more', '/orders', '/inbox', '/start', '/support'];
    for (const path of [...paths, '/account/saving', '/account/fcy-call', '/create-account/saving/biomatric']) {
      await page.goto(path);
      await expectRoom(page, path);
    }
    await page.goto('/more');
    await page.getByRole('button', { name: text('layout.navigation.open') }).click();
    await expectRoom(page, 'the menu of a phone');
  });
}
