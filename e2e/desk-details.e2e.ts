import { type Browser, expect, type Page, test } from '@playwright/test';
import { closeDesks, openDeskOf, type Staff } from './pages/desk.ts';
import { expectPage } from './pages/expect-page.ts';
import { findViolations } from './pages/find-violations.ts';
import { codeSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { createSubmitted, type Opener } from './pages/opening.ts';
import { textsOf } from './pages/texts.ts';

test.afterEach(({ browser, context }) => closeDesks(browser, context));

const text = textsOf('en');
const burmese = textsOf('mm');
const main = (page: Page) => page.getByRole('main');
const bar = (desk: Page) => desk.getByRole('region', { name: text('deskCases.bar.label') });
const press = (page: Page, id: string) => page.getByRole('button', { name: text(id), exact: true }).click();
/** Without the marks that say where a line may end. */
const plain = (set: string) => set.replace(/[\u200b\u2060]/g, '').replace(/\s+/g, ' ');

const deskOf = async (browser: Browser, page: Page, staff: Staff, path: string) => {
  const desk = await openDeskOf(browser, page.request, staff);
  await desk.goto(path);
  return desk;
};

/** With a list that has no other case: nothing follows a decision. */
const alone = ({ id, customer }: Opener) => `/desk/cases/${id}?text=${customer.loginId}`;

async function inBurmese(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'မြန်မာ' }).first().click();
  await expect.poll(async () => plain(await main(page).innerText())).toContain(plain(words));
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'English' }).first().click();
}

test('staff ask for name and phone, the customer corrects both with a code, and the desk shows before and after [DSK-023]', async ({
  page,
  browser,
}) => {
  const opener = await createSubmitted(page);
  const maker = await deskOf(browser, page, 'maker2', alone(opener));
  await expect(maker.getByRole('heading', { level: 1 })).toContainText('MYA MYA AYE');
  await maker.keyboard.press('c');
  for (const item of ['NAME', 'PHONE'])
    await bar(maker)
      .getByLabel(text(`messages.correction.${item}`), { exact: true })
      .check();
  await bar(maker)
    .getByRole('button', { name: text('deskCases.propose.send') })
    .click();
  await expect(bar(maker)).toContainText(text('deskCases.bar.own'));
  const checker = await deskOf(browser, page, 'both', alone(opener));
  await expect(checker.getByRole('heading', { level: 1 })).toContainText('MYA MYA AYE');
  await checker.keyboard.press('a');
  await bar(checker)
    .getByRole('button', { name: text('deskCases.confirm.send'), exact: true })
    .click();
  await expect(bar(checker)).toContainText(text('deskCases.bar.withCustomer'));

  await openPage(page, `/orders/${opener.id}`, { screen: 'phone' });
  await main(page).getByRole('link', { name: 'Correct it now' }).click();
  await expectPage(page, /\/personal-detail/);
  const name = page.getByLabel(text('profile.personal.name'), { exact: true });
  const phone = page.getByLabel(text('profile.personal.phone'), { exact: true });
  await expect(name).toHaveValue('MYA MYA AYE');
  await expect(page.getByLabel(text('profile.personal.fatherName'))).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await inBurmese(page, burmese('personalDetail.asked.lead'));

  await name.fill('Mya 1');
  await press(page, 'form.actions.next');
  await expect(main(page)).toContainText(text('validation.name.tooShort').slice(0, 10));
  await name.fill('mya mya than');
  const newPhone = `09${opener.customer.phone.slice(2).split('').reverse().join('')}`;
  await phone.fill(newPhone);
  await press(page, 'form.actions.next');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text('personalDetail.asked.codeTitle'));
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel(text('form.code.label')).fill(await codeSentTo(page.request, newPhone));
  await expectPage(page, /\/summary-review$/);
  await expect(main(page)).toContainText('MYA MYA THAN');
  await page.getByLabel(text('openingEnd.summary.confirm')).check();
  await press(page, 'openingEnd.summary.handInAgain');
  await expectPage(page, /\/account-activation$/);

  // Old beside new, and what was corrected is said first.
  await maker.reload();
  await expect(main(maker)).toContainText(text('deskCases.proposal.corrected'));
  await expect(main(maker)).toContainText(text('messages.correction.NAME'));
  await expect(main(maker)).toContainText('MYA MYA THAN');
  const before = (value: string) => main(maker).getByText(`${text('deskCases.corrected.before')} ${value}`);
  await expect(before('MYA MYA AYE')).toBeVisible();
  await expect(before(`+95${opener.customer.phone.slice(1)}`)).toBeVisible();
});

test('two members of staff correct a date of birth, the case says so meanwhile, and the customer reads of it [DSK-023]', async ({
  page,
  browser,
}) => {
  const opener = await createSubmitted(page);
  const maker = await deskOf(browser, page, 'maker2', alone(opener));
  await maker.getByRole('link', { name: text('deskCases.head.customer') }).click();
  await press(maker, 'deskCustomers.details.correct');
  const born = maker.getByRole('group', { name: text('profile.personal.birthDate') });
  await born.getByLabel(text('form.date.year')).fill('1991');
  await expect(maker.getByRole('table').getByText('1991')).toBeVisible();
  await press(maker, 'deskCustomers.details.propose');
  await expect(main(maker)).toContainText(text('deskCustomers.details.reasonMissing'));
  await maker.getByRole('textbox', { name: text('deskCustomers.details.reason') }).fill('The card says 1991.');
  expect(await findViolations(maker)).toEqual([]);
  await press(maker, 'deskCustomers.details.propose');
  const waiting = maker.getByRole('region', { name: text('deskCustomers.details.waiting') });
  await expect(waiting).toContainText(text('deskCustomers.details.ownProposal'));

  // Nobody approves it unaware.
  const checker = await deskOf(browser, page, 'checker', alone(opener));
  const notice = checker.getByRole('region', { name: text('deskCases.details.label') });
  await expect(notice).toContainText(text('desk.detail.BIRTH_DATE'));
  expect(await findViolations(checker)).toEqual([]);
  await notice.getByRole('link', { name: text('deskCases.details.look') }).click();
  const proposed = checker.getByRole('region', { name: text('deskCustomers.details.waiting') });
  await expect(proposed).toContainText('The card says 1991.');
  await expect(proposed.locator('del')).toContainText('1990');
  expect(await findViolations(checker)).toEqual([]);
  await proposed.getByRole('button', { name: text('deskCustomers.details.confirm') }).click();
  await expect(proposed).toHaveCount(0);
  await expect(main(checker)).toContainText('1991');

  const auditor = await deskOf(browser, page, 'auditor', '/desk/audit');
  // The case has an entry of its own, without the values.
  const corrected = auditor.getByRole('row').filter({ hasText: 'customer.details-corrected' });
  const row = corrected.filter({ hasText: 'The card says 1991.' }).first();
  await expect(row.locator('del')).toContainText('1990');

  await openPage(page, '/inbox', { screen: 'phone' });
  await main(page)
    .getByRole('link', { name: new RegExp(text('messages.details.subject')) })
    .click();
  await expect(main(page)).toContainText(text('messages.details.BIRTH_DATE'));
  await inBurmese(page, burmese('messages.details.BIRTH_DATE'));
});
