import { expect, type Page, test } from '@playwright/test';
import { languages } from './pages/addresses.ts';
import { findCutOffTexts } from './pages/find-obstacles.ts';
import { openPage } from './pages/open-page.ts';
import { newPerson, SignUp } from './pages/sign-up.ts';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

async function openIdentity(page: Page, language: 'en' | 'mm' = 'en'): Promise<SignUp> {
  const signUp = new SignUp(page, language);
  await openPage(page, '/signup', { language });
  await signUp.start();
  await signUp.giveName();
  await signUp.next('nrc');
  return signUp;
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return box;
};

test.describe('on a phone', () => {
  for (const language of languages) {
    test(`one bar says where one is, and has all steps behind it, in ${language} [PUB-014, A11-002]`, async ({
      page,
    }) => {
      const signUp = await openIdentity(page, language);
      await expect(page.getByRole('banner')).toHaveCount(1);
      const place = signUp.text('signUp.progress.place');
      const words = language === 'en' ? 'Step 3 of 10 · Your ID' : place.replace('{number}/{total}', '၃/၁၀');
      const bar = page.getByRole('banner').getByRole('button', { name: words });
      await bar.click();
      const steps = page.getByRole('dialog', { name: signUp.text('signUp.steps.label') });
      const line = (step: string) =>
        steps.getByRole('listitem').filter({ hasText: signUp.text(`signUp.step.${step}`) });
      await expect(line('name')).toContainText(signUp.text('signUp.steps.done'));
      await expect(line('nrc')).toContainText(signUp.text('signUp.steps.current'));
      await expect(line('gender').getByRole('link')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(steps).toBeHidden();
      await expect(bar).toBeFocused();
    });
  }

  test('a step that is done opens from the sheet, and its heading is read out [A11-002]', async ({ page }) => {
    const signUp = await openIdentity(page);
    const steps = await signUp.openSteps();
    await steps.getByRole('link', { name: signUp.text('signUp.step.name') }).click();
    await signUp.expectStep('name');
    await expect(steps).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(signUp.field('signUp.name.fullName')).toHaveValue('MYA MYA AYE');
  });

  test('the sheet has the way out, and who has answered something is asked first [SUP-005]', async ({ page }) => {
    const signUp = await openIdentity(page);
    const steps = await signUp.openSteps();
    await steps.getByRole('link', { name: signUp.text('signUp.steps.home') }).click();
    const question = page.getByRole('dialog', { name: signUp.text('signUp.leave.title') });
    await expect(question).toBeVisible();
    await expect(steps).toBeHidden();
    await question.getByRole('button', { name: signUp.text('signUp.leave.leave'), exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('the buttons stand in one row at the bottom, the way back an arrow with a name', async ({ page }) => {
    const signUp = await openIdentity(page);
    await expect(signUp.field('identity.nrc.state')).toBeVisible();
    const next = await signUp.main.boundingBox();
    const back = await page.getByRole('link', { name: signUp.text('form.actions.back') }).boundingBox();
    if (!next || !back) throw new Error('There are no buttons');
    expect(back.y).toBeCloseTo(next.y, 0);
    expect(back.width).toBeLessThan(60);
    expect(next.width).toBeGreaterThan(250);
    expect(next.y + next.height).toBeGreaterThan(740 - 40);
  });

  test('nothing of the frame sticks out with letters twice as large', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', '32px'),
      ),
    );
    for (const language of languages) {
      const signUp = new SignUp(page, language);
      await openPage(page, '/signup', { language });
      expect(await findCutOffTexts(page), `the first step in ${language}`).toEqual([]);
      await signUp.start();
      expect(await findCutOffTexts(page), `the second in ${language}`).toEqual([]);
      await signUp.openSteps();
      expect(await findCutOffTexts(page), `the sheet in ${language}`).toEqual([]);
      for (const path of ['/login', '/login/forget-password', '/login/contact', '/account-blocked']) {
        await openPage(page, path, { language });
        expect(await findCutOffTexts(page), `${path} in ${language}`).toEqual([]);
      }
    }
  });
});

test.describe('one mistake', () => {
  test('is told at its field, where focus goes each time; two are listed too [A11-002]', async ({ page }) => {
    const signUp = new SignUp(page, 'en');
    const summary = page.getByRole('alert', { name: signUp.text('form.summary.title') });
    await openPage(page, '/signup');
    await signUp.start();
    await signUp.main.click();
    await expect(summary).toBeFocused();
    // Mending the first of two leaves the list and the focus where they are.
    await signUp.field('signUp.name.fullName').fill('MYA MYA AYE');
    await expect(signUp.field('signUp.name.fullName')).toBeFocused();
    const father = signUp.field('signUp.name.fatherName');
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await signUp.field('signUp.name.fullName').focus();
      await signUp.main.click();
      await expect(father).toBeFocused();
      await expect(summary).toHaveCount(0);
      await expect(father).toHaveAccessibleDescription(/at least 3 characters/);
    }
  });
});

test.describe('on a desktop', () => {
  for (const path of ['/login', '/signup/get-started', '/login/forget-password']) {
    test(`the bar and what is under it lie on one grid, with the door beside it, on ${path}`, async ({ page }) => {
      await openPage(page, path, { screen: 'desktop' });
      const scene = page.locator('svg[viewBox="0 0 480 364"]');
      await expect(scene).toBeVisible();
      const logo = await boxOf(page, 'header a');
      const language = await boxOf(page, 'header [role=group]');
      const content = await boxOf(page, path.startsWith('/signup') ? 'nav ol' : 'main h1');
      const door = await scene.boundingBox();
      expect(content.x).toBeCloseTo(logo.x, 0);
      expect((door?.x ?? 0) + (door?.width ?? 0)).toBeCloseTo(language.x + language.width, 0);
    });
  }

  test('the door opens further with every step that is done', async ({ page }) => {
    const signUp = new SignUp(page, 'en');
    await openPage(page, '/signup', { screen: 'desktop' });
    const leaf = page.locator('aside svg path.transition-\\[d\\]').first();
    const seen: (string | null)[] = [];
    async function expectFurther() {
      await expect(leaf).toBeVisible();
      await expect.poll(() => leaf.getAttribute('d')).not.toBe(seen.at(-1));
      seen.push(await leaf.getAttribute('d'));
    }
    await expectFurther();
    await signUp.start();
    await expectFurther();
    await signUp.giveName();
    await signUp.next('nrc');
    await expectFurther();
    await page.getByRole('link', { name: signUp.text('form.actions.back') }).click();
    await signUp.expectStep('name');
    await expect.poll(() => leaf.getAttribute('d')).toBe(seen[1]);
  });

  test('a phone fetches no picture that it would not show', async ({ page }) => {
    const scenes: string[] = [];
    page.on('request', (request) => {
      if (/door-scene|home-/.test(request.url())) scenes.push(request.url());
    });
    await openPage(page, '/login');
    await page.waitForLoadState('networkidle');
    expect(scenes).toEqual([]);
  });

  test('steps stand at the left and what was answered at the right [PUB-014]', async ({ page }) => {
    const signUp = await openIdentity(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const steps = page.getByRole('navigation', { name: signUp.text('signUp.steps.label') });
    await expect(steps.getByRole('link', { name: signUp.text('signUp.step.name') })).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText('MYA MYA AYE');
    await expect(page.getByText(signUp.text('signUp.haveAccount.question'))).toBeVisible();
    const heading = await boxOf(page, 'main h1');
    expect((await boxOf(page, 'nav ol')).x).toBeLessThan(heading.x);
    expect((await boxOf(page, 'aside')).x).toBeGreaterThan(heading.x);
  });
});

test('a code is asked for in a field as wide as the page, with the wait in minutes and Burmese digits [SUP-039]', async ({
  page,
}) => {
  const signUp = new SignUp(page, 'mm');
  await openPage(page, '/signup', { language: 'mm' });
  await signUp.answerAll(newPerson());
  const field = await signUp.field('form.code.label').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(field?.width).toBeCloseTo(heading?.width ?? 0, 0);
  const resend = page.getByRole('button', { name: signUp.text('form.code.resend') });
  await expect(resend).toHaveAccessibleDescription(/(၁:၀၀|၀:[၀-၅][၀-၉])/);
});
