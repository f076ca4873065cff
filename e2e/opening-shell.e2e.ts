import { type Browser, expect, type Page, test } from '@playwright/test';
import { accountOpeningSteps } from '@taga/contract/journeys/account-opening/outline';
import { routeOf, stepsFor } from '@taga/contract/journeys/journey';
import { createCustomer } from './pages/create-customer.ts';
import { signInAsDemo } from './pages/demo-customers.ts';
import { createOpener, openingAt, saveSession, signInOverWire } from './pages/opening.ts';
import { textsOf } from './pages/texts.ts';

const savePath = '/api/create-account/save/account';
const infoPath = '/api/create-account/info/by/account_class';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** Somebody at another device, with nothing but a login id and a password. */
async function onSecondBrowser(browser: Browser, opener: { customer: Parameters<typeof signInOverWire>[1] }) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await saveSession(page, await signInOverWire(page.request, opener.customer));
  return page;
}

const stepUrl = (step: string) => new RegExp(`/create-account/[a-z-]+/${step}(\\?.*)?$`);

test.describe('where one goes on', () => {
  for (const [document, accountType, currency] of [
    ['NRC', 'saving', 'MMK'],
    ['PASSPORT', 'current-resident', 'USD'],
  ] as const) {
    test(`at every step: after a reload, in a new tab and on a second browser, with ${document} [WIZ-002, WIZ-004, WIZ-006, WIZ-015, WIZ-023 to WIZ-028, WIZ-030, PDT-001 to PDT-004]`, async ({
      page,
      browser,
    }) => {
      test.slow();
      const opener = await createOpener(page, { document, accountType, currency });
      const second = await onSecondBrowser(browser, opener);
      await second.evaluate(
        (value) => localStorage.setItem('taga.started-account', value),
        JSON.stringify({ accountType, currency }),
      );
      const walk = stepsFor(accountOpeningSteps, opener.answers).slice(1);
      for (const place of walk) {
        const { name } = place;
        const isSharing = routeOf(place) !== name;
        const url = isSharing ? new RegExp(`/personal-detail\\?form=${name}$`) : stepUrl(name);
        for (const screen of [page, second]) {
          await screen.goto(`/create-account/${accountType}`);
          await expect(screen, name).toHaveURL(url);
        }
        await page.reload();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page, `${name} after a reload`).toHaveURL(url);
        if (name !== 'otp-verification') await opener.leave(name);
      }
      await second.context().close();
    });
  }

  test('who came for a card is led to the way of existing customers, whatever address is typed [WIZ-005, ROL-010]', async ({
    page,
  }) => {
    await signInAsDemo(page, 'card');
    for (const address of ['/create-account/saving/introducers', '/create-account/cash-current']) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/create-etb-account\/cash-current(\/[a-z-]+)?$/);
    }
  });

  test('nothing ahead of what is done opens, whatever address is typed [WIZ-017 to WIZ-021]', async ({ page }) => {
    const opening = await openingAt(page, { at: 'biomatric' });
    for (const route of ['personal-detail', 'introducers', 'terms-and-conditions', 'otp-verification']) {
      await page.goto(opening.pathOf(route));
      await expect(page).toHaveURL(stepUrl('biomatric'));
    }
    for (const step of ['biomatric', 'review', 'occupation'] as const) await opening.leave(step);
    await page.goto(opening.pathOf('introducers'));
    await expect(page).toHaveURL(/personal-detail\?form=signature$/);
    await page.goto(`${opening.pathOf('personal-detail')}?form=occupation`);
    await expect(page).toHaveURL(/personal-detail\?form=occupation$/);
    await opening.back.click();
    await expect(page).toHaveURL(/personal-detail\?form=review$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/personal-detail\?form=occupation$/);
  });

  test('from the code there is no way back (G-059) [WIZ-019, WIZ-029]', async ({ page }) => {
    const opening = await openingAt(page, { at: 'otp-verification', screen: 'desktop' });
    await page.goto(opening.pathOf('choose-branch'));
    await expect(page).toHaveURL(stepUrl('otp-verification'));
    const steps = page.getByRole('navigation', { name: opening.text('journey.steps.label') });
    await expect(steps.getByRole('listitem')).toHaveCount(8);
    await expect(steps.getByRole('link')).toHaveCount(0);
  });
});

test('a computer without a camera offers the phone first', async ({ page }) => {
  const opening = await openingAt(page, { screen: 'desktop' });
  const onPhone = page.getByRole('button', { name: 'Continue on my phone', exact: true });
  await expect(onPhone).toHaveCount(1);
  await expect(page.locator('button[type=submit]')).toHaveText('Continue on my phone');
  await onPhone.click();
  await expect(page.getByRole('dialog').getByRole('img', { name: opening.text('handOver.code.label') })).toBeVisible();
});

for (const language of ['en', 'mm'] as const) {
  test(`the frame has eight steps, the account and its currency, in ${language} [WIZ-008 to WIZ-011, WIZ-018, WIZ-022, CON-039]`, async ({
    page,
  }) => {
    const opening = await openingAt(page, { at: 'choose-branch', language, screen: 'desktop' });
    const { text } = opening;
    const labels = [
      'biomatric',
      'personal-detail',
      'introducers',
      'choose-branch',
      'additional-services',
      'summary-review',
      'terms-and-conditions',
      'otp-verification',
    ].map((step) => text(`opening.step.${step}`));
    const steps = page.getByRole('navigation', { name: text('journey.steps.label') });
    const lines = steps.getByRole('listitem');
    await expect(lines).toHaveCount(8);
    for (const [place, label] of labels.entries()) await expect(lines.nth(place)).toContainText(label);
    await expect(steps.getByRole('link')).toHaveCount(3);
    // Saved is 3, so 1 to 4 are completed, the one on the screen too.
    for (const place of labels.keys()) {
      const state = place + 1 <= 3 + 1 ? text('journey.steps.done') : text('journey.steps.locked');
      await expect(lines.nth(place)).toContainText(state);
    }
    await expect(steps.locator('[aria-current=step]')).toHaveText(
      `${labels[3]}(${text('journey.steps.done')}, ${text('journey.steps.current')})`,
    );
    await expect(page.getByRole('main')).toContainText(`301 - ${text('accountList.saving.name')} · MMK`);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: text('journey.steps.show') }).click();
    const sheet = page.getByRole('dialog', { name: text('journey.steps.label') });
    await expect(sheet.getByRole('listitem')).toHaveCount(8);
    await sheet.getByRole('link', { name: labels[2] ?? '' }).click();
    await opening.expectStep('introducers');
  });
}

test.describe('saving', () => {
  const text = textsOf('en');
  const occupation = (page: Page) => page.getByLabel(text('personalDetail.occupation.employment'), { exact: true });

  test('says what it sends and goes on only when the server has it [WIZ-015, WIZ-016, WIZ-048 to WIZ-051, ERR-021, ERR-032, API-038]', async ({
    page,
  }) => {
    const opening = await openingAt(page, { at: 'review' });
    const details = [{ ErrorCode: 'X1', ErrorDescription: 'Not today.' }];
    const refuse = (status: number) =>
      page.route(`**${savePath}?*`, (route) =>
        route.fulfill({ status, json: { Error: { Message: 'No', Details: details, RequestId: '1' } } }),
      );
    const state = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: text('journey.save.failed') });
    for (const status of [400, 503]) {
      await refuse(status);
      await opening.next.click();
      await expect(state).toBeVisible();
      await expect(page).toHaveURL(/form=review$/);
      await page.unroute(`**${savePath}?*`);
    }
    const logged = await page.evaluate(() =>
      performance.getEntriesByName('taga: save failed').map((entry) => (entry as PerformanceMark).detail),
    );
    const body = { Error: { Message: 'No', Details: details, RequestId: '1' } };
    expect(logged.map((detail) => JSON.parse(detail))).toEqual([400, 503].map((status) => ({ status, body })));
    const sent = page.waitForRequest((request) => request.url().includes(savePath));
    await opening.next.click();
    const record = (await sent).postDataJSON();
    expect(record.Step).toEqual({
      baseRoute: '/create-account/saving',
      stepRouteName: 'personal-detail',
      stepRouteNumber: 2,
      stepNumber: 1,
      actionRemark: 'normal',
    });
    expect(record.UpdateKeys).toEqual(['CIFNo', 'Country', 'Nationality', 'UIdName', 'UIdValue', 'NRCBackNo']);
    expect(record).toMatchObject({ AuthorizationReqId: opening.id, OnboType: 'CREATE_CUSTOMER', ATMFlag: 'N' });
    await expect(page).toHaveURL(/form=occupation$/);
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    const stored = (key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
    expect([await stored('AccountClass'), await stored('AuthorizationReqId')]).toEqual(['301', opening.id]);
    // A second tab has another: the address corrects it before anything is saved (G-075).
    await page.evaluate(() => localStorage.setItem('AccountClass', '"325"'));
    await occupation(page).selectOption('U');
    const next = page.waitForRequest((request) => request.url().includes(savePath));
    await opening.next.click();
    expect((await next).postDataJSON()).toMatchObject({ AccountClass: '301' });
    expect(await stored('AccountClass')).toBe('301');
  });

  test('what was typed and not saved survives a reload and a dead tab, and nobody else finds it [NET-004, WIZ-014, MIS-007]', async ({
    page,
    context,
  }) => {
    const opening = await openingAt(page, { at: 'occupation' });
    await occupation(page).selectOption('O');
    await page.getByLabel(text('personalDetail.occupation.otherEmployment'), { exact: true }).fill('puppeteer');
    await expect(page.getByText(text('journey.save.typed'))).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.reload();
    expect((await asked).type()).toBe('beforeunload');
    await expect(occupation(page)).toHaveValue('O');
    const other = await context.newPage();
    // As a tab that crashed leaves it.
    await page.close({ runBeforeUnload: false });
    await other.goto(`/create-account/saving`);
    await expect(other.getByLabel(text('personalDetail.occupation.otherEmployment'), { exact: true })).toHaveValue(
      'PUPPETEER',
    );
    const kept = () => other.evaluate(() => localStorage.getItem('taga.opening'));
    expect(await kept()).toContain('PUPPETEER');
    expect(await kept()).toContain(opening.customer.loginId);
    other.on('dialog', (dialog) => void dialog.accept());
    await other.goto('/more');
    await other.getByRole('button', { name: text('layout.navigation.open') }).click();
    await other.getByRole('button', { name: text('customer.menu.logout') }).click();
    await expect(other).toHaveURL(/:\d+\/$/);
    expect(await kept()).toBeNull();
  });

  test('a second device that was quicker is told of, what it saved can be had, and nothing typed is lost [REL-003, OFF-004]', async ({
    page,
  }) => {
    const opening = await openingAt(page, { at: 'occupation' });
    await occupation(page).selectOption('U');
    await opening.leave('occupation', { occupation: { ...opening.answers.occupation, employment: 'S' } });
    await opening.next.click();
    await expect(page.getByText(text('journey.elsewhere.title'))).toBeVisible();
    // What the other device changed is named, and what was typed here is still there.
    await expect(page.getByRole('list', { name: text('journey.elsewhere.changed') }).getByRole('listitem')).toHaveText([
      text('opening.step.personal-detail'),
    ]);
    await expect(occupation(page)).toHaveValue('U');
    expect(await opening.stored()).toMatchObject({ Employment: 'S' });
    await page.reload();
    await expect(page.getByText(text('journey.elsewhere.title'))).toBeVisible();
    await expect(occupation(page)).toHaveValue('U');
    await page.getByRole('button', { name: text('journey.elsewhere.show') }).click();
    await expect(occupation(page)).toHaveValue('S');
    await opening.next.click();
    await expect(page).toHaveURL(/form=signature$/);
    expect(await opening.stored()).toMatchObject({ Employment: 'S' });
  });

  test('waits for the network with what was typed, and goes on by itself [NET-005, WIZ-016]', async ({
    page,
    context,
  }) => {
    const opening = await openingAt(page, { at: 'review' });
    // The names of both townships: a list that is still loading when the network goes has a sign of its own.
    await expect(page.getByText('Ahlone', { exact: true })).toHaveCount(2);
    await context.setOffline(true);
    await opening.next.click();
    await expect(page.getByText(text('journey.save.offline'))).toBeVisible();
    await expect(page.getByRole('button', { name: text('form.actions.waiting') })).toBeVisible();
    // One sign of it: the bar on top. Everything else says what becomes of it.
    await expect(page.getByText(/network|offline|connection|internet/i)).toHaveText([text('layout.offline.message')]);
    await context.setOffline(false);
    await expect(page).toHaveURL(/form=occupation$/);
  });
});

test.describe('leaving', () => {
  test('is asked about while something is not saved, and a step through the history is taken back [WIZ-014]', async ({
    page,
  }) => {
    const text = textsOf('en');
    await createOpener(page, { at: 'occupation' });
    await page.goto('/account/saving');
    const resume = async () => {
      await page.getByRole('button', { name: 'Resume', exact: true }).click();
      await expect(page).toHaveURL(/form=occupation$/);
    };
    await resume();
    // Nothing is said where nothing can be lost.
    let isAsked = false;
    page.on('dialog', () => {
      isAsked = true;
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/account\/saving$/);
    expect(isAsked).toBe(false);
    await resume();
    await page.getByLabel(text('personalDetail.occupation.employment'), { exact: true }).selectOption('S');
    await page.goBack();
    const question = page.getByRole('dialog', { name: text('journey.leave.title') });
    await expect(question).toContainText(text('journey.leave.text'));
    await question.getByRole('button', { name: text('journey.leave.stay') }).click();
    await expect(page).toHaveURL(/form=occupation$/);
    await page.goBack();
    await question.getByRole('button', { name: text('journey.leave.leave'), exact: true }).click();
    await expect(page).toHaveURL(/\/account\/saving$/);
  });
});

test.describe('the currency', () => {
  test('is asked for where the device knows none, and the wizard begins again with it [WIZ-012, WIZ-032 to WIZ-036, VAL-076, MIS-010]', async ({
    page,
    request,
  }) => {
    const text = textsOf('en');
    const asked: unknown[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes(infoPath)) asked.push(sent.postDataJSON());
    });
    const customer = await createCustomer(request, 'PASSPORT');
    await saveSession(page, await signInOverWire(request, customer));
    await page.goto('/create-account/current-resident');
    const dialog = page.getByRole('dialog', { name: text('opening.currency.title') });
    await expect(dialog).toBeVisible();
    const flag = () => page.evaluate(() => localStorage.getItem('taga.currency'));
    expect(await flag()).toBe('"FCY"');
    // The modal is there by the flag: found again after a reload, and set again where somebody took it away.
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('taga.currency'));
    await page.reload();
    await expect(dialog).toBeVisible();
    expect(await flag()).toBe('"FCY"');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: text('opening.currency.save'), exact: true }).click();
    await expect(dialog).toContainText(text('validation.currency.missing'));
    await expect(dialog.getByRole('radio')).toHaveCount(3);
    expect(asked).toEqual([]);
    await dialog.getByRole('radio', { name: /USD/ }).check();
    await dialog.getByRole('button', { name: text('opening.currency.save'), exact: true }).click();
    await expect(page).toHaveURL(stepUrl('biomatric'));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('· USD');
    expect(asked.at(-1)).toMatchObject({ AccountClass: '107', Currency: 'USD', IsFCY: true });
    expect(await flag()).toBeNull();
    const stored = (key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
    expect(await stored('taga.auth')).toMatchObject({ accesstoken: expect.any(String) });
    expect(await stored('AccountClass')).toBe('107');
    expect(await stored('AuthorizationReqId')).toMatch(/^[\w-]{36}$/);
    expect(await stored('taga.started-account')).toMatchObject({ currency: 'USD' });

    await page.getByRole('button', { name: text('opening.caption.change') }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: text('opening.caption.change') }).click();
    await dialog.getByRole('radio', { name: /EUR/ }).check();
    await expect(dialog).toContainText('Save starts a new application in EUR.');
    await dialog.getByRole('button', { name: text('opening.currency.save'), exact: true }).click();
    await expect(page.getByRole('main')).toContainText('· EUR');
  });
});

test.describe('the bank says no', () => {
  test('to a second account of a class, with two next steps (G-009) [WIZ-013, WIZ-031, ERR-018 to ERR-020]', async ({
    page,
  }) => {
    await signInAsDemo(page, 'existing');
    await page.goto('/create-account/saving/introducers');
    const dialog = page.getByRole('dialog', { name: 'Action Failed' });
    await expect(dialog).toContainText('you already have a saving individual account');
    await expect(dialog.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/support');
    await dialog.getByRole('link', { name: 'Let me check other account' }).click();
    await expect(page).toHaveURL(/\/account$/);
  });

  test('to somebody it does no business with, whichever address they type [ERR-026]', async ({ page }) => {
    await signInAsDemo(page, 'blacklisted');
    await page.goto('/create-account/saving/biomatric');
    await expect(page).toHaveURL(/\/account-blocked$/);
  });
});
