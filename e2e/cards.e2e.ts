import { expect, type Page, test } from '@playwright/test';
import { findFreePort } from '../scripts/free-ports.mjs';
import { withLocalServer } from '../scripts/local-server.mjs';
import { atSection, goOn, sections } from './pages/card-application.ts';
import { createCustomer, ownCard } from './pages/create-customer.ts';
import { demoPassword, signInAsDemo } from './pages/demo-customers.ts';
import { closeDesks, openDeskOf, staffToken, writeRemarks } from './pages/desk.ts';
import { expectPage } from './pages/expect-page.ts';
import { findViolations } from './pages/find-violations.ts';
import { openPage } from './pages/open-page.ts';
import { saveSession, signInOverWire } from './pages/opening.ts';
import { serveOutsidePage } from './pages/outside-page.ts';
import { giveCredentials } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';

test.afterEach(({ browser, context }) => closeDesks(browser, context));

/** Two people at two desks and a customer, on a machine that has other work too. */

const english = textsOf('en');

/** Beside a list that it does not stand in: nothing follows a decision. */
const alone = (path: string) => `/desk/${path}?queue=all&status=COMPLETED`;

/** A maker proposes by a key, and a checker confirms by two. */
async function decide(desks: { maker: Page; checker: Page }, path: string, key: string, fill?: (bar: Page) => unknown) {
  const { maker, checker } = desks;
  const heading = (desk: Page) => desk.getByRole('heading', { level: 1 });
  const bar = (desk: Page) => desk.getByRole('region', { name: english('deskCases.bar.label') });
  await maker.goto(alone(path));
  await expect(heading(maker)).toBeVisible();
  await expect(bar(maker).getByRole('button').first()).toBeVisible();
  await maker.keyboard.press(key);
  await fill?.(maker);
  await maker.keyboard.press('Control+Enter');
  await expect(bar(maker)).toContainText(english('deskCases.bar.own'));
  await checker.goto(alone(path));
  await expect(checker.getByRole('region', { name: english('deskCases.proposal.label') })).toBeVisible();
  await expect(bar(checker).getByRole('button').first()).toBeVisible();
  await checker.keyboard.press('a');
  await bar(checker)
    .getByRole('button', { name: english('deskCases.confirm.send'), exact: true })
    .click();
  await expect(checker.getByRole('region', { name: english('deskCases.proposal.label') })).toBeHidden();
}

/** Without the marks that say where Burmese may be broken: headings are set more finely than other text. */
const plain = (set: string) => set.replace(/[\u200b\u2060]/g, '');

/** The numbers that the sections of an order have on the screen, with their titles. */
async function numberedSections(page: Page): Promise<[number: string, title: string][]> {
  const sections = page.locator('main ol > li').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(sections.first()).toBeVisible();
  const found = await sections.evaluateAll((items) =>
    items.map((item) => [item.querySelector('span.rounded-chip')?.textContent, item.querySelector('h2')?.textContent]),
  );
  return found.map(([number, title]) => [number ?? '', plain(title ?? '')]);
}

/** What the documents call the two statuses that lead back to the customer. */
const documented = { INCOMPLETED: 'Incomplete document', INSUFFICIENT: 'Insufficient amount' };

test('who came for a card lands on the application, without a dashboard or a way to a new account [ROL-007 to ROL-009]', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request, 'NRC', undefined, ownCard());
  const admin = { authorization: `Bearer ${await staffToken(request, 'admin')}` };
  const found = await request.post('/api/desk/customers/search', { data: { text: customer.loginId }, headers: admin });
  const customerId = (await found.json()).customers[0].customerId;
  const data = { customerId, productCode: 'CREDITCARD' };
  await request.post('/api/desk/customers/product-code', { data, headers: admin });
  await openPage(page, '/login');
  await giveCredentials(page, customer.loginId, customer.password);
  await expectPage(page, /\/credit-card-apply$/);
  const menu = page.getByRole('navigation').filter({ hasText: english('customer.menu.card') });
  await expect(menu).not.toContainText(english('customer.menu.dashboard'));
  await expect(menu).not.toContainText(english('customer.menu.newAccount'));
});

for (const { language, screen, asked, given } of [
  { language: 'mm', screen: 'phone', asked: '၂,၀၀၀,၀၀၀', given: '၁,၅၀၀,၀၀၀' },
  { language: 'en', screen: 'desktop', asked: '2,000,000', given: '1,500,000' },
] as const) {
  const text = textsOf(language);
  const numbers = language === 'mm' ? ['၁', '၂', '၃', '၄', '၅', '၆'] : ['1', '2', '3', '4', '5', '6'];

  test(`a credit card is found on the dashboard, applied for, corrected twice, approved and renewed, in ${language} on a ${screen} [CCD-006 to CCD-017, CRD-001 to CRD-004, DSK-009, ERR-035]`, async ({
    page,
    request,
    browser,
  }) => {
    const customer = await createCustomer(request, 'NRC', undefined, ownCard());
    await openPage(page, '/login', { language, screen });
    await giveCredentials(page, customer.loginId, customer.password, { language });
    await expectPage(page, /\/myaccount$/);
    await page.getByRole('main').locator('a[href="/credit-card-apply"]').first().click();
    await expectPage(page, /\/credit-card-apply$/);
    await expect(page.getByText(text('application.start.needs'))).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: text('application.start.begin') }).click();
    await expectPage(page, /\/credit-card-apply\/applicant$/);

    for (const [name, fill] of sections) {
      await atSection(page, text, name);
      await fill(page, text);
      if (['documents', 'supplementary'].includes(name)) expect(await findViolations(page)).toEqual([]);
      await goOn(page, text);
    }
    await atSection(page, text, 'review');
    expect(await findViolations(page)).toEqual([]);
    // What is saved is there again on any device.
    await page.reload();
    await atSection(page, text, 'review');
    await page.getByRole('button', { name: text('application.actions.send'), exact: true }).click();
    await expect(page.getByRole('heading', { name: text('application.sent.title') })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: text('application.sent.order') }).click();
    await expectPage(page, /\/orders\/cc\/[\w-]+$/);
    const order = new URL(page.url()).pathname;
    const id = order.split('/').at(-1) ?? '';
    const names = ['documents', 'applicant', 'addresses', 'guarantors', 'supplementary', 'employee'];
    expect(await numberedSections(page)).toEqual(
      names.map((name, index) => [numbers[index], plain(text(`cards.section.${name}`))]),
    );
    await expect(page.getByText(asked)).toBeVisible();
    // The photos, the guarantors, the cardholder, and the member of staff with the phone that the bank has.
    await expect(page.locator('main section img')).toHaveCount(3);
    for (const told of ['DAW HLA', 'U BA', 'AUNG AUNG', '12/DAGAMA(N)654321', '100001', 'DAW KHIN MAR']) {
      await expect(page.getByText(told, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(/9420000201/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    // Staff want another pay slip.
    const desks = {
      maker: await openDeskOf(browser, request, 'maker'),
      checker: await openDeskOf(browser, request, 'checker'),
    };
    const card = `cards/${id}`;
    const remark = language === 'en' ? 'The pay slip cannot be read' : 'slip7';
    const remarks = { en: 'The pay slip cannot be read.', mm: 'လစာစာရွက်ကို ဖတ်၍မရပါ (slip7)။' };
    const writeRemark = (maker: Page) => writeRemarks(maker, english, remarks);
    await decide(desks, card, 'i', writeRemark);
    await expect(desks.checker.getByRole('heading', { level: 1 })).toContainText(documented.INCOMPLETED);
    expect(await findViolations(desks.checker)).toEqual([]);

    // The customer reads why, corrects and sends it again; and once more, where the amount is too much.
    for (const status of ['INCOMPLETED', 'INSUFFICIENT'] as const) {
      if (status === 'INSUFFICIENT') await decide(desks, card, 's', writeRemark);
      await page.goto(order);
      const badge = language === 'en' ? documented[status] : text(`orders.cardStatus.${status}`);
      await expect(page.getByText(badge, { exact: true })).toBeVisible();
      await expect(page.getByText(remark)).toBeVisible();
      await page.getByRole('link', { name: text('cardOrder.action.reapply') }).click();
      await expectPage(page, new RegExp(`/credit-card-apply\\?docId=${id}$`));
      await expect(page.getByText(remark)).toBeVisible();
      await page.getByRole('link', { name: text('application.start.correct') }).click();
      await atSection(page, text, 'review');
      await expectPage(page, new RegExp(`/credit-card-apply/review\\?docId=${id}$`));
      await expect(page.getByText(remark)).toBeVisible();
      await page.getByRole('button', { name: text('application.actions.sendAgain') }).click();
      await expect(page.getByRole('heading', { name: text('application.sent.title') })).toBeVisible();
    }

    // Approved with a smaller limit, made, delivered; each by two people.
    await decide(desks, card, 'a', (maker) => maker.getByLabel(english('deskCards.form.limit')).fill('1500000'));
    await decide(desks, card, 'm');
    await expect(desks.checker.getByText(english('deskCards.card.made'), { exact: true })).toBeVisible();
    await decide(desks, card, 'd');
    await page.goto(order);
    await expect(page.getByText(text('orders.cardStatus.DELIVERED'), { exact: true })).toBeVisible();
    await expect(page.getByText(given)).toBeVisible();

    // Years later it is renewed, and the new one followed to the counter.
    await page.goto('/credit-card-apply');
    await page.getByRole('link', { name: text('cardFrame.other.renewal') }).click();
    await expectPage(page, /\/renewal$/);
    await page.getByText(text('cardPages.renewal.choose'), { exact: true }).click();
    await page.getByLabel(text('cardPages.addresses.state'), { exact: true }).selectOption('MMR013');
    await page.getByLabel(text('cardPages.renewal.branch'), { exact: true }).selectOption('001');
    await page.getByRole('checkbox').check();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: text('cardPages.renewal.order') }).click();
    await expect(page.getByText(text('cardPages.renewal.doneTitle'))).toBeVisible();
    await page.getByRole('link', { name: text('cardPages.renewal.follow') }).click();
    await expectPage(page, /\/orders\/renewal\/[\w-]+$/);
    const renewal = new URL(page.url()).pathname;
    const status = (name: string) =>
      page
        .locator('main')
        .getByText(text(`orders.cardStatus.${name}`))
        .first();
    await expect(page.getByText('APPROVED', { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    for (const [key, reached] of [
      ['m', 'IN_PRODUCTION'],
      ['d', 'READY'],
      ['c', 'COMPLETED'],
    ] as const) {
      await decide(desks, `renewals/${renewal.split('/').at(-1)}`, key);
      await page.goto(renewal);
      await expect(page.getByText(reached, { exact: true })).toBeVisible();
      await expect(status(reached)).toBeVisible();
    }
    expect(await findViolations(desks.checker)).toEqual([]);
    await page.getByRole('link', { name: text('form.actions.back') }).click();
    await expectPage(page, /\/orders$/);
    await expect(page.locator(`a[href="${renewal}"]`)).toBeVisible();
    // Read in English: nobody has marked where lines of the server's Burmese may end.
    await openPage(page, '/inbox');
    const subjects = [
      'Your new credit card is with you',
      'Your credit card is ready to be picked up at your branch',
      'Your new credit card is being made',
      'Your credit card is approved',
      'Please correct something in your application',
    ];
    for (const subject of subjects) await expect(page.getByText(subject).first()).toBeVisible();
  });
}

test('an order without further cardholders has sections 1 to 4 and 6; its back link leads to the orders [CCD-006, CCD-011, CCD-015, CCD-016]', async ({
  page,
}) => {
  await signInAsDemo(page, 'card');
  await page.goto('/orders/cc/00000000-0000-4000-8000-0000000000c1');
  expect((await numberedSections(page)).map(([number]) => number)).toEqual(['1', '2', '3', '4', '6']);
  const pictures = page.locator('main section img');
  await expect(pictures).toHaveCount(3);
  await expect
    .poll(() => pictures.evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  await page.getByRole('link', { name: english('form.actions.back'), exact: true }).click();
  await expectPage(page, /\/orders$/);
});

test("the bank's own page is told the document and every language, and nothing else; it reads nothing of the portal, and attackers are not heard [CCD-001 to CCD-005, CRD-005, PUB-025, I18-010, API-060]", async ({
  page,
  browser,
}) => {
  const outside = await serveOutsidePage();
  const settings = { CARD_APPLY_URL: outside.address, CARD_RENEWAL_URL: outside.address };
  const port = await findFreePort();
  try {
    await withLocalServer(
      port,
      async (address) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(`${address}/login`);
        await giveCredentials(page, 'new@demo.example', demoPassword);
        await expectPage(page, /\/myaccount$/);
        await page.goto(`${address}/credit-card-apply?docId=d-17`);
        const frame = page.frameLocator('iframe');
        const heard = frame.locator('#heard');
        const told = (lang: string) => `${address} ${JSON.stringify({ type: 'LANGUAGE_CHANGE', lang })}`;
        await expect(heard).toHaveText(told('EN'));
        await page.getByRole('button', { name: 'မြန်မာ' }).click();
        await expect(heard).toHaveText([told('EN'), told('MM')].join('\n'));
        await page.getByRole('button', { name: 'English' }).click();
        await expect(heard).toHaveText([told('EN'), told('MM'), told('EN')].join('\n'));
        await expect(frame.locator('#address')).toHaveText('?docId=d-17&lang=EN');
        await expect(frame.locator('#referrer')).toBeEmpty();

        // It asked for a token and for another page, and the attacker in it for room: none of it was heard. Of the portal
        // around it, it can read nothing, and lead it nowhere.
        expect(asked.filter((path) => path.includes('ticket'))).toEqual([]);
        await expect(frame.locator('#stolen')).toHaveText(
          ['storage: SecurityError', 'page: SecurityError', 'address: SecurityError'].join('\n'),
        );
        await expectPage(page, /\/credit-card-apply\?docId=d-17$/);
        expect(await page.locator('iframe').evaluate((element) => element.clientHeight)).toBe(560);

        // The sections of our own application are not for a bank that has its own page.
        await page.goto(`${address}/credit-card-apply/income`);
        await expectPage(page, /\/credit-card-apply$/);
        await expect(heard).toHaveText(told('EN'));

        await page.goto(`${address}/renewal`);
        await expect(heard).toHaveText(told('EN'));
        await expect(frame.locator('#address')).toHaveText('?lang=EN');
        await page.getByRole('button', { name: 'မြန်မာ' }).click();
        await expect(heard).toHaveText([told('EN'), told('MM')].join('\n'));

        // Both make their own calls, wherever that is: the portal makes none but for their addresses.
        expect(asked.filter((path) => /^\/api\/cards\/(?!pages$)/.test(path))).toEqual([]);

        // Who is not signed in is shown the bank's renewal too.
        const visitor = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
        await visitor.goto(`${address}/renewal`);
        await expect(visitor.frameLocator('iframe').locator('#heard')).toHaveText(told('EN'));
        await visitor.context().close();
      },
      settings,
    );
  } finally {
    await outside.close();
  }
});

test('what is typed of an application for a card survives a reload, and a quicker second device takes nothing away [CRD-002, NET-004, REL-003, OFF-004]', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request, 'NRC', undefined, ownCard());
  const session = await signInOverWire(request, customer);
  const call = async (path: string, data: object) => {
    const answer = await request.post(`/api/cards/${path}`, {
      data,
      headers: { authorization: `Bearer ${session.tokens.accesstoken}` },
    });
    return (await answer.json()).Data;
  };
  await openPage(page, '/login');
  await saveSession(page, session);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/credit-card-apply/income');
  // Nobody gets ahead of what is answered.
  await expectPage(page, /\/credit-card-apply\/applicant$/);
  for (const [name, fill] of sections.slice(0, 1)) {
    await atSection(page, english, name);
    await fill(page, english);
    await goOn(page, english);
  }
  await atSection(page, english, 'income');
  const salary = page.getByLabel(english('cardPages.income.salary'));
  await salary.fill('1200000');
  await expect(page.getByText(english('journey.save.typed'))).toBeVisible();
  await page.reload();
  await expect(salary).toHaveValue('1,200,000');

  // Another device saves the same section meanwhile.
  const { DOCNumber, Revision, Answers } = await call('application', {});
  const income = { ...Answers.income, monthlySalary: '900000', serviceYears: '2', serviceMonths: '1' };
  await call('save', { DOCNumber, Revision, Section: 'income', Answers: { income }, SaveKey: 'other-device' });
  await page.getByLabel(english('cardPages.income.years'), { exact: true }).fill('3');
  await page.getByLabel(english('cardPages.income.months'), { exact: true }).fill('6');
  await goOn(page, english);
  await expect(page.getByText(english('journey.elsewhere.title'))).toBeVisible();
  await expect(
    page.getByRole('list', { name: english('journey.elsewhere.changed') }).getByRole('listitem'),
  ).toHaveCount(1);
  await expect(salary).toHaveValue('1,200,000');
  await page.getByRole('button', { name: english('journey.elsewhere.show') }).click();
  await expect(salary).toHaveValue('900,000');
  await goOn(page, english);
  await atSection(page, english, 'amount');
});

for (const language of ['en', 'mm'] as const) {
  test(`a visitor reads what a renewal needs, signs in and comes back to it, in ${language} [PUB-025, CRD-004]`, async ({
    page,
  }) => {
    const text = textsOf(language);
    await openPage(page, '/renewal', { language });
    await expect(page.getByText(text('cardPages.renewal.needs'))).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: text('cardPages.renewal.signIn') }).click();
    await giveCredentials(page, 'new@demo.example', demoPassword, { language });
    await expectPage(page, /\/renewal$/);
    await expect(page.getByText(text('cardPages.renewal.none'))).toBeVisible();
  });
}
