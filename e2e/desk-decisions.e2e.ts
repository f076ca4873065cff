import { expect, type Page, test } from '@playwright/test';
import { closeDesks, openDesk, openDeskOf, signInAtDesk } from './pages/desk.ts';
import { expectPage } from './pages/expect-page.ts';
import { findViolations } from './pages/find-violations.ts';
import { createSubmitted, type Opener } from './pages/opening.ts';
import { textsOf } from './pages/texts.ts';

test.afterEach(({ browser, context }) => closeDesks(browser, context));

const text = textsOf('en');

/** Two people at two desks and a customer, on a machine that has other work too. */
const bar = (page: Page) => page.getByRole('region', { name: text('deskCases.bar.label') });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const status = (page: Page, name: string) => expect(heading(page)).toContainText(text(`deskCases.status.${name}`));

/** With a list that has no other case: nothing follows a decision. */
const alone = ({ id, customer }: Opener) => `/desk/cases/${id}?text=${customer.loginId}`;

test('a maker takes a case and proposes, somebody else confirms, and the customer finds number, balance and order [DSK-001, DSK-002, DSK-003, DSK-005, DSK-006, DSK-008]', async ({
  page,
  browser,
}) => {
  const opener = await createSubmitted(page);

  const maker = await openDesk(browser, alone(opener));
  await expectPage(maker, /\/desk\/sign-in/);
  await signInAtDesk(maker, 'maker');
  await expect(heading(maker)).toContainText('MYA MYA AYE');
  await expect(maker.getByRole('complementary')).toContainText('MYA MYA AYE');
  // What was skipped is the one thing to know; documents beside what was typed.
  const result = maker.getByRole('region', { name: text('deskCases.verdict.label') });
  await expect(result).toContainText(text('deskCases.look.identity-skipped'));
  await expect(maker.getByRole('region', { name: text('deskCases.documents.label') }).locator('img')).toBeVisible();
  await expect(maker.getByRole('main')).toContainText(`+95${opener.customer.phone.slice(1)}`);
  await maker.getByRole('button', { name: text('deskCases.hold.take') }).click();
  await expect(maker.getByText(text('deskCases.hold.mine'))).toBeVisible();
  await bar(maker)
    .getByRole('button', { name: text('deskCases.bar.approve') })
    .click();
  // Nobody can compare a face, so the form wants to know why it is approved all the same.
  const propose = bar(maker).getByRole('button', { name: text('deskCases.propose.send') });
  await expect(result).toContainText(text('deskCases.look.face-missing'));
  await bar(maker).getByLabel(text('deskCases.propose.withoutProof')).fill('Seen at the counter.');
  await propose.click();
  await status(maker, 'PROPOSED');
  await expect(bar(maker)).toContainText(text('deskCases.bar.own'));

  const checker = await openDesk(browser, '/desk/sign-in');
  await signInAtDesk(checker, 'checker');
  await checker.goto(alone(opener));
  const proposal = checker.getByRole('region', { name: text('deskCases.proposal.label') });
  await expect(proposal).toContainText('Thida Win');
  await expect(proposal).toContainText('Seen at the counter.');
  await bar(checker)
    .getByRole('button', { name: text('deskCases.bar.confirm') })
    .click();
  await bar(checker)
    .getByRole('button', { name: text('deskCases.confirm.send'), exact: true })
    .click();
  await expect(bar(checker)).toContainText(/being opened|The account is open/);
  await expect(async () => {
    await checker.reload();
    await status(checker, 'COMPLETED');
  }).toPass();
  await expect(checker.getByRole('region', { name: text('deskCases.history.title') })).toContainText('Hnin Wai');

  await page.goto('/inbox');
  await page.getByRole('link', { name: /Your account is open/ }).click();
  await expect(page.getByRole('main')).toContainText(/\d{4} ?\d{4}/);
  // What to pay in first is told where people look.
  const deposit = 'Please pay in your initial deposit of 1,000 MMK';
  await expect(page.getByText(deposit)).toBeVisible();
  // What was ordered with the account goes its own way, and the customer hears of that too.
  const passbook = checker.getByRole('listitem').filter({ hasText: 'Passbook' });
  await passbook.getByRole('button', { name: text('deskCases.service.complete') }).click();
  await expect(passbook).toContainText(text('deskCases.service.COMPLETED'));
  await page.goto('/inbox');
  await expect(page.getByRole('link', { name: /Your passbook is being prepared/ })).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText(text('orders.status.COMPLETED'));
  await page.goto(`/orders/${opener.id}`);
  await expect(page.getByText(deposit)).toBeVisible();
  await page.goto('/myaccount');
  await expect(page.getByText(deposit)).toBeVisible();
  await page
    .getByRole('button', { name: text('customer.balances.show') })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText(/\d[\d,.]* ?MMK|MMK ?\d/);
});

test('a case is rejected for two reasons without a mouse, and the customer reads both [DSK-005, DSK-006]', async ({
  page,
  browser,
}) => {
  const opener = await createSubmitted(page);

  const maker = await openDesk(browser, '/desk/sign-in');
  await signInAtDesk(maker, 'maker2');
  await expectPage(maker, /\/desk\/cases$/);
  // The queue: down, up, open.
  await expect(maker.getByRole('complementary').getByRole('link').first()).toBeVisible();
  await maker.keyboard.press('j');
  await expect(maker.getByRole('complementary').getByRole('link').first()).toBeFocused();
  await maker.keyboard.press('Enter');
  await expectPage(maker, /\/desk\/cases\/[\w-]+/);
  await expect(heading(maker)).toBeFocused();

  await maker.goto(alone(opener));
  await expect(heading(maker)).toContainText('MYA MYA AYE');
  await maker.keyboard.press('?');
  await expect(maker.getByRole('dialog')).toContainText(text('deskCases.bar.reject'));
  await maker.keyboard.press('Escape');
  // Anyone who begins to decide has taken the case, and who leaves the form has given it back.
  await maker.keyboard.press('r');
  const reasons = bar(maker).getByRole('checkbox');
  const filter = bar(maker).getByRole('searchbox', { name: text('deskCases.reasons.filter') });
  await expect(filter).toBeFocused();
  await maker.keyboard.press('Escape');
  await expect(maker.getByText(text('deskCases.hold.mine'))).toBeHidden();
  // A case is printed alone: no list, no menu, no buttons.
  await maker.emulateMedia({ media: 'print' });
  for (const part of [maker.getByRole('complementary'), maker.getByRole('banner').first(), bar(maker)])
    await expect(part).toBeHidden();
  await expect(heading(maker)).toBeVisible();
  await maker.emulateMedia({ media: 'screen' });
  await maker.keyboard.press('r');
  await expect(filter).toBeFocused();
  await expect(bar(maker).getByRole('heading', { name: `${text('deskCases.kind.REJECT')} MYA MYA AYE` })).toBeVisible();
  // Reasons are found in either language, whichever the desk has; the arrows go to them and back.
  await expect(reasons.nth(1)).toBeVisible();
  await maker.keyboard.type('daylight');
  await expect(reasons).toHaveCount(1);
  await maker.keyboard.press('ArrowDown');
  await maker.keyboard.press('Space');
  await expect(reasons).toBeChecked();
  await maker.keyboard.press('ArrowUp');
  await maker.keyboard.press('Escape');
  await expect(filter).toHaveValue('');
  await maker.keyboard.type('သက်တမ်း ကုန်ဆုံး');
  await expect(reasons).toHaveCount(1);
  await maker.keyboard.press('Tab');
  await maker.keyboard.press('Space');
  await expect(reasons).toBeChecked();
  const preview = bar(maker).getByRole('region', { name: text('deskCases.preview.label') });
  await expect(preview.locator('[lang=en] li')).toHaveCount(2);
  await expect(preview.locator('[lang=my] li')).toHaveCount(2);
  const told = await preview.locator('[lang=en] li').allInnerTexts();
  await maker.keyboard.press('Control+Enter');
  await status(maker, 'PROPOSED');

  const checker = await openDesk(browser, '/desk/sign-in');
  await signInAtDesk(checker, 'both');
  await checker.goto(alone(opener));
  const proposal = checker.getByRole('region', { name: text('deskCases.proposal.label') });
  for (const reason of told) await expect(proposal).toContainText(reason);
  await checker.keyboard.press('a');
  const confirm = bar(checker).getByRole('button', { name: text('deskCases.confirm.send'), exact: true });
  await expect(confirm).toBeFocused();
  await expect(bar(checker).getByRole('heading')).toContainText('MYA MYA AYE');
  await expect(confirm).toHaveClass(/bg-danger/);
  await checker.keyboard.press('Enter');
  await status(checker, 'REJECTED');
  await expect(bar(checker)).toContainText(text('deskCases.bar.rejected'));

  await page.goto('/inbox');
  await page.getByRole('link', { name: /could not accept your application/ }).click();
  for (const reason of told) await expect(page.getByRole('main')).toContainText(reason.split('. ')[0] ?? reason);
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText(text('orders.status.REJECTED'));
});

test('a decision is made beside the document: remark, preview and button stay in sight; on a phone it has the whole screen [DSK-003, DSK-005]', async ({
  page,
  browser,
}) => {
  const opener = await createSubmitted(page);
  for (const screen of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    const maker = await openDeskOf(browser, page.request, 'maker', { screen });
    await maker.goto(`/desk/cases/${opener.id}`);
    const picture = maker.getByRole('region', { name: text('deskCases.documents.label') }).locator('img');
    await expect(picture).toBeVisible();
    await bar(maker)
      .getByRole('button', { name: /Correct|correction/ })
      .click();
    const items = bar(maker).getByRole('checkbox');
    await items.last().check();
    await items.first().check();
    expect(await findViolations(maker)).toEqual([]);
    const send = bar(maker).getByRole('button', { name: text('deskCases.propose.send') });
    await expect(send).toBeInViewport({ ratio: 1 });
    if (screen.width === 1280) {
      for (const language of ['English', 'မြန်မာ'])
        await expect(bar(maker).getByLabel(`Remark for the customer (${language})`)).toBeInViewport({ ratio: 1 });
      await expect(bar(maker).getByRole('region', { name: text('deskCases.preview.label') })).toBeInViewport();
      const panel = await bar(maker).boundingBox();
      const shown = await picture.boundingBox();
      expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
    } else {
      expect(await bar(maker).boundingBox()).toEqual({ x: 0, y: 0, ...screen });
    }
    // Nothing was sent, and what was looked at before has the keyboard again.
    await maker.keyboard.press('Escape');
    await expect(bar(maker).getByRole('button').first()).toBeVisible();
  }
});

test('a case shows photo, video, signature and the pages of a PDF, larger, smaller and turned, beside what the customer answered; who is not verified is compared first [DSK-003, DSK-035]', async ({
  browser,
  request,
}) => {
  const desk = await openDeskOf(browser, request, 'auditor');
  await desk.setViewportSize({ width: 1280, height: 800 });
  // The demo order of the customer with a passport.
  await desk.goto('/desk/cases/00000000-0000-4000-8000-000000000201');
  await expect(heading(desk)).toContainText('MARIA SANTOS');
  const documents = desk.getByRole('region', { name: text('deskCases.documents.label') });
  const choose = (name: string) => documents.getByRole('button', { name: text(`deskCases.file.${name}`) }).click();
  // Her identity was not verified: what shows her stands side by side, and is looked at closely together.
  const compared = documents.getByRole('region', { name: text('deskCases.compare.label') });
  await expect(compared.getByRole('img', { name: /^Video, / })).toHaveCount(3);
  const names = await compared.locator('figcaption').allInnerTexts();
  expect([names[0], names.at(-1)]).toEqual([text('deskCases.compare.face'), text('deskCases.file.signature')]);
  expect(await findViolations(desk)).toEqual([]);
  await desk.keyboard.press('+');
  const looks = () =>
    compared.locator('figure canvas, figure img').evaluateAll((all) => all.map((one) => one.style.transform));
  await expect.poll(looks).toEqual(Array.from({ length: 5 }, () => 'translate(0px, 0px) scale(1.25) rotate(0deg)'));
  await choose('primaryFront');
  await expect(compared).toBeHidden();
  const picture = documents.locator('figure img');
  const widthOf = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(widthOf).toBeGreaterThan(500);
  await choose('video');
  await expect(documents.locator('video')).toBeVisible();

  await choose('income');
  await expect(documents.getByText('page 1 of 2')).toBeVisible();
  await expect(picture).toHaveAttribute('alt', /page 1 of 2$/);
  await expect.poll(widthOf).toBe(1800);
  // There is ink on the paper.
  const isDrawn = await picture.evaluate((image) => {
    const canvas = document.createElement('canvas');
    const { naturalWidth, naturalHeight } = image as HTMLImageElement;
    [canvas.width, canvas.height] = [naturalWidth, naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(image as HTMLImageElement, 0, 0);
    const pixels = context?.getImageData(0, 0, naturalWidth, naturalHeight).data ?? [];
    return pixels.some((value, index) => index % 4 === 0 && value < 60);
  });
  expect(isDrawn).toBe(true);
  await desk.keyboard.press('+');
  await expect(picture).toHaveAttribute('style', /scale\(1\.25\)/);
  await documents.getByRole('button', { name: text('deskCases.zoom.right') }).click();
  await expect(picture).toHaveAttribute('style', /rotate\(90deg\)/);
  await desk.keyboard.press('ArrowRight');
  await expect(documents.getByText('page 2 of 2')).toBeVisible();
  await expect(picture).toHaveAttribute('alt', /page 2 of 2$/);

  // Personal, address, occupation, branch and history.
  for (const told of ['P1234567A', 'BOGYOKE ROAD', 'Accountant', 'Ahlone']) {
    await expect(desk.getByRole('main')).toContainText(told);
  }
  await expect(desk.getByRole('region', { name: text('deskCases.history.title') })).toBeVisible();
});

test('who may be the same stands below the case, both documents side by side, and what to know first leads there [DSK-004]', async ({
  page,
  browser,
}) => {
  // Born on one day with one name, which the customers of no other test have.
  const twin = { name: 'NWE NWE KHAING', photos: ['PRIMARY-FRONT'] };
  await createSubmitted(page, twin);
  const { id } = await createSubmitted(page, twin);
  const maker = await openDeskOf(browser, page.request, 'both');
  await maker.goto(`/desk/cases/${id}`);
  const duplicates = maker.locator('#duplicates');
  await expect(duplicates.getByRole('img')).toHaveCount(0);
  await maker.getByRole('button', { name: text('deskCases.look.possible-duplicate') }).click();
  await expect(duplicates).toBeFocused();
  await expect(duplicates.getByRole('article').first()).toBeInViewport();
  const photos = duplicates.getByRole('article').getByRole('img');
  await expect(photos).toHaveCount(2);
  const areDrawn = () => photos.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(areDrawn).toEqual([true, true]);
  expect(await findViolations(maker)).toEqual([]);
});

test('a note that mentions a colleague is found by them in the header, leads to the case, and no customer reads it [DSK-034]', async ({
  page,
  browser,
}) => {
  const opener = await createSubmitted(page);
  const maker = await openDeskOf(browser, page.request, 'maker');
  await maker.goto(`/desk/cases/${opener.id}`);
  const about = `The back of ${opener.customer.phone} is dark.`;
  await maker.getByLabel(text('deskCases.notes.label')).fill(`${about} Please look, @hnin`);
  await maker.getByRole('button', { name: '@Hnin Wai' }).click();
  await maker.getByRole('button', { name: text('deskCases.notes.add') }).click();
  await expect(maker.getByRole('main')).toContainText(`${about} Please look, @Hnin Wai`);

  const checker = await openDeskOf(browser, page.request, 'checker');
  await checker.goto('/desk/cases');
  await checker.getByRole('link', { name: text('desk.mentions.count') }).click();
  await expect(heading(checker)).toHaveText(text('desk.place.mentions'));
  const mention = checker.getByRole('listitem').filter({ hasText: about });
  await expect(mention).toContainText(text('desk.mentions.new'));
  expect(await findViolations(checker)).toEqual([]);
  await mention.getByRole('link').click();
  await expect(heading(checker)).toContainText('MYA MYA AYE');
  await expect(checker.getByRole('main')).toContainText(about);
  expect(await findViolations(checker)).toEqual([]);
  await checker.goto('/desk/mentions');
  await expect(mention).toBeVisible();
  await expect(mention).not.toContainText(text('desk.mentions.new'));

  await page.goto(`/orders/${opener.id}`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(about);
});
