import { expect, type Page, test } from '@playwright/test';
import { closeDesks, openDeskOf } from './pages/desk.ts';
import { expectPage } from './pages/expect-page.ts';
import { findViolations } from './pages/find-violations.ts';
import { createSubmitted } from './pages/opening.ts';
import { textsOf } from './pages/texts.ts';

test.afterEach(({ browser, context }) => closeDesks(browser, context));

const text = textsOf('en');
const queue = (page: Page) => page.getByRole('complementary', { name: text('deskCases.queue.label') });
const rows = (page: Page) => queue(page).getByRole('link', { name: /MYA MYA/ });

test('the queue is searched and filtered, the address keeps it, and a view is saved with its count [DSK-029]', async ({
  page,
  browser,
}) => {
  const { customer, id } = await createSubmitted(page);
  const maker = await openDeskOf(browser, page.request, 'maker');
  await maker.goto('/desk/cases');
  const field = queue(maker).getByLabel(text('deskCases.filter.text'));
  await field.fill('x');
  await field.press('Enter');
  await expect(queue(maker).getByRole('alert')).toContainText('3');
  await field.fill(customer.loginId);
  await field.press('Enter');
  await expect(rows(maker)).toHaveCount(1);
  // What is found has any status, so that it says which.
  await expect(rows(maker)).toContainText(text('deskCases.status.WAITING'));
  await rows(maker).click();
  await expectPage(maker, new RegExp(`/desk/cases/${id}\\?text=`));
  await maker.reload();
  await expect(field).toHaveValue(customer.loginId);
  await expect(rows(maker)).toHaveCount(1);

  const name = `Own ${id.slice(0, 8)}`;
  await queue(maker)
    .getByText(/^Saved views/)
    .click();
  await queue(maker).getByLabel(text('deskCases.views.name')).fill(name);
  await queue(maker)
    .getByRole('button', { name: text('deskCases.views.save') })
    .click();
  const view = queue(maker).getByRole('link', { name: new RegExp(`${name} 1$`) });
  await expect(view).toBeVisible();
  await maker.goto('/desk/cases');
  await queue(maker)
    .getByText(/^Saved views/)
    .click();
  await view.click();
  await expect(field).toHaveValue(customer.loginId);
  await expect(rows(maker)).toHaveCount(1);
  await queue(maker)
    .getByRole('button', { name: text('deskCases.views.remove').replace('{name}', name) })
    .click();
  await expect(view).toHaveCount(0);
});

test('after a decision the next case opens, past what somebody else has in hand [DSK-031]', async ({
  page,
  browser,
}) => {
  const openers = [await createSubmitted(page), await createSubmitted(page), await createSubmitted(page)] as const;
  const [, held, last] = openers;
  const other = await openDeskOf(browser, page.request, 'maker2');
  await other.goto(`/desk/cases/${held.id}`);
  await other.getByRole('button', { name: text('deskCases.hold.take') }).click();
  await expect(other.getByText(text('deskCases.hold.mine'))).toBeVisible();

  const maker = await openDeskOf(browser, page.request, 'maker');
  // The three of this test stand at the end of the queue, and the newest first at its beginning.
  await maker.goto(`/desk/cases/${last.id}?newest=true`);
  for (const { id } of openers) await expect(queue(maker).locator(`a[href*='${id}']`)).toBeVisible();
  const bar = maker.getByRole('region', { name: text('deskCases.bar.label') });
  await expect(bar.getByRole('button').first()).toBeVisible();
  await maker.keyboard.press('c');
  await bar.getByRole('checkbox').first().check();
  await maker.keyboard.press('Control+Enter');
  await expect(maker).not.toHaveURL(new RegExp(last.id));
  // Another test may have submitted one in between; what is held is never the next.
  await expect(maker).not.toHaveURL(new RegExp(held.id));
  await expectPage(maker, /newest=true/);
});

test('what is late says so in words and colour, is counted, and stands in a list of its own [DSK-030]', async ({
  page,
  browser,
}) => {
  const { id } = await createSubmitted(page);
  const maker = await openDeskOf(browser, page.request, 'maker', { screen: { width: 1920, height: 1080 } });
  await maker.goto(`/desk/cases/${id}?newest=true`);
  const row = queue(maker).locator(`a[href*='${id}']`);
  // Nobody knows at what hour this runs: by when it is due depends on it.
  await expect(row).toContainText(/due (today|tomorrow|\w{3} \d\d) (09|1[0-5]):\d\d/);
  await expect(maker.getByRole('heading', { level: 1 })).toContainText(/due /);

  await queue(maker).getByText(text('deskCases.filter.more'), { exact: true }).click();
  await queue(maker).getByLabel(text('deskCases.filter.due'), { exact: true }).selectOption('late');
  await expectPage(maker, /due=late/);
  // What is shown has any status, and the box says which it is instead.
  const box = queue(maker).getByLabel(text('deskCases.filter.status'));
  await expect(box.locator('option:checked')).toHaveText(/^Late \(\d+\)$/);
  // Some of the demo's have waited for days.
  const late = queue(maker).getByText(/^\d+ (min|h|working days?) late$/);
  await expect(late.first()).toBeVisible();
  await expect(row).toHaveCount(0);
  const rowsShown = await queue(maker).getByRole('list').last().getByRole('listitem').count();
  expect(await late.count()).toBe(rowsShown);
  const headline = maker.getByRole('list', { name: text('desk.counts.label') }).getByRole('link', { name: /late/ });
  await expect(headline).toHaveAttribute('href', '/desk/cases?due=late');
  await expect(headline).not.toHaveText(/^0/);
});

test('cards stand in the queue, which stays beside a card that is opened from it [DSK-029]', async ({
  page,
  browser,
}) => {
  const maker = await openDeskOf(browser, page.request, 'maker');
  // Of the demo's customers one has a card to correct.
  await maker.goto('/desk/cases?status=CORRECTION');
  await queue(maker).getByText(text('deskCases.filter.more'), { exact: true }).click();
  await queue(maker).getByLabel(text('deskCases.filter.kind')).selectOption('cards');
  await expectPage(maker, /queue=cards/);
  const card = queue(maker)
    .getByRole('link', { name: new RegExp(text('deskCards.page.title')) })
    .first();
  await card.click();
  await expectPage(maker, /\/desk\/cards\/[^?]+\?status=CORRECTION&queue=cards/);
  await expect(queue(maker).getByLabel(text('deskCases.filter.text'))).toBeVisible();
  await maker.goBack();
  await expectPage(maker, /\/desk\/cases\?status=CORRECTION&queue=cards/);
});

test('the queue is made wider and narrower by mouse and by keys, and stays so in this browser [DSK-029]', async ({
  page,
  browser,
}) => {
  const maker = await openDeskOf(browser, page.request, 'maker');
  await maker.goto('/desk/cases');
  const line = maker.getByRole('separator', { name: text('deskCases.queue.width') });
  const width = async () => Math.round((await queue(maker).boundingBox())?.width ?? 0);
  await expect(line).toHaveAttribute('aria-valuenow', '320');
  expect(await width()).toBe(320);
  await line.focus();
  await maker.keyboard.press('ArrowRight');
  await expect(line).toHaveAttribute('aria-valuenow', '340');
  await maker.keyboard.press('End');
  await maker.keyboard.press('ArrowRight');
  await expect(line).toHaveAttribute('aria-valuenow', '520');
  await maker.keyboard.press('Home');
  expect(await width()).toBe(240);
  await expect(maker.getByRole('heading', { level: 1 })).toBeVisible();

  const box = await line.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, 400];
  await maker.mouse.move(x, y);
  await maker.mouse.down();
  await maker.mouse.move(x + 160, y, { steps: 4 });
  await maker.mouse.up();
  await expect(line).toHaveAttribute('aria-valuenow', '400');
  expect(await findViolations(maker)).toEqual([]);
  await maker.reload();
  await expect(line).toHaveAttribute('aria-valuenow', '400');
  expect(await width()).toBe(400);
  await line.dblclick();
  await expect(line).toHaveAttribute('aria-valuenow', '320');
});
