import { expect, type Page, test } from '@playwright/test';
import { capturing } from './pages/capturing.ts';
import { askToCorrect } from './pages/desk.ts';
import { findViolations } from './pages/find-violations.ts';
import { openPage } from './pages/open-page.ts';
import { createOpener, handIn } from './pages/opening.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, id: string) => page.getByRole('button', { name: text(id), exact: true }).click();

/** The numbered steps at the side. */
const steps = (page: Page) => page.getByRole('region', { name: text('opening.steps.label') }).getByRole('listitem');

test('what staff want done again is asked for exactly there, nothing else can be changed, and it is handed in again [DSK-007]', async ({
  page,
}) => {
  const opener = await createOpener(page, { at: 'otp-verification' });
  await handIn(page, opener);
  const remark = 'Please photograph it in daylight.';
  await askToCorrect(page.request, opener.id, { items: ['ID_BACK', 'BRANCH'], remark });

  // From the message,
  await openPage(page, '/inbox', { screen: 'desktop' });
  await main(page).getByRole('listitem').getByRole('link').first().click();
  for (const words of ['The photo of the back of your ID', 'Your branch', remark]) {
    await expect(main(page)).toContainText(words);
  }
  await main(page).getByRole('link', { name: 'Correct it now' }).click();
  await expect(page).toHaveURL(/\/biomatric$/);

  // and from the order.
  await page.goto(`/orders/${opener.id}`);
  await expect(main(page)).toContainText('INCOMPLETED');
  await main(page).getByRole('link', { name: 'Correct it now' }).click();
  await expect(page).toHaveURL(/\/biomatric$/);
  await expect(main(page)).toContainText('The photo of the back of your ID');
  await expect(main(page)).not.toContainText('Your branch');
  await expect(steps(page)).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);

  // No other step opens, and of this one only the back of the ID is asked for.
  for (const step of ['personal-detail', 'introducers', 'choose-branch', 'summary-review', 'otp-verification']) {
    await page.goto(opener.pathOf(step));
    await expect(page).toHaveURL(/\/biomatric$/);
  }
  const { part, choosePhoto } = capturing(page);
  await expect(part(text('capture.part.front'))).toHaveCount(0);
  await expect(part(text('capture.part.video'))).toHaveCount(0);
  await choosePhoto(text('capture.part.reverse'));
  await press(page, 'form.actions.next');

  await expect(page).toHaveURL(/\/choose-branch$/);
  await press(page, 'form.actions.next');
  await expect(page).toHaveURL(/\/summary-review$/);
  await expect(main(page)).toContainText('Everything is corrected');
  await expect(main(page).getByRole('link', { name: /^Change/ })).toHaveCount(2);
  await page.getByLabel(text('openingEnd.summary.confirm')).check();
  await press(page, 'openingEnd.summary.handInAgain');
  await expect(page).toHaveURL(/\/account-activation$/);
  expect(await opener.stored()).toMatchObject({ Status: 'PENDING' });
});
