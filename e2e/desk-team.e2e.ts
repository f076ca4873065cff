import { expect, type Page, test } from '@playwright/test';
import { closeDesks, openDesk, openDeskOf, signInAtDesk } from './pages/desk.ts';
import { expectPage } from './pages/expect-page.ts';
import { findViolations } from './pages/find-violations.ts';
import { createSubmitted } from './pages/opening.ts';
import { textsOf } from './pages/texts.ts';

test.afterEach(({ browser, context }) => closeDesks(browser, context));

const text = textsOf('en');
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, id: string) => main(page).getByRole('button', { name: text(id), exact: true });

test('a supervisor gives a case to somebody, who hands it over at the end of the shift [DSK-032]', async ({
  page,
  browser,
}) => {
  const { id } = await createSubmitted(page);
  const supervisor = await openDeskOf(browser, page.request, 'supervisor');
  await supervisor.goto('/desk');
  await expectPage(supervisor, /\/desk\/team$/);
  // Some of the demo's have waited for days.
  await expect(main(supervisor)).toContainText(/working days late/);
  const table = supervisor.getByRole('table', { name: text('deskTeam.members') });
  await expect(table.getByRole('row', { name: /Zaw Lin/ })).toContainText(text('deskTeam.present'));

  await supervisor.goto(`/desk/cases/${id}?newest=true`);
  await main(supervisor).getByText(text('deskCases.assign.title')).click();
  const toWhom = main(supervisor).getByLabel(text('deskCases.assign.to'));
  const name = await toWhom.getByRole('option', { name: /^Zaw Lin/ }).textContent();
  await toWhom.selectOption({ label: name ?? '' });
  await button(supervisor, 'deskCases.assign.give').click();
  const given = (to: string) => text('deskCases.mark.assigned').replace('{name}', to);
  await expect(main(supervisor).getByText(given('Zaw Lin'))).toBeVisible();
  await expect(supervisor.locator(`a[href*='${id}']`)).toContainText(given('Zaw Lin'));

  const other = await openDeskOf(browser, page.request, 'maker');
  await other.goto(`/desk/cases/${id}?newest=true`);
  await expect(main(other).getByText(given('Zaw Lin'))).toBeVisible();
  await expect(main(other).getByRole('button', { name: text('deskCases.hold.take') })).toHaveCount(0);

  const giver = await openDeskOf(browser, page.request, 'both');
  await giver.goto('/desk/cases?mine=true');
  await expect(giver.locator(`a[href*='${id}']`)).toBeVisible();
  await giver.goto('/desk/team');
  await main(giver).getByLabel(text('deskTeam.handOver.to')).selectOption({ label: 'Aung Ko Ko' });
  const note = `Calls back at nine, ${id.slice(0, 8)}.`;
  await main(giver).getByLabel(text('deskTeam.handOver.note')).fill(note);
  await button(giver, 'deskTeam.handOver.send').click();
  await expect(main(giver).getByRole('status').or(main(giver).getByRole('alert'))).toContainText(/Handed over: [1-9]/);
  await expect(main(giver)).toContainText(text('deskTeam.handOver.nothing'));

  const receiver = await openDeskOf(browser, page.request, 'maker2');
  await receiver.goto('/desk/mentions');
  await expect(main(receiver)).toContainText(`@Aung Ko Ko ${note}`);
  await receiver.goto(`/desk/cases/${id}?mine=true`);
  await expect(main(receiver).getByText(text('deskCases.assign.mine'))).toBeVisible();
  const history = receiver.getByRole('region', { name: text('deskCases.history.title') });
  await expect(history).toContainText(text('deskCases.action.case.handed-over'));

  // The supervisor lets it go, and everybody may take it.
  await supervisor.reload();
  await main(supervisor).getByText(text('deskCases.assign.title')).click();
  await button(supervisor, 'deskCases.assign.free').click();
  await expect(main(supervisor).getByText(given('Aung Ko Ko'))).toHaveCount(0);
});

test('beside the queue stands today’s work, and each count leads into the queue [DSK-029, DSK-030]', async ({
  page,
  browser,
}) => {
  const maker = await openDeskOf(browser, page.request, 'maker');
  await maker.goto('/desk/cases');
  const work = maker.getByRole('list', { name: text('deskCases.today.label') });
  await expect(work.getByRole('link')).toHaveCount(5);
  await work.getByRole('link', { name: text('deskCases.today.late') }).click();
  await expectPage(maker, /\/desk\/cases\?due=late$/);
});

test('who comes back to the desk finds what others did with their cases meanwhile, and nothing else [DSK-031, DSK-034]', async ({
  page,
  browser,
}) => {
  const { id } = await createSubmitted(page);
  const before = await openDeskOf(browser, page.request, 'maker2');
  await before.goto(`/desk/cases/${id}`);
  await before.getByRole('button', { name: text('deskCases.hold.take') }).click();
  await expect(before.getByText(text('deskCases.hold.mine'))).toBeVisible();
  // Who signs in again has been here before.
  const maker = await openDesk(browser, '/desk/sign-in');
  await signInAtDesk(maker, 'maker2');
  const changes = maker.getByRole('region', { name: text('deskCases.changes.title') });
  await expect(changes).toBeVisible();
  const checker = await openDeskOf(browser, page.request, 'checker');
  await checker.goto(`/desk/cases/${id}`);
  await checker.getByLabel(text('deskCases.notes.label')).fill('Please call her.');
  await checker.getByRole('button', { name: text('deskCases.notes.add') }).click();
  await expect(checker.getByRole('main')).toContainText('Please call her.');
  await maker.reload();
  const change = changes.locator(`a[href*='${id}']`);
  await expect(change).toContainText(text('deskCases.action.case.noted'));
  await expect(change).toContainText('Hnin Wai');
  expect(await findViolations(maker)).toEqual([]);
  await change.click();
  await expect(maker.getByRole('heading', { level: 1 })).toContainText('MYA MYA');
});
