import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { capturing } from './pages/capturing.ts';
import { closeDesks, openDeskOf, type Staff } from './pages/desk.ts';
import { findViolations } from './pages/find-violations.ts';
import { openPage } from './pages/open-page.ts';
import { createOpener, submit } from './pages/opening.ts';
import { textsOf } from './pages/texts.ts';

test.afterEach(({ browser, context }) => closeDesks(browser, context));

const text = textsOf('en');
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, id: string) => page.getByRole('button', { name: text(id), exact: true }).click();

/** The numbered steps at the side. */
const steps = (page: Page) => page.getByRole('region', { name: text('journey.steps.label') }).getByRole('listitem');

interface Bank {
  readonly browser: Browser;
  readonly request: APIRequestContext;
}

async function deskOf({ browser, request }: Bank, staff: Staff, id: string): Promise<Page> {
  const desk = await openDeskOf(browser, request, staff);
  // Beside a list that it does not stand in: nothing follows a decision.
  await desk.goto(`/desk/cases/${id}?status=COMPLETED`);
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('MYA MYA AYE');
  return desk;
}

/** What staff say to the customer. */
const template = 'deskRemarks.correction.photo';

const bar = (desk: Page) => desk.getByRole('region', { name: text('deskCases.bar.label') });

/** A maker proposes that the customer does some things again, and somebody else confirms it. */
async function askToCorrect(bank: Bank, id: string): Promise<Page> {
  const maker = await deskOf(bank, 'maker2', id);
  await maker.keyboard.press('c');
  for (const item of ['ID_BACK', 'BRANCH'])
    await bar(maker)
      .getByLabel(text(`messages.correction.${item}`))
      .check();
  // From a template, which has both languages.
  await bar(maker)
    .getByLabel(text('deskRemarks.template'))
    .selectOption({ label: text(template) });
  await bar(maker)
    .getByRole('button', { name: text('deskCases.propose.send') })
    .click();
  await expect(bar(maker)).toContainText(text('deskCases.bar.own'));
  const checker = await deskOf(bank, 'both', id);
  await checker.keyboard.press('a');
  await bar(checker)
    .getByRole('button', { name: text('deskCases.confirm.send'), exact: true })
    .click();
  await expect(bar(checker)).toContainText(text('deskCases.bar.withCustomer'));
  return maker;
}

test('what staff want done again is asked for exactly there, nothing else can be changed, and it is submitted again [DSK-007, DSK-026]', async ({
  page,
  browser,
}) => {
  const opener = await createOpener(page, { at: 'otp-verification' });
  await submit(page, opener);
  const desk = await askToCorrect({ browser, request: page.request }, opener.id);

  // From the message,
  await openPage(page, '/inbox', { screen: 'desktop' });
  await main(page).getByRole('listitem').getByRole('link').first().click();
  for (const words of ['The photo of the back of your ID', 'Your branch', text(template)]) {
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
  await expect(main(page)).toContainText(text(template));
  // Who reads Burmese reads it in Burmese, in the wizard as well.
  await page.getByRole('button', { name: 'မြန်မာ' }).first().click();
  const plain = (set: string) => set.replace(/[\u200b\u2060]/g, '').replace(/\s+/g, ' ');
  await expect.poll(async () => plain(await main(page).innerText())).toContain(plain(textsOf('mm')(template)));
  await expect(main(page)).not.toContainText(text(template));
  await page.getByRole('button', { name: 'English' }).first().click();
  await expect(steps(page)).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);

  // No other step opens, and of this one only the back of the ID is asked for.
  for (const step of ['personal-detail', 'introducers', 'choose-branch', 'summary-review', 'otp-verification']) {
    await page.goto(opener.pathOf(step));
    await expect(page).toHaveURL(/\/biomatric$/);
  }
  const { part, choosePhoto, isSent } = capturing(page);
  await expect(part(text('capture.part.front'))).toHaveCount(0);
  await expect(part(text('capture.part.video'))).toHaveCount(0);
  await choosePhoto(text('capture.part.reverse'));
  // What was sent is not asked for again by who comes back.
  await page.reload();
  await isSent(text('capture.part.reverse'));
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

  // The desk has it back, and sees what is new.
  await desk.reload();
  await expect(desk.getByRole('main')).toContainText(text('deskCases.proposal.corrected'));
});
