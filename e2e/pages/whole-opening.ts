import { expect, type Page } from '@playwright/test';
import type { AccountType } from '@taga/reference/account-classes';
import type { Language, Screen } from './addresses.ts';
import { capturing } from './capturing.ts';
import { chooseBranch } from './choose-branch.ts';
import { type Customer, createCustomer } from './create-customer.ts';
import { expectPage } from './expect-page.ts';
import { lookIntoCamera, ownDocuments } from './face.ts';
import { Introducers } from './introducers.ts';
import { codeSentTo } from './mailbox.ts';
import { openingAt } from './opening.ts';
import type { Document } from './sign-up.ts';
import { slowDown } from './upload-files.ts';

/** A video takes long enough with it that the next page is there before it has arrived. */
const slowBytesPerSecond = 4_000;

export interface Story {
  readonly document: Document;
  readonly accountType: AccountType;
  readonly currency: string;
  readonly language: Language;
  readonly screen: Screen;
  readonly hasIntroducers?: true;
  /** Goes on while the video is still being sent, as on a phone; it is checked behind the questions that follow. */
  readonly goesOnMeanwhile?: true;
  /** What happens to the server while it looks at photos and video. */
  readonly whileChecked?: () => Promise<void>;
}

type OpenedWizard = Awaited<ReturnType<typeof openingAt>>;

async function signUp(page: Page, document: Document): Promise<Customer> {
  const { person } = await ownDocuments();
  if (document !== 'PASSPORT') return createCustomer(page.request, document);
  const { number, expiresOn } = person.passport;
  const answers = { UID_VALUE: number, PASSPORT_NUMBER: number, PASSPORTEXPIREDATE: expiresOn, DOB: person.birthDate };
  return createCustomer(page.request, document, person.fullName, answers);
}

async function proveIdentity(page: Page, { document, language, whileChecked, goesOnMeanwhile }: Story) {
  const { text, part, choosePhoto, recordSelfie, press } = capturing(page, language);
  const { front, back, passport } = await ownDocuments();
  if (document === 'PASSPORT') await choosePhoto(text('capture.part.page'), passport);
  else {
    await choosePhoto(text('capture.part.front'), front);
    await choosePhoto(text('capture.part.reverse'), back);
  }
  if (goesOnMeanwhile) {
    const link = await slowDown(page, slowBytesPerSecond);
    await recordSelfie();
    await press(text('form.actions.next'));
    await expect(page.getByRole('heading', { level: 1, name: text('personalDetail.review.title') })).toBeVisible();
    await expect(page.getByText(text('capture.behind.sending'))).toBeVisible();
    await link.restoreSpeed();
    return;
  }
  await recordSelfie();
  // On a busy machine the check takes longer than anybody should wait: it is then done later, and they go on.
  const heading = (name: string) => page.getByRole('heading', { level: 1, name: text(`capture.${name}.title`) });
  const result = heading('success').or(heading('pending'));
  const sent = part(text('capture.part.video')).getByText(text('uploads.file.sent'), { exact: true });
  // Over a weak network the video arrives when the minute is over, and the check begins by itself.
  await expect(sent.or(result)).toBeVisible();
  if (await sent.isVisible()) await press(text('capture.step.check'));
  await whileChecked?.();
  await expect(result).toBeVisible();
  await press(text('capture.result.continue'));
}

async function giveDetails(page: Page, { text, next }: OpenedWizard, { document, accountType }: Story) {
  // Its button is called as the one before it: the page has to be there.
  await expect(page.getByRole('heading', { level: 1, name: text('personalDetail.review.title') })).toBeVisible();
  await next.click();
  await expectPage(page, /form=occupation$/);
  const field = (name: string) => page.getByLabel(text(`personalDetail.occupation.${name}`), { exact: true });
  await field('employment').selectOption('F');
  await field('profession').selectOption({ index: 2 });
  await field('industry').selectOption({ index: 2 });
  if (accountType !== 'saving') {
    const payslip = { name: 'payslip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
    await page.locator('input[type=file]').first().setInputFiles(payslip);
    await expect(page.getByText('payslip.pdf', { exact: true })).toBeVisible();
  }
  await next.click();
  if (document === 'PASSPORT') {
    await expectPage(page, /form=form-qa-22$/);
    const date = page.getByRole('group', { name: text('questions.arrival.label'), exact: true });
    await date.getByLabel(text('form.date.day'), { exact: true }).fill('3');
    await date.getByLabel(text('form.date.month'), { exact: true }).selectOption('11');
    await date.getByLabel(text('form.date.year'), { exact: true }).fill('2025');
    await next.click();
  }
  await expectPage(page, /form=signature$/);
  await sign(page, text);
  await next.click();
}

/** With the mouse, on the paper of the step. */
export async function sign(page: Page, text: OpenedWizard['text']) {
  const paper = page.getByRole('img', { name: text('personalDetail.signature.paper') });
  await paper.scrollIntoViewIfNeeded();
  const box = await paper.boundingBox();
  if (!box) throw new Error('There is no paper');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 6 });
  await page.mouse.move(box.x + 220, box.y + 90, { steps: 6 });
  await page.mouse.up();
}

async function chooseTheRest(page: Page, opening: OpenedWizard, { language, hasIntroducers }: Story) {
  const { text, next, expectStep } = opening;
  const introducers = new Introducers(page, language);
  await expectStep('introducers');
  if (hasIntroducers) {
    await introducers.choose('yes');
    await introducers.give('first', '09777111222');
    await introducers.give('second', '09777111333');
  }
  await next.click();
  await expectStep('choose-branch');
  await chooseBranch(page, text);
  await next.click();
  await expectStep('additional-services');
  await next.click();
  await expectStep('summary-review');
}

/** What the customer reads before they say yes to it. */
async function confirm(page: Page, { text, next, expectStep }: OpenedWizard): Promise<string> {
  await expect(page.getByRole('region', { name: text('openingEnd.section.services'), exact: true })).toBeVisible();
  // What is folded is there to be read.
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) if (fold instanceof HTMLDetailsElement) fold.open = true;
  });
  const shown = (await page.getByRole('main').innerText()).replaceAll(/[\u2060\u200b]/g, '');
  await page.getByLabel(text('openingEnd.summary.confirm')).check();
  // What is checked behind the questions is checked before they are submitted.
  await expect(page.getByText(text('capture.behind.wait'))).toHaveCount(0);
  await next.click();
  await expectStep('terms-and-conditions');
  await page.getByRole('button', { name: text('openingEnd.terms.agree'), exact: true }).click();
  await expectStep('otp-verification');
  return shown;
}

async function activate(page: Page, { text, expectStep, customer }: OpenedWizard) {
  await page.getByLabel(text('form.code.label')).fill(await codeSentTo(page.request, customer.phone, 2));
  await page.getByRole('button', { name: text('openingEnd.code.continue'), exact: true }).click();
  await expectStep('account-activation');
  await expect(page.getByRole('heading', { level: 1, name: text('openingEnd.activation.title') })).toBeVisible();
}

/** From the first photo to the activation, as one person does it. Answers what they read before they said yes to it. */
export async function openWhole(page: Page, story: Story): Promise<{ opening: OpenedWizard; shown: string }> {
  const { document, accountType, currency, language, screen } = story;
  await lookIntoCamera(page, language);
  const customer = await signUp(page, document);
  const opening = await openingAt(page, { customer, document, accountType, currency, language, screen });
  await proveIdentity(page, story);
  await giveDetails(page, opening, story);
  await chooseTheRest(page, opening, story);
  const shown = await confirm(page, opening);
  await activate(page, opening);
  return { opening, shown };
}
