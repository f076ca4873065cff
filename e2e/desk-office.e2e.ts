import { expect, type Page, test } from '@playwright/test';
import { createCustomer, ownCard } from './pages/create-customer.ts';
import { closeDesks, codeNow, openDesk, openDeskOf } from './pages/desk.ts';
import { expectPage } from './pages/expect-page.ts';
import { findViolations } from './pages/find-violations.ts';
import { invitationSentTo } from './pages/mailbox.ts';
import { createOpener, submit } from './pages/opening.ts';
import { giveCredentials, signIn } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';

test.afterEach(({ browser, context }) => closeDesks(browser, context));

const text = textsOf('en');

/** Somebody at a desk and somebody elsewhere, on a machine that has other work too. */
test('anyone whom two administrators invite gets a link by email, chooses a password, sets up an authenticator app and is at the desk [DSK-001]', async ({
  page,
  browser,
}) => {
  const admin = await openDeskOf(browser, page.request, 'admin');
  await admin.goto('/desk/staff');
  await admin.getByRole('button', { name: text('deskStaff.invite') }).click();
  const loginId = `invited-${Date.now()}@bank.example`;
  const name = `Nilar Soe ${Date.now()}`;
  await admin.getByLabel(text('deskStaff.name'), { exact: true }).fill(name);
  await admin.getByLabel(text('deskStaff.loginId'), { exact: true }).fill(loginId);
  const propose = admin.getByRole('button', { name: text('deskStaff.proposeInvitation') });
  const roles = admin.getByRole('group', { name: text('deskStaff.roles') });
  const administrator = roles.getByRole('checkbox', { name: text('desk.role.administrator') });
  await administrator.check();
  await expect(admin.getByText(text('deskStaff.rolesApart'))).toBeAttached();
  await administrator.uncheck();
  await propose.click();
  await expect(admin.getByRole('alert')).toContainText(name);
  const decisionOf = (desk: Page, language: 'en' | 'mm', action: 'confirm' | 'withdraw') => {
    return desk.getByRole('button', { name: `${name}: ${textsOf(language)(`deskStaff.waiting.${action}`)}` });
  };
  await expect(decisionOf(admin, 'en', 'withdraw')).toBeVisible();
  await expect(decisionOf(admin, 'en', 'confirm')).toHaveCount(0);

  const second = await openDeskOf(browser, page.request, 'admin2', { language: 'mm' });
  await second.goto('/desk/staff');
  await expect(decisionOf(second, 'mm', 'confirm')).toBeVisible();
  expect(await findViolations(second)).toEqual([]);
  await decisionOf(second, 'mm', 'confirm').click();
  await expect(second.getByRole('alert')).toContainText(loginId);
  // On no screen, only in the mailbox of the person.
  await expect(second.getByText('/desk/invitation')).toHaveCount(0);
  const link = await invitationSentTo(page.request, loginId);

  const invited = await openDesk(browser, link);
  await expect(invited.getByRole('main')).toContainText(loginId);
  const password = 'Kyaiktiyo-2031-rock';
  await invited.getByLabel(text('desk.invitation.password'), { exact: true }).fill(password);
  await invited.getByLabel(text('desk.invitation.repeated'), { exact: true }).fill(password);
  await invited.getByRole('button', { name: text('desk.invitation.accept') }).click();

  await invited.getByLabel(text('desk.signIn.loginId')).fill(loginId);
  await invited.getByLabel(text('desk.signIn.password'), { exact: true }).fill(password);
  await invited.keyboard.press('Enter');
  await expect(invited.getByRole('heading', { name: text('desk.enrol.title') })).toBeVisible();
  const secret = (await invited.locator('code').innerText()).replaceAll(' ', '');
  await invited.getByLabel(text('form.code.label')).fill(codeNow(secret));
  await expect(invited.getByRole('navigation').first()).toContainText(text('desk.place.cases'));
  // What proves the session is where no script finds it.
  const kept = (await invited.context().cookies(`${new URL(invited.url()).origin}/api/desk/staff/me`)).find(
    (cookie) => cookie.name === 'desk-session',
  );
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/desk' });
  const inReach = await invited.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
  );
  expect(inReach).not.toContain(kept?.value);
  await expect(invited.getByRole('navigation').first()).not.toContainText(text('desk.place.staff'));

  // The link has done its work.
  const again = await openDesk(browser, link);
  await expect(again.getByRole('main')).not.toContainText(loginId);
  await expect(again.getByLabel(text('desk.invitation.password'), { exact: true })).toHaveCount(0);
});

test('a broadcast is previewed in both languages and read by the customers it is for; one who is blocked is thrown out, and let in again [DSK-010, DSK-011, DSK-044]', async ({
  page,
  browser,
}) => {
  // Of a state where no other test has anybody, and with a name of their own: others' may wait below the search.
  const home = { CUR_STATE: 'MMR004', CUR_TOWNSHIP: 'MMR004001' };
  const customer = await createCustomer(page.request, 'NRC', 'HLA HLA FALAM', home);
  await signIn(page, customer);
  const admin = await openDeskOf(browser, page.request, 'admin');
  await admin.goto('/desk/broadcasts');
  await admin.getByRole('button', { name: text('deskBroadcasts.write') }).click();
  const subject = `The branch in Falam is open ${Date.now()}`;
  const words = (id: string, language: string) => admin.getByLabel(text(id).replace('{language}', language));
  await words('deskBroadcasts.subject', 'English').fill(subject);
  await words('deskBroadcasts.content', 'English').fill('Come and see us from Monday on.');
  await words('deskBroadcasts.subject', 'မြန်မာ').fill('ဖလမ်းဘဏ်ခွဲ ဖွင့်ပါပြီ');
  await words('deskBroadcasts.content', 'မြန်မာ').fill('တနင်္လာနေ့မှစ၍ လာရောက်နိုင်ပါသည်။');
  await admin.getByLabel(text('deskBroadcasts.filter.state')).selectOption('MMR004');
  await expect(admin.getByRole('status').filter({ hasText: /^1 / })).toBeVisible();
  await admin.getByRole('button', { name: text('deskBroadcasts.preview.show') }).click();
  // As it will be read, in both languages, before anybody gets it.
  await expect(admin.getByRole('article')).toHaveText([/Come and see us from Monday on/, /တနင်္လာနေ့မှစ၍/]);
  expect(await findViolations(admin)).toEqual([]);
  await admin.getByRole('button', { name: text('deskBroadcasts.send') }).click();
  const sent = admin.getByRole('listitem').filter({ hasText: subject });
  await expect(sent).toContainText(/To: Chin.*By /);

  await expect(async () => {
    await page.goto('/inbox');
    await page.getByRole('link', { name: subject }).click({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('main')).toContainText('Come and see us from Monday on.');

  await admin.goto('/desk/customers');
  const search = admin.getByLabel(text('deskCustomers.search.label'));
  await search.fill(customer.phone);
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('link', { name: customer.name })).toBeVisible();
  // What is too short to be looked for says so, and what was found before is gone.
  await search.fill('ab');
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('Too short: type at least 3 characters.')).toBeVisible();
  await expect(admin.getByRole('link', { name: customer.name })).toBeHidden();
  await search.fill(customer.phone);
  await admin.keyboard.press('Enter');
  await admin.getByRole('link', { name: customer.name }).click();
  await admin.getByLabel(text('deskCustomers.block.reason')).selectOption('SUSPECTED_FRAUD');
  await admin.getByRole('button', { name: text('deskCustomers.block.block') }).click();
  await expect(admin.getByRole('button', { name: text('deskCustomers.block.lift') })).toBeVisible();

  await page.goto('/profile');
  await expectPage(page, /\/session-expired$/);
  await page.goto('/login');
  await giveCredentials(page, customer.loginId, customer.password);
  await expectPage(page, /\/account-blocked$/);
  await expect(page.getByRole('main')).toContainText('The bank has blocked your sign-in.');
  await expect(page.getByRole('main').getByRole('link', { name: /call us on/ })).toHaveAttribute('href', /^tel:/);
  await expect(admin.getByText(/Suspected fraud.*Blocked by/)).toBeVisible();

  await admin.getByLabel(text('deskCustomers.block.reason')).selectOption('IDENTITY_CONFIRMED');
  await admin.getByRole('button', { name: text('deskCustomers.block.lift') }).click();
  await expect(admin.getByRole('button', { name: text('deskCustomers.block.block') })).toBeVisible();
  await signIn(page, customer);
});

test('anyone who telephones is helped from one page: what they have, what was sent to them and how it fared; a notice is sent again with a reason [DSK-042]', async ({
  page,
  browser,
}) => {
  const customer = await createCustomer(page.request, 'NRC', undefined, ownCard());
  await submit(page, await createOpener(page, { customer, at: 'otp-verification' }));
  const maker = await openDeskOf(browser, page.request, 'maker');
  await maker.goto('/desk/customers');
  await maker.getByLabel(text('deskCustomers.search.label')).fill(customer.phone);
  await maker.keyboard.press('Enter');
  await maker.getByRole('link', { name: customer.name }).click();
  await expect(maker.getByText(text('deskCustomers.products.none'))).toBeVisible();
  const part = (title: string) =>
    maker.locator('section').filter({ has: maker.getByRole('heading', { name: text(title), exact: true }) });
  const sent = part('deskCustomers.delivery.title');
  await expect(sent.getByText(text('deskCustomers.sent.activationCode'))).toBeVisible();
  await expect(sent.getByText(text('deskCustomers.delivery.sent')).first()).toBeVisible();
  const news = sent.getByRole('listitem').filter({ hasText: text('deskCustomers.sent.news') });
  const before = await news.count();
  const inbox = part('deskCustomers.message.title');
  await inbox.locator('summary').first().click();
  await inbox.getByLabel(text('deskCustomers.block.reason')).selectOption('NOT_RECEIVED');
  await inbox.getByRole('button', { name: text('deskCustomers.resend.send') }).click();
  await expect(inbox.getByText(text('deskCustomers.resend.done'))).toBeVisible();
  await expect.poll(() => news.count()).toBeGreaterThan(before);
  expect(await findViolations(maker)).toEqual([]);
  // To let somebody in or keep them out is for administrators.
  await expect(maker.getByRole('button', { name: text('deskCustomers.block.block') })).toHaveCount(0);
});

test('a broadcast for later waits for its moment and is stopped before it [DSK-044]', async ({ page, browser }) => {
  const admin = await openDeskOf(browser, page.request, 'admin');
  await admin.goto('/desk/broadcasts');
  await admin.getByRole('button', { name: text('deskBroadcasts.write') }).click();
  const subject = `Closed on Friday ${Date.now()}`;
  for (const language of ['English', 'မြန်မာ']) {
    await admin.getByLabel(text('deskBroadcasts.subject').replace('{language}', language)).fill(subject);
    await admin.getByLabel(text('deskBroadcasts.content').replace('{language}', language)).fill('See you on Monday.');
  }
  // Of a state where nobody lives.
  await admin.getByLabel(text('deskBroadcasts.filter.state')).selectOption('MMR002');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await admin.getByLabel(text('deskBroadcasts.when'), { exact: true }).fill(tomorrow);
  await admin.getByRole('button', { name: text('deskBroadcasts.preview.show') }).click();
  await admin.getByRole('button', { name: text('deskBroadcasts.schedule') }).click();
  const scheduled = admin.getByRole('listitem').filter({ hasText: subject });
  await expect(scheduled).toContainText(text('deskBroadcasts.state.SCHEDULED'));
  await scheduled.getByRole('button', { name: text('deskBroadcasts.stop') }).click();
  await expect(scheduled).toContainText(text('deskBroadcasts.state.STOPPED'));
  await expect(scheduled).toContainText(/stopped by /);
});
