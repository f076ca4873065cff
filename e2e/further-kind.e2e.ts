import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { addLoan, changedByLoan } from '../scripts/recipes/add-loan.ts';
import { ProjectCopy } from '../scripts/recipes/project-copy.ts';
import { run } from '../scripts/say.mjs';
import { createCustomer, ownCard } from './pages/create-customer.ts';
import { closeDesks, openDeskOf, writeRemarks } from './pages/desk.ts';
import { expectPage } from './pages/expect-page.ts';
import { findViolations } from './pages/find-violations.ts';
import { codeSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { useOwnServer } from './pages/own-server.ts';
import { signIn } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';
import { takePhoto } from './pages/upload-files.ts';

/**
 * The recipe "A kind of application" of CONTRIBUTING.md, followed in a copy of the project: a personal loan is one folder,
 * its name in a list and its texts. The copy is built, started and walked.
 */
test.describe.configure({ mode: 'serial' });

let copy: ProjectCopy;

async function build(app: string) {
  const { code, output } = await run('npm', ['run', 'build', '--workspace', `@taga/${app}`], { cwd: copy.folder });
  expect(code, output).toBe(0);
}

await useOwnServer({
  async prepare() {
    copy = await ProjectCopy.create();
    addLoan(copy);
    await Promise.all(['portal', 'desk', 'server'].map(build));
    return (await import(copy.at('scripts/local-server.mjs'))).withLocalServer;
  },
});
test.afterAll(() => copy?.remove());

test.afterEach(({ browser, context }) => closeDesks(browser, context));

test('a further kind of application touches its folder, its texts and one list', async () => {
  expect(await copy.changedFiles()).toEqual(changedByLoan);
});

type Texts = (id: string) => string;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
}

/** At the desk everybody reads English. */
const bar = (desk: Page, text: Texts) => desk.getByRole('region', { name: text('deskCases.bar.label') });

async function propose(desk: Page, text: Texts, id: string, key: string, fill?: () => Promise<void>) {
  await desk.goto(`/desk/loans/${id}?queue=all&status=COMPLETED`);
  await expect(bar(desk, text).getByRole('button').first()).toBeVisible();
  await desk.keyboard.press(key);
  await fill?.();
  await desk.keyboard.press('Control+Enter');
  await expect(bar(desk, text)).toContainText(text('deskCases.bar.own'));
}

async function confirm(desk: Page, text: Texts, id: string) {
  const proposal = desk.getByRole('region', { name: text('deskCases.proposal.label') });
  await desk.goto(`/desk/loans/${id}?queue=all&status=COMPLETED`);
  await expect(proposal).toBeVisible();
  await desk.keyboard.press('a');
  await bar(desk, text)
    .getByRole('button', { name: text('deskCases.confirm.send'), exact: true })
    .click();
  await expect(proposal).toBeHidden();
}

async function sendPayslip(page: Page, text: Texts) {
  await expect(heading(page)).toHaveText(text('application.documents.title'));
  const buffer = await takePhoto(page, 800, 500);
  const file = { name: 'payslip.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel(text('kind.loan.part.PAYSLIP'), { exact: true }).setInputFiles(file);
  await expect(page.getByText(text('uploads.file.sent'), { exact: true })).toBeVisible();
}

async function fillIn(page: Page, text: Texts) {
  await openPageOfMore(page, text);
  await page.getByRole('link', { name: text('application.start.begin') }).click();

  await expect(heading(page)).toHaveText(text('kind.loan.title.loan'));
  await page.getByLabel(text('kind.loan.field.loan.amount')).fill('50000');
  await page.getByLabel(text('kind.loan.field.loan.months')).fill('12');
  await press(page, text('form.actions.next'));
  await expect(page.getByText(text('validation.answer.outOfRange')).first()).toBeVisible();
  await page.getByLabel(text('kind.loan.field.loan.amount')).fill('1500000');
  expect(await findViolations(page)).toEqual([]);
  await press(page, text('form.actions.next'));

  await expect(heading(page)).toHaveText(text('kind.loan.title.purpose'));
  await page.getByLabel(text('kind.loan.option.purpose.purpose.STUDIES')).check();
  await press(page, text('form.actions.next'));

  // Nobody goes on without what is needed.
  await expect(heading(page)).toHaveText(text('application.documents.title'));
  await press(page, text('form.actions.next'));
  await expect(page.getByText(text('validation.documents.missing')).first()).toBeVisible();
  await sendPayslip(page, text);
  expect(await findViolations(page)).toEqual([]);
  await press(page, text('form.actions.next'));
}

/** The customer finds it beside what else there is. */
async function openPageOfMore(page: Page, text: Texts) {
  await page.goto('/more');
  await page.getByRole('link', { name: text('kind.loan.name') }).click();
  await expect(heading(page)).toHaveText(text('kind.loan.name'));
  await expect(page.getByText(text('kind.loan.part.PAYSLIP')).first()).toBeVisible();
}

/** Submits by the code that was sent to the phone; answers with the number of the application. */
async function submit(page: Page, request: APIRequestContext, text: Texts, phone: string): Promise<string> {
  await expect(heading(page)).toHaveText(text('application.review.title'));
  await expect(page.getByText(text('kind.loan.option.purpose.purpose.STUDIES')).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await press(page, text('application.review.code'));
  await expect(heading(page)).toHaveText(text('application.code.title'));
  await page.getByLabel(text('form.code.label')).fill('000000');
  await expect(page.getByText(text('errors.TG1201')).first()).toBeVisible();
  await page.getByLabel(text('form.code.label')).fill(await codeSentTo(request, phone, 2));
  await expect(page.getByRole('heading', { name: text('application.sent.title') })).toBeVisible();
  await page.getByRole('link', { name: text('application.sent.order') }).click();
  await expectPage(page, /\/orders\/loan\/[\w-]+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** What a reader of either language finds. */
const remark = 'slip7';
const remarks = { en: 'The pay slip cannot be read (slip7).', mm: 'လစာစာရွက်ကို ဖတ်၍မရပါ (slip7)။' };

/** Of all that was submitted, staff want the amount and the pay slip again. */
async function askForCorrection(desks: { maker: Page; checker: Page }, text: Texts, id: string) {
  const { maker, checker } = desks;
  await maker.goto('/desk/loans');
  await expect(maker.getByRole('link', { name: text('kind.loan.desk.place') }).first()).toBeVisible();
  await propose(maker, text, id, 'c', async () => {
    await maker.getByLabel(text('kind.loan.part.loan'), { exact: true }).check();
    await maker.getByLabel(text('kind.loan.part.PAYSLIP'), { exact: true }).check();
    await writeRemarks(maker, text, remarks);
  });
  await checker.goto(`/desk/loans/${id}?queue=all&status=COMPLETED`);
  const proposal = checker.getByRole('region', { name: text('deskCases.proposal.label') });
  await expect(proposal.getByText(text('kind.loan.part.PAYSLIP')).first()).toBeVisible();
  await confirm(checker, text, id);
  await expect(heading(checker)).toContainText(text('kind.loan.desk.status.INCOMPLETED'));
  expect(await findViolations(checker)).toEqual([]);
}

/** From the message in the inbox to what is asked for, and to nothing else. */
async function correct(page: Page, text: Texts) {
  await page.goto('/inbox');
  // The newest. The server's Burmese has no marks where its lines may end, so that no text is looked for.
  await page.locator('main a[href^="/inbox/"]').first().click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: text('inbox.correction.go') }).click();
  await expect(page.getByText(remark).first()).toBeVisible();
  await page.getByRole('link', { name: text('application.start.correct') }).click();
  await expect(heading(page)).toHaveText(text('kind.loan.title.loan'));
  await page.getByLabel(text('kind.loan.field.loan.amount')).fill('1200000');
  await press(page, text('form.actions.next'));
  await expect(heading(page)).toHaveText(text('application.documents.title'));
  await press(page, text('form.actions.next'));
  await expect(page.getByText(text('validation.documents.missing')).first()).toBeVisible();
  await sendPayslip(page, text);
  await press(page, text('form.actions.next'));
  await expect(heading(page)).toHaveText(text('application.review.title'));
  await expect(page.getByRole('heading', { name: text('kind.loan.part.purpose'), exact: true })).toHaveCount(0);
  await press(page, text('application.actions.sendAgain'));
  await expect(page.getByRole('heading', { name: text('application.sent.title') })).toBeVisible();
}

async function walk(
  { page, request, browser }: { page: Page; request: APIRequestContext; browser: Browser },
  visit: { readonly language: 'en' | 'mm'; readonly screen: 'phone' | 'desktop' },
) {
  const locales = copy.at('packages/i18n/locales');
  const [text, english] = [textsOf(visit.language, locales), textsOf('en', locales)];
  const customer = await createCustomer(request, 'NRC', undefined, ownCard());
  await signIn(page, customer, visit);
  await fillIn(page, text);
  const id = await submit(page, request, text, customer.phone);
  await expect(page.getByText(text('kind.loan.status.PENDING'), { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const desks = {
    maker: await openDeskOf(browser, request, 'maker'),
    checker: await openDeskOf(browser, request, 'checker'),
  };
  await askForCorrection(desks, english, id);
  await correct(page, text);

  await propose(desks.maker, english, id, 'a');
  await confirm(desks.checker, english, id);
  await expect(heading(desks.checker)).toContainText(english('kind.loan.desk.status.APPROVED'));

  await page.goto('/orders');
  await page
    .getByRole('link', { name: text('orders.row.detailOf').replace('{order}', text('kind.loan.name')) })
    .click();
  await expectPage(page, new RegExp(`/orders/loan/${id}$`));
  await expect(page.getByText(text('kind.loan.status.APPROVED'), { exact: true })).toBeVisible();
  await openPage(page, '/inbox');
  await page.getByRole('link', { name: english('kind.loan.message.APPROVE.subject') }).click();
  await expect(page.getByText(english('kind.loan.message.APPROVE.text'))).toBeVisible();
}

for (const visit of [
  { language: 'en', screen: 'phone' },
  { language: 'mm', screen: 'desktop' },
] as const) {
  test(`a loan given by its definition goes from the wizard over desk and correction to approval, message and order, in ${visit.language} on a ${visit.screen}`, ({
    page,
    request,
    browser,
  }) => walk({ page, request, browser }, visit));
}
