import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { withoutLineMarks } from '@taga/i18n';
import { clearStorage } from './pages/clear-storage.ts';
import { createCustomer } from './pages/create-customer.ts';
import { subjectsSentTo } from './pages/mailbox.ts';
import { signIn } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');

/** The rows of a section, as label and value. */
async function rowsOf(page: Page, title: string): Promise<Record<string, string>> {
  const section = page.getByRole('region', { name: title });
  await expect(section).toBeVisible();
  const rows = await section
    .locator('dl > div')
    .evaluateAll((rows) => rows.map((row) => ['dt', 'dd'].map((part) => row.querySelector(part)?.textContent ?? '')));
  return Object.fromEntries(rows.map((row) => row.map(withoutLineMarks)));
}

test('shows everything of a holder of a national card [PRF-001 to PRF-010, API-034]', async ({ page, request }) => {
  const customer = await createCustomer(request);
  await signIn(page, customer);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect
    .poll(() => rowsOf(page, text('profile.personal.title')))
    .toEqual({
      Name: 'MYA MYA AYE',
      'Father’s name': 'U HLA',
      'NRC number': '12/DAGAMA(N)123456',
      'NRC back serial': 'AB123456',
      'Date of birth': '1990-02-28',
      Gender: 'Female',
      'Email (login ID)': customer.loginId,
      Phone: `+95${customer.phone.slice(1)}`,
      Nationality: 'Myanmar',
    });
  expect(await rowsOf(page, text('profile.address.current'))).toEqual({
    Address: 'NO 5, PYAY ROAD',
    'House number': '5',
    Street: 'PYAY ROAD',
    Township: 'Ahlone',
    'State or region': 'Yangon Region',
    Country: 'Myanmar',
  });
  expect(await rowsOf(page, text('profile.address.permanent'))).toMatchObject({ Address: 'NO 7, ANAWRAHTA ROAD' });
});

test('shows passport and visa, with dates and places in Burmese [PRF-003, PRF-007, I18-007]', async ({
  page,
  request,
}) => {
  const drawn = textsOf('mm');
  const words = (id: string) => withoutLineMarks(drawn(id));
  await signIn(page, await createCustomer(request, 'PASSPORT'), { language: 'mm' });
  await page.goto('/profile');
  await expect
    .poll(() => rowsOf(page, drawn('profile.personal.title')))
    .toMatchObject({
      [words('profile.personal.passport')]: 'E1234567',
      [words('profile.personal.passportIssued')]: '၂၀၂၀-၀၁-၀၁',
      [words('profile.personal.passportExpires')]: '၂၀၉၉-၀၁-၀၁',
      [words('profile.personal.visaPlace')]: 'BANGKOK',
      [words('profile.personal.visaNumber')]: 'V-778899',
      [words('profile.personal.visaExpires')]: '၂၀၉၉-၁၂-၃၁',
      [words('profile.personal.visaType')]: expect.stringMatching(/\p{Script=Myanmar}/u),
      [words('profile.personal.nationality')]: expect.stringContaining('ထိုင်း'),
    });
  expect(await rowsOf(page, drawn('profile.address.current'))).toMatchObject({
    [words('profile.address.state')]: expect.stringContaining('ရန်ကုန်'),
  });
});

test('tells another phone of the same make apart, says where it signed in, and signs it out [SEC-012, SEC-016, CHN-006]', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const customer = await createCustomer(request);
  const elsewhere = await browser.newContext({ baseURL: String(baseURL) });
  const other = await elsewhere.newPage();
  await signIn(other, customer);
  await signIn(page, customer);
  // Each of the two is told of by e-mail, though browser and system are the same.
  await expect
    .poll(() => subjectsSentTo(request, customer.loginId))
    .toEqual(Array(2).fill(text('mail.newSignIn.subject')));
  // The same phone again, in a new session: no news.
  const phone = await page.context().cookies();
  expect(phone.find(({ name }) => name === 'device')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await clearStorage(page);
  await signIn(page, customer);
  await page.goto('/profile');
  const devices = page.getByRole('region', { name: text('profile.sessions.title') });
  const rows = devices.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.getByText(text('profile.sessions.network').replace('{network}', '127.0.0.*'))).toHaveCount(3);
  await expect(devices.getByText(text('profile.sessions.current'), { exact: true })).toHaveCount(1);
  const earlier = rows.filter({ hasText: text('profile.sessions.sameDevice') });
  await expect(earlier).toHaveCount(1);
  // Its letters in this case: every button says "this device".
  const elsewhereRow = rows.filter({ hasNotText: new RegExp(text('profile.sessions.current')) });
  await elsewhereRow.getByRole('button', { name: text('profile.sessions.end') }).click();
  await expect(rows).toHaveCount(2);
  expect(await subjectsSentTo(request, customer.loginId)).toHaveLength(2);
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/session-expired$/);
  await elsewhere.close();
});

test('asks whether news come by email, and gives a copy of everything the bank keeps [SEC-012]', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request);
  await signIn(page, customer);
  await page.goto('/profile');
  const news = page.getByRole('checkbox', { name: text('profile.mail.label') });
  await expect(news).toBeChecked();
  await news.click();
  await expect(page.getByText(text('profile.mail.saved'))).toBeVisible();
  await page.reload();
  await expect(news).not.toBeChecked();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text('profile.export.download') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const copy = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(copy.CUSTOMER).toMatchObject({ LOGIN_ID: customer.loginId, MOBILENO: customer.phone, WANTS_MAIL: false });
  expect(copy.SESSIONS).toHaveLength(1);
});

test('a failure to load says so and can be tried again', async ({ page, request }) => {
  await signIn(page, await createCustomer(request));
  await page.route('**/api/auth/profile*', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await page.goto('/profile');
  await page.getByRole('button', { name: text('profile.page.again') }).click();
  await expect(page.getByRole('region', { name: text('profile.personal.title') })).toBeVisible();
});

test('more leads to the orders, to help and to the other language [PUB-036 to PUB-038, I18-003]', async ({
  page,
  request,
}) => {
  await signIn(page, await createCustomer(request));
  await page.goto('/more');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: text('customer.more.orders') })).toHaveAttribute('href', '/orders');
  await expect(main.getByRole('link', { name: text('customer.more.support') })).toHaveAttribute('href', '/support');
  await main.getByRole('button', { name: 'မြန်မာ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: textsOf('mm')('customer.more.title') })).toBeVisible();
});

test('the dashboard link of a customer goes to the account page [PUB-030 to PUB-032, PUB-039]', async ({
  page,
  request,
}) => {
  await signIn(page, await createCustomer(request), { screen: 'desktop' });
  await page.goto('/support');
  const menu = page.getByRole('navigation', { name: text('layout.area.label') }).filter({ visible: true });
  await menu.getByRole('link', { name: text('customer.menu.dashboard') }).click();
  await expect(page).toHaveURL(/\/myaccount$/);
});
