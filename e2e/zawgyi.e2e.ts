import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from './pages/addresses.ts';
import { findViolations } from './pages/find-violations.ts';
import { openPage } from './pages/open-page.ts';
import { paste } from './pages/paste.ts';
import { SignUp } from './pages/sign-up.ts';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** A township as its list has it, and the same as a Zawgyi keyboard writes it. */
const unicodePlace = 'ကမာရွတ်';
const zawgyiPlace = '\u1000\u1019\u102c\u101b\u103c\u1010\u1039';
const zawgyiCard = '၁၂/ကမရ(\u108f\u102d\u102f\u1004\u1039)၁၂၃၄၅၆';

async function openCard(page: Page, language: Language): Promise<SignUp> {
  const signUp = new SignUp(page, language);
  await openPage(page, '/signup', { language });
  await signUp.start();
  await signUp.giveName();
  await signUp.next('nrc');
  return signUp;
}

const notice = (page: Page, signUp: SignUp) =>
  page.getByRole('alert').filter({ hasText: signUp.text('zawgyi.notice.title') });
const button = (page: Page, signUp: SignUp, answer: 'convert' | 'keep') =>
  notice(page, signUp).getByRole('button', { name: signUp.text(`zawgyi.notice.${answer}`) });

for (const language of languages) {
  test(`pasted Zawgyi is converted when the person agrees, in ${language} [NET-008]`, async ({ page }) => {
    const signUp = await openCard(page, language);
    const field = signUp.field('identity.nrc.township');
    await paste(field, zawgyiPlace);
    await expect(notice(page, signUp)).toContainText(unicodePlace);
    await expect(field).toHaveValue(zawgyiPlace);
    expect(await findViolations(page)).toEqual([]);
    await button(page, signUp, 'convert').click();
    await expect(field).toHaveValue(unicodePlace);
    await expect(field).toBeFocused();
    await expect(notice(page, signUp)).toBeHidden();
  });
}

test('it stays as it was when the person does not, who is not asked again about it [NET-008]', async ({ page }) => {
  const signUp = await openCard(page, 'en');
  const field = signUp.field('identity.nrc.township');
  await paste(field, zawgyiPlace);
  await button(page, signUp, 'keep').click();
  await expect(notice(page, signUp)).toBeHidden();
  await expect(field).toHaveValue(zawgyiPlace);
  await page.clock.install();
  await field.fill('');
  await paste(field, zawgyiPlace);
  // Longer than anything waits that would ask.
  await page.clock.runFor(5_000);
  await expect(notice(page, signUp)).toBeHidden();
});

test('the question is answered by keyboard too [NET-008]', async ({ page }) => {
  const signUp = await openCard(page, 'en');
  const field = signUp.field('identity.nrc.township');
  await paste(field, zawgyiPlace);
  await expect(notice(page, signUp)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, signUp, 'convert')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(unicodePlace);
});

test('a whole card number pasted in Zawgyi fills in all parts once the person agrees [NET-008, VAL-007]', async ({
  page,
}) => {
  const signUp = await openCard(page, 'en');
  await paste(signUp.field('identity.nrc.number'), zawgyiCard);
  await button(page, signUp, 'convert').click();
  await expect(signUp.field('identity.nrc.state')).toHaveValue('12');
  await expect(signUp.field('identity.nrc.township')).toHaveValue(/^KAMAYA/);
  await expect(signUp.field('identity.nrc.type')).toHaveValue('N');
  await expect(signUp.field('identity.nrc.number')).toHaveValue('123456');
});

test('Unicode is taken without a question, and the library is not fetched for it; for Latin nothing is [NET-008]', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const signUp = await openCard(page, 'mm');
  const field = signUp.field('identity.nrc.township');
  await field.pressSequentially('KAMAYA ၁၂');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /zawgyi/i.test(url))).toEqual([]);

  await field.fill('');
  await field.pressSequentially(unicodePlace);
  await expect.poll(() => fetched.filter((url) => /ask-about-zawgyi/.test(url))).toHaveLength(1);
  await field.fill('');
  await paste(field, unicodePlace);
  await expect(field).toHaveValue(unicodePlace);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /zawgyi-(library|notice)/.test(url))).toEqual([]);
  await expect(notice(page, signUp)).toBeHidden();
});
