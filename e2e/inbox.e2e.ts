import { expect, type Page, test } from '@playwright/test';
import { languages, type Screen, screens } from './pages/addresses.ts';
import { changeAnswer } from './pages/change-answer.ts';
import { createCustomer } from './pages/create-customer.ts';
import { demoCustomers, demoPassword } from './pages/demo-customers.ts';
import { descriptionRows } from './pages/description-rows.ts';
import { findViolations } from './pages/find-violations.ts';
import { openPage, type Visit } from './pages/open-page.ts';
import { saveSession, signInOverWire } from './pages/opening.ts';
import { textsOf } from './pages/texts.ts';

// One customer has a full inbox, and what is read there stays read: each test finds what the one before it left.
test.describe.configure({ mode: 'serial' });

const someone = { ...demoCustomers.inbox, password: demoPassword };
const calls = { list: '**/api/inbox/getAllMessage*', chequeBook: '**/api/inbox/cheque_book_request*' };

async function openInbox(page: Page, visit: Visit = {}, path = '/inbox') {
  await saveSession(page, await signInOverWire(page.request, someone));
  await openPage(page, path, visit);
  await expect(messages(page).first()).toBeVisible();
}

const main = (page: Page) => page.getByRole('main');
const messages = (page: Page, label = 'Messages') =>
  main(page).getByRole('list', { name: label }).getByRole('listitem');

async function openMessage(page: Page, subject: string) {
  await messages(page).filter({ hasText: subject }).first().click();
  await expect(main(page).getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page).toHaveURL(/\/inbox\/[\w-]+$/);
}

test('the dashboard ends with the latest messages, the unread ones marked', async ({ page }) => {
  await saveSession(page, await signInOverWire(page.request, someone));
  await openPage(page, '/myaccount');
  const latest = main(page).getByRole('region', { name: 'Latest messages' });
  await expect(latest.getByRole('listitem')).toHaveCount(3);
  await expect(latest.getByRole('listitem').first()).toContainText('Unread');
  await latest.getByRole('link', { name: 'All messages' }).click();
  await expect(page).toHaveURL(/\/inbox$/);
});

test('a message is unread until it is opened [INB-001, INB-015, INM-001]', async ({ page }) => {
  await openInbox(page);
  const first = messages(page).first();
  await expect(first).toContainText('Unread');
  await expect(first).toContainText('Everything for your account is ready');
  await expect(first).toContainText('Information');
  await expect(first).toContainText(/[A-Z][a-z]{2} \d{2}$/);
  await openMessage(page, 'Everything for your account is ready');
  await main(page).getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/inbox$/);
  await expect(messages(page).first()).not.toContainText('Unread');
});

test('a subject is shown up to its 70th character, ten to a page with the way to the next and back (G-125) [INB-002, INB-011]', async ({
  page,
}) => {
  await changeAnswer(page, '/api/inbox/getAllMessage', ({ Details }) => ({
    Details: (Details as { Subject: string }[]).map((message, place) =>
      place === 0 ? { ...message, Subject: `${'a'.repeat(70)}${'b'.repeat(30)}` } : message,
    ),
  }));
  await openInbox(page);
  await expect(messages(page)).toHaveCount(10);
  await expect(messages(page).first()).toContainText(`${'a'.repeat(70)}…`);
  await page.unrouteAll({ behavior: 'wait' });
  await expect(main(page)).toContainText('12 in all');
  await main(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(messages(page)).toHaveCount(2);
  await main(page).getByRole('link', { name: 'Previous' }).click();
  await expect(messages(page)).toHaveCount(10);
});

test('the filter opens, and a category reloads the list at once [INB-004, INB-006, INB-007, INB-012, INB-013]', async ({
  page,
}) => {
  await openInbox(page);
  const category = page.getByLabel('Category');
  await expect(category).toBeHidden();
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(category.locator('option')).toHaveText([
    'All categories',
    'Information',
    'System',
    'Promotion',
    'KYC update',
    'Joint registration',
  ]);
  const asked = page.waitForRequest(calls.list);
  await category.selectOption('KYCUpdate');
  expect((await asked).postDataJSON()).toEqual({
    FromDate: '',
    ToDate: '',
    Type: '',
    Category: 'KYCUpdate',
    CurrentIndex: 1,
    PageSize: 10,
    LoginId: someone.loginId,
  });
  await expect(messages(page)).toHaveCount(3);
  await category.selectOption('Promotion');
  await expect(main(page)).toContainText('No record found.');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(messages(page)).toHaveCount(10);
});

test('an end date reloads the list, and only with a start date before it (G-037) [INB-005, INB-008, INB-009, VAL-082]', async ({
  page,
}) => {
  await openInbox(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  const [start, end] = [page.getByLabel('Start date'), page.getByLabel('End date')];
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('getAllMessage')) asked += 1;
  });
  await end.fill('2020-01-31');
  await expect(end).toHaveAccessibleDescription(/Please enter both dates\./);
  await start.fill('20200201');
  await expect(start).toHaveValue('2020-02-01');
  await expect(end).toHaveValue('');
  await end.fill('2020-01-31');
  await expect(end).toHaveAccessibleDescription(/The end date must not be before the start date\./);
  expect(asked).toBe(0);
  const request = page.waitForRequest(calls.list);
  await end.fill('2020-02-28');
  expect((await request).postDataJSON()).toMatchObject({ FromDate: '2020-02-01', ToDate: '2020-02-28' });
  await expect(main(page)).toContainText('No record found.');
  await expect(page).toHaveURL(/from=2020-02-01&to=2020-02-28/);
});

test('who has no messages reads that there are none [INB-010, ERR-015]', async ({ page }) => {
  await saveSession(page, await signInOverWire(page.request, await createCustomer(page.request)));
  await openPage(page, '/inbox');
  await expect(main(page)).toContainText('No record found.');
});

test('a list that cannot be loaded can be tried again', async ({ page }) => {
  await page.route(calls.list, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await saveSession(page, await signInOverWire(page.request, someone));
  await openPage(page, '/inbox');
  await expect(main(page)).toContainText('We could not load this list');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(messages(page)).toHaveCount(10);
});

test.describe('what a message says', () => {
  const contactLine = 'Questions? Taga customer service team:';

  async function read(page: Page, subject: string, path?: string) {
    await openInbox(page, { screen: 'desktop' }, path);
    await openMessage(page, subject);
    await expect(main(page)).toContainText(/[A-Z][a-z]{2} \d{2}, \d{4}/);
    await expect(main(page)).toContainText('Taga customer service team');
    return main(page);
  }

  test('of an account that was opened, with a service and cheques where it has them [INM-002 to INM-006, INM-016 to INM-020, INM-038, MIS-008]', async ({
    page,
  }) => {
    const shown = await read(page, 'Your account is open');
    // Above the list: verified, the number in groups of four, and the class.
    const card = shown.getByText('Your account is open.').locator('..');
    await expect(card.locator('p')).toHaveText([
      'Your account is open.',
      /^Account number0011 0100 0000 \d{4} \d$/,
      '101 - Current Accounts - Individual',
    ]);
    const described = await descriptionRows(shown);
    const rows = [
      ['Name', 'SU SU HLAING'],
      ['Customer ID', expect.stringMatching(/^\d+$/)],
      ['Account Opening Date', expect.stringMatching(/^[A-Z][a-z]{2} \d{2}, \d{4}$/)],
      ['Account Type', 'Current'],
      ['Account Class', '101 - Current Accounts - Individual'],
      ['Account Currency', 'MMK'],
    ];
    expect(described).toEqual([...rows, ['Additional Service', 'Passbook, MPU Card, Mobile Wallet']]);
    const chequeBook = shown.getByRole('region', { name: 'Cheque book' });
    await expect(chequeBook.getByRole('button')).toBeVisible();
    await expect(shown).toContainText(contactLine);

    await changeAnswer(page, '/api/inbox/get_inbox', ({ Body }) => ({
      Body: { ...(Body as object), AdditionalService: null, AcType: 'NON-MICR' },
    }));
    await page.reload();
    expect(await descriptionRows(shown)).toEqual(rows);
    await expect(chequeBook).toHaveCount(0);
  });

  test('of a rejection [INM-011 to INM-015]', async ({ page }) => {
    const shown = await read(page, 'We could not accept your application');
    await expect(shown).toContainText('We are sorry');
    await expect(shown).toContainText('Once these are in order you are welcome to apply again.');
    const reasons = shown.getByRole('region', { name: 'What stood in the way' }).locator('ol > li');
    await expect(reasons).toHaveCount(2);
    await expect(reasons.first()).toContainText('Identity document');
    await expect(reasons.first()).toContainText('The back of your ID');
    await expect(reasons.first()).toContainText('The photo is blurred.');
    await expect(shown.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/account');
    await expect(shown.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/support');
  });

  test('of what is being prepared [INM-027 to INM-029, INM-037]', async ({ page }) => {
    for (const subject of [
      'Your MPU card is being prepared',
      'Your cheque book is being prepared',
      'Your passbook is being prepared',
    ]) {
      const shown = await read(page, subject);
      await expect(shown).toContainText('Your account is verified');
      await expect(shown).toContainText('We will contact you as soon as your passbook and MPU card are ready');
    }
    await expect(main(page)).toContainText('Please bring your ID when you pick it up.');
  });

  test('of mobile banking that is not to be had [INM-030]', async ({ page }) => {
    const shown = await read(page, 'We could not set up mobile banking for you');
    await expect(shown).toContainText('Your phone number is already used');
    await expect(shown.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/support');
  });

  test('of an account that is complete: an icon, and whom to ask (G-122) [INM-036]', async ({ page }) => {
    const shown = await read(page, 'Everything for your account is ready');
    const above = (lines: number) => shown.getByText(contactLine).locator(`xpath=preceding-sibling::*[${lines}]`);
    await expect(above(1)).toContainText('Application number');
    await expect(above(2).locator('svg')).toBeVisible();
    await expect(above(2)).toHaveText('');
    await expect(shown).toContainText(contactLine);
  });

  test('of something to do again, and where [DSK-007]', async ({ page }) => {
    const shown = await read(page, 'Please correct something in your application');
    for (const words of ['Please do this again', 'Your occupation', 'Your branch', contactLine]) {
      await expect(shown).toContainText(words);
    }
    await shown.getByRole('link', { name: 'Correct it now' }).click();
    await expect(page).toHaveURL(/\/create-account\/call-individual\/personal-detail\?form=occupation$/);
  });

  test('of credit cards, without the line about whom to ask [INM-031 to INM-035, INM-039, MIS-009]', async ({
    page,
  }) => {
    const created = await read(page, 'Your credit card is approved', '/inbox?page=2');
    await expect(created).toContainText('Dear Customer');
    await expect(created).not.toContainText(contactLine);
    const delivered = await read(page, 'Your credit card is ready to be picked up at your branch');
    expect(await descriptionRows(delivered)).toEqual([
      ['Name', 'SU SU HLAING'],
      ['Card Category', 'VISA'],
      ['Card Number', '4000 12•• •••• 3456'],
      ['Card Type', 'Classic'],
      ['Credit Limit Amount', '3,000,000'],
      ['Temporary Holding Account', '0019 9900 0000 0004 2'],
      ['Auto-debit Bank Account', '0011 0100 0000 0004 2'],
      ['Pickup Branch', 'Ahlone Branch'],
    ]);
    await expect(delivered).not.toContainText(contactLine);
    const canceled = await read(page, 'Your credit card or your application for one was cancelled');
    await expect(canceled).toContainText('You asked us to cancel the card.');
    expect(await descriptionRows(canceled)).toEqual([
      ['Card Category', 'VISA'],
      ['Card Type', 'Classic'],
    ]);
    await expect(canceled).not.toContainText(contactLine);
  });

  test('is nothing where there is no such message, or it is somebody else’s [SEC-001]', async ({ page }) => {
    await openInbox(page);
    const href = await messages(page).first().getByRole('link').getAttribute('href');
    await saveSession(page, await signInOverWire(page.request, await createCustomer(page.request)));
    for (const path of [href ?? '', '/inbox/00000000-0000-4000-8000-000000000000', '/inbox/nothing']) {
      await page.goto(path);
      await expect(main(page)).toContainText('There is no such message');
    }
    await expect(main(page).getByRole('link', { name: 'To the inbox' })).toHaveAttribute('href', '/inbox');
  });

  for (const language of languages) {
    for (const screen of Object.keys(screens) as Screen[]) {
      test(`all of them are accessible and whole in ${language} on a ${screen} [I18-001]`, async ({ page }) => {
        const text = textsOf(language);
        await saveSession(page, await signInOverWire(page.request, someone));
        await openPage(page, '/inbox', { language, screen });
        const list = messages(page, text('inbox.list.label'));
        await expect(list).toHaveCount(10);
        await main(page).getByRole('button', { expanded: false }).click();
        expect(await findViolations(page)).toEqual([]);
        const findAddresses = () =>
          list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        const newest = await findAddresses();
        await page.goto('/inbox?page=2');
        await expect(list).toHaveCount(2);
        for (const href of [...newest, ...(await findAddresses())]) {
          await page.goto(href ?? '');
          await expect(main(page).locator('h1:not(.sr-only)')).toBeVisible();
          expect(await findViolations(page), href ?? '').toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, href ?? '').toBeLessThanOrEqual(0);
        }
      });
    }
  }
});

test('a cheque book is asked for once, and the bank’s domain error of a second is shown in its words [INM-021 to INM-026, ERR-014]', async ({
  page,
  context,
}) => {
  await openInbox(page);
  await openMessage(page, 'Your account is open');
  const path = new URL(page.url()).pathname;
  const second = await context.newPage();
  await second.goto(path);
  const request = (tab: Page) => tab.getByRole('button', { name: 'Request a cheque book' });
  await expect(request(second)).toBeEnabled();

  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(calls.chequeBook, async (route) => {
    await held;
    await route.continue();
  });
  await request(page).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  const again = page.waitForRequest('**/api/inbox/get_inbox*');
  letGo();
  await again;
  await expect(request(page)).toBeDisabled();
  await expect(main(page)).toContainText('You have asked for a cheque book.');

  await request(second).click();
  const dialog = second.getByRole('dialog', { name: 'No cheque book could be ordered.' });
  await expect(dialog).toContainText('Dear Customer');
  await expect(dialog).toContainText('A cheque book has already been requested.');
  await expect(dialog.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/support');
  expect(await findViolations(second)).toEqual([]);
});
