import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectPage } from './pages/expect-page.ts';
import { codeSentTo, linkSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { newPerson, type Person, SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

const language = 'mm';
const text = textsOf(language);
const twoDays = 48 * 60 * 60 * 1000;

/** A screen in somebody's hands, in Burmese. */
function screenOf(page: Page) {
  const main = page.getByRole('main');
  const button = (id: Parameters<typeof text>[0]) => page.getByRole('button', { name: text(id), exact: true });
  return {
    main,
    press: (id: Parameters<typeof text>[0]) => button(id).click(),
    next: button('form.actions.next'),
    heading: (id: Parameters<typeof text>[0]) => page.getByRole('heading', { level: 1, name: text(id) }),
    field: (id: Parameters<typeof text>[0]) => page.getByLabel(text(id), { exact: true }),
    underWay: page.getByRole('region', { name: text('customer.underWay.title') }),
  };
}

async function signIn(page: Page, { email, password }: Person) {
  const { field, press } = screenOf(page);
  await field('login.field.id').fill(email);
  await field('login.field.password').fill(password);
  await press('login.action.signIn');
  await expectPage(page, /\/myaccount$/);
}

async function sign(page: Page) {
  const paper = page.getByRole('img', { name: text('personalDetail.signature.paper') });
  await paper.scrollIntoViewIfNeeded();
  const box = await paper.boundingBox();
  if (!box) throw new Error('There is no paper');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 90, { steps: 6 });
  await page.mouse.up();
}

/** Signs up, and begins a savings account up to the signature. */
async function beginOnPhone(page: Page, person: Person) {
  const signUp = new SignUp(page, language);
  const { press, next, heading, field, main } = screenOf(page);
  await openPage(page, '/signup', { language });
  await signUp.answerAll(person);
  await signUp.giveCode(await codeSentTo(page.request, person.phone));
  await signUp.expectStep('email-verify');
  await page.goto(await linkSentTo(page.request, person.email));
  await expectPage(page, /\/login$/);
  await signIn(page, person);
  await press('customer.verified.ok');
  await main.locator('a[href="/account/saving"]').first().click();
  await press('products.open.create');
  await expect(heading('capture.step.title')).toBeVisible();
  await press('capture.step.skip');
  await expect(heading('personalDetail.review.title')).toBeVisible();
  await next.click();
  await field('personalDetail.occupation.employment').selectOption('F');
  await field('personalDetail.occupation.profession').selectOption({ index: 2 });
  await field('personalDetail.occupation.industry').selectOption({ index: 2 });
  await next.click();
  await expectPage(page, /form=signature$/);
}

/** Finds the application on the dashboard, signs, and loses the network while an answer is on its way. */
async function goOnAtComputer(page: Page, context: BrowserContext, person: Person) {
  const { underWay, next } = screenOf(page);
  await openPage(page, '/login', { language, screen: 'desktop' });
  await signIn(page, person);
  await underWay.getByRole('button').click();
  await expectPage(page, /form=signature$/);
  await sign(page);
  await next.click();
  await expectPage(page, /\/introducers$/);
  await page.locator('input[type="radio"][value="no"]').check({ force: true });
  await context.setOffline(true);
  await next.click();
  await expect(page.getByRole('button', { name: text('form.actions.waiting') })).toBeVisible();
  await context.setOffline(false);
  await expectPage(page, /\/choose-branch$/);
}

/** The session is over by then. */
async function finishOnPhone(page: Page, person: Person) {
  const { press, next, heading, field, underWay, main } = screenOf(page);
  await page.goto('/myaccount');
  await expectPage(page, /\/(login|session-expired)/);
  await page.goto('/login');
  await signIn(page, person);
  await expect(underWay).toContainText(text('ownApplications.step.choose-branch'));
  await underWay.getByRole('button').click();
  await expectPage(page, /\/choose-branch$/);
  await field('branch.field.branch').selectOption({ index: 1 });
  await next.click();
  await expectPage(page, /\/additional-services$/);
  await next.click();
  await main.getByLabel(text('openingEnd.summary.confirm')).check();
  await next.click();
  await press('openingEnd.terms.agree');
  await field('form.code.label').fill(await codeSentTo(page.request, person.phone, 2));
  await expect(heading('openingEnd.code.rightTitle')).toBeVisible();
  await page.goto('/myaccount');
  await expect(underWay).not.toContainText(text('ownApplications.step.choose-branch'));
  await expect(underWay.getByRole('listitem')).toHaveCount(1);
}

test('somebody signs up on a phone, goes on at a computer, loses the network, and finishes two days later on the phone [WIZ-015]', async ({
  page: phone,
  browser,
}) => {
  phone.on('dialog', (dialog) => void dialog.accept());
  await phone.clock.install();
  const person = newPerson();
  await beginOnPhone(phone, person);

  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  const computer = await context.newPage();
  await goOnAtComputer(computer, context, person);
  await context.close();

  await phone.clock.fastForward(twoDays);
  await finishOnPhone(phone, person);
});
