import { expect, type Page, test } from '@playwright/test';
import { languages, type Screen, screens } from './pages/addresses.ts';
import { createCustomer } from './pages/create-customer.ts';
import { demoCustomers, demoPassword } from './pages/demo-customers.ts';
import { descriptionRows } from './pages/description-rows.ts';
import { findViolations } from './pages/find-violations.ts';
import { codeSentTo } from './pages/mailbox.ts';
import { openPage, type Visit } from './pages/open-page.ts';
import { openingAt, saveSession, signInOverWire } from './pages/opening.ts';
import { textsOf } from './pages/texts.ts';

const someone = { ...demoCustomers.inbox, password: demoPassword };
const demoOrder = (number: number) => `00000000-0000-4000-8000-00000000010${number}`;
const listPath = '**/api/orders/getAll*';
const main = (page: Page) => page.getByRole('main');
/** An order with its services. */
const orders = (page: Page) => main(page).locator('table tbody');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

async function openOrders(page: Page, visit: Visit = { screen: 'desktop' }) {
  await saveSession(page, await signInOverWire(page.request, someone));
  await openPage(page, '/orders', visit);
  await expect(orders(page).first()).toBeVisible();
}

type OpenedWizard = Awaited<ReturnType<typeof openingAt>>;

/** A square, white: small, and an image all the same. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFElEQVR42mP4TyJgGNUwqmH4agAAr639H23ooMoAAAAASUVORK5CYII=';
/** No more than the beginning of a video, by which it is known for one. */
const video = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffff',
  'hex',
);

async function send(opening: OpenedWizard, accountClass: string, currency: string, FileType: string) {
  const isVideo = FileType === 'SELFIE-VIDEO';
  await opening.post('/upload/create-account/file_upload', {
    LoginId: opening.customer.loginId,
    AccountClass: accountClass,
    Currency: currency,
    AuthorizationReqId: opening.id,
    FileType,
    FileName: isVideo ? 'selfie.webm' : 'photo.png',
    FileData: isVideo ? video.toString('base64') : picture,
  });
}

/** Gives the code and submits. */
async function submit(page: Page, { text, customer, expectStep }: OpenedWizard) {
  const press = (id: string) => page.getByRole('button', { name: text(id), exact: true }).click();
  await page.getByLabel(text('form.code.label')).fill(await codeSentTo(page.request, customer.phone, 2));
  await press('openingEnd.code.continue');
  await expectStep('account-activation');
}

test('an order shows what it is for, its status and its branch, and under it each service [ORD-001, ORD-006, ORD-008, ORD-009]', async ({
  page,
}) => {
  await openOrders(page);
  await expect(main(page).getByRole('heading', { level: 1, name: 'My Order' })).toBeVisible();
  await expect(main(page).getByRole('columnheader')).toHaveText([
    'Requested Date',
    'Requested Services',
    'Status',
    'Estimated Timeline',
    'Pickup Location',
    'Action',
  ]);
  await expect(orders(page)).toHaveCount(6);
  const opened = orders(page).filter({ hasText: 'Current Accounts - Individual' });
  const rows = opened.getByRole('row');
  // The header beside each value is for phones.
  await expect(rows.first().getByRole('cell')).toHaveText(
    [
      /^\d{2} [A-Z][a-z]{2}, \d{4}$/,
      /^Current Accounts - Individual\s+Application number A-\w{4}-\w{2}$/,
      'Done',
      '-',
      'Ahlone Branch',
      'View details',
    ],
    { useInnerText: true },
  );
  // With a cheque book, once the inbox's test has asked for one.
  for (const service of ['Passbook', 'MPU Card', 'Mobile Wallet']) {
    const cells = rows.filter({ hasText: service }).getByRole('cell');
    await expect(cells).toHaveText([/^\d{2} [A-Z][a-z]{2}, \d{4}$/, service, /^(In review|Done|Not accepted)$/, ''], {
      useInnerText: true,
    });
  }
  // Said once, in the reader's words: the bank's own stand on the page of each order.
  for (const status of ['In review', 'Please correct it', 'Being opened', 'Not accepted', 'Done']) {
    await expect(orders(page).getByText(status, { exact: true }).first()).toBeVisible();
  }
  await expect(main(page)).not.toContainText(/PENDING|INCOMPLETED|APPROVED|REJECTED|COMPLETED/);
});

test('each kind of order leads to its own page (G-041) [ORD-011, ORD-013]', async ({ page }) => {
  await openOrders(page);
  const linkOf = (name: string) => orders(page).filter({ hasText: name }).getByRole('link');
  await expect(linkOf('Cash Account - Current_Individual')).toHaveAttribute('href', `/orders/etb/${demoOrder(3)}`);
  await linkOf('Saving Individual').click();
  await expect(page).toHaveURL(new RegExp(`/orders/${demoOrder(5)}$`));
  await main(page).getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('a start date clears the end date, an end date reloads, and so does the button [ORD-002 to ORD-005, ORD-016, VAL-082]', async ({
  page,
}) => {
  await openOrders(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  const [start, end] = [page.getByLabel('Start date'), page.getByLabel('End date')];
  await start.fill('2020-01-01');
  const filtered = page.waitForRequest(listPath);
  await end.fill('2020-01-31');
  expect((await filtered).postDataJSON()).toEqual({
    FromDate: '2020-01-01',
    ToDate: '2020-01-31',
    CurrentIndex: 1,
    PageSize: 15,
    LoginId: someone.loginId,
  });
  await expect(main(page)).toContainText('No record found.');
  await start.fill('2020-01-02');
  await expect(end).toHaveValue('');
  await start.fill('');
  const upToEnd = page.waitForResponse(listPath);
  await end.fill('2020-02-29');
  const answered = await upToEnd;
  expect(answered.request().postDataJSON()).toMatchObject({ FromDate: '', ToDate: '2020-02-29' });
  // Who presses while a list is loading waits for that one.
  await answered.finished();
  await expect(main(page)).toContainText('No record found.');
  const again = page.waitForRequest(listPath);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await again;
});

test('who has ordered nothing reads that there is nothing [ORD-010, ERR-015]', async ({ page }) => {
  await saveSession(page, await signInOverWire(page.request, await createCustomer(page.request)));
  await openPage(page, '/orders');
  await expect(main(page)).toContainText('No record found.');
});

test('what was submitted is an order in review, with everything that was answered [ODD-001 to ODD-009, ODD-011 to ODD-013, ODD-015 to ODD-017, ODD-020, ORD-018, API-030]', async ({
  page,
}) => {
  const opening = await openingAt(page, { at: 'otp-verification', screen: 'desktop' });
  for (const type of ['PRIMARY-FRONT', 'PRIMARY-BACK', 'SELFIE-VIDEO']) await send(opening, '301', 'MMK', type);
  await submit(page, opening);
  const lookedUp: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/proxy/digital_')) lookedUp.push(request.url());
  });
  await page.goto('/orders');
  await expect(orders(page)).toHaveCount(1);
  await expect(orders(page)).toContainText('In review');
  // The expected day stands where nothing was said before.
  await expect(orders(page)).toContainText(/By \d{2} [A-Z][a-z]{2}, \d{4}/);
  await orders(page).getByRole('link').click();
  await expect(main(page).getByText('PENDING', { exact: true })).toBeVisible();

  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Saving Individual Account class 301 - MMK');
  await expect(main(page)).toContainText(/Application number A-\w{4}-\w{2}/);
  // The day it was sent; the rest is still to come.
  await expect(main(page).getByRole('list', { name: 'Progress' }).locator('time')).toHaveCount(1);
  await expect(main(page).getByRole('list', { name: 'Progress' })).toContainText(
    /Decided\s*By [A-Z][a-z]{2} \d{1,2}, \d{4}/,
  );
  const identity = section(page, 'Biometric ID and signature photo');
  await expect(identity.getByRole('link')).toHaveText(['Front of your ID', 'Back of your ID', 'Your signature']);
  for (const image of await identity.locator('img').all()) {
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const address = (await identity.locator('video').getAttribute('src')) ?? '';
  // An address opens without a token, for a while, and only as it was given.
  expect((await page.request.get(address)).status()).toBe(200);
  expect((await page.request.get(address.replace(/.(?=.{4}$)/, (one) => (one === 'A' ? 'B' : 'A')))).status()).toBe(
    404,
  );

  const { customer } = opening;
  const placed = [
    ['House number', '5'],
    ['Street', 'PYAY ROAD'],
    ['District', 'Ahlone'],
    ['State or region', 'Yangon Region'],
    ['Country', 'Myanmar'],
  ];
  for (const [name, rows] of [
    [
      'Personal Details',
      [
        ['Name', customer.name],
        ['Father’s name', 'U HLA'],
        ['NRC number', customer.document.UID_VALUE],
        ['NRC back serial', 'AB123456'],
        ['Date of birth', '1990-02-28'],
        ['Gender', 'Female'],
        ['Email (login ID)', customer.loginId],
        ['Phone', `+95${customer.phone.slice(1)}`],
        ['Nationality', 'Myanmar'],
        ['Employment', 'Full time permanent'],
        ['Profession', 'Teacher'],
        ['Industry', 'Others'],
        ['Industry, in your words', 'MUSIC LESSONS'],
      ],
    ],
    ['Address Details', [['Address', 'NO 5, PYAY ROAD'], ...placed, ['Address', 'NO 7, ANAWRAHTA ROAD'], ...placed]],
    [
      'Introducer information',
      [
        ['Employee reference ID', '100001'],
        ['Employee name', 'DAW KHIN MAR'],
      ],
    ],
    [
      'Account Details',
      [
        ['Account class', 'Saving Individual'],
        ['Account type', 'Saving'],
        ['Branch', 'Ahlone Branch'],
      ],
    ],
  ] as const) {
    expect(await descriptionRows(section(page, name)), name).toEqual(rows);
  }
  const parts = section(page, 'Address Details').getByRole('heading', { level: 3 });
  await expect(parts).toHaveText(['Current address', 'Permanent address']);
  await expect(section(page, 'Additional services').getByRole('listitem')).toHaveText(['Passbook', 'E-Statement']);
  expect(lookedUp, 'the name of the employee is kept with the order').toEqual([]);
  await expect(section(page, 'About Form QA-22')).toHaveCount(0);
  await expect(main(page).locator('input, textarea, select')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});

test('who has a passport sees it, the visa, the proof of income and the form [ODD-005, ODD-010, ODD-014, ODD-018, ODD-019]', async ({
  page,
}) => {
  const opening = await openingAt(page, {
    document: 'PASSPORT',
    accountType: 'current-resident',
    currency: 'USD',
    at: 'otp-verification',
    screen: 'desktop',
  });
  await send(opening, '107', 'USD', 'PRIMARY-FRONT');
  await submit(page, opening);
  await page.goto(`/orders/${opening.id}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Account class 107 - USD');
  const identity = section(page, 'Biometric ID and signature photo');
  await expect(identity.getByRole('link')).toHaveText(['Your passport', 'Your signature']);
  const told = await descriptionRows(section(page, 'Personal Details'));
  expect(told.slice(2, 9)).toEqual([
    ['Passport number', opening.customer.document.UID_VALUE],
    ['Passport issued', '2020-01-01'],
    ['Passport expires', '2099-01-01'],
    ['Visa type', 'Business'],
    ['Visa number', 'V-778899'],
    ['Visa issued place', 'BANGKOK'],
    ['Visa expires', '2099-12-31'],
  ]);
  // The proof of income is a link with the name of the file.
  const income = section(page, 'Personal Details').getByRole('link');
  await expect(income).toHaveText(['src_income_file.png']);
  await expect(income).toHaveAttribute('href', /^\/upload\/application-files\//);
  const form = section(page, 'About Form QA-22');
  await expect(form).toContainText('Completed');
  await form.getByRole('button', { name: 'View Form' }).click();
  const dialog = page.getByRole('dialog', { name: 'About Form QA-22' });
  await expect(dialog).toContainText('is true and complete');
  await expect(dialog).toContainText(/Date of arrival\s*\d{4}-\d{2}-\d{2}/);
  expect(await findViolations(page)).toEqual([]);
});

test('an order of somebody else looks like none [SEC-001]', async ({ page }) => {
  await saveSession(page, await signInOverWire(page.request, await createCustomer(page.request)));
  await openPage(page, `/orders/${demoOrder(5)}`);
  await expect(main(page)).toContainText('There is no such order');
});

for (const language of languages) {
  for (const screen of Object.keys(screens) as Screen[]) {
    test(`the orders are accessible and whole in ${language} on a ${screen} [I18-001]`, async ({ page }) => {
      const text = textsOf(language);
      await openOrders(page, { language, screen });
      await main(page).getByRole('button', { expanded: false }).click();
      for (const path of ['/orders', `/orders/${demoOrder(1)}`]) {
        if (path !== '/orders') await page.goto(path);
        await expect(main(page)).toContainText(
          text(path === '/orders' ? 'orders.status.PENDING' : 'orders.section.services'),
        );
        expect(await findViolations(page), path).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  }
}
