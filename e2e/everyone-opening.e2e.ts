import { type Browser, expect, type Page, test } from '@playwright/test';
import { wholeOpening } from '@taga/contract/samples';
import { type Language, languages } from './pages/addresses.ts';
import { createCustomer } from './pages/create-customer.ts';
import { withFakeCamera } from './pages/fake-camera.ts';
import { Introducers } from './pages/introducers.ts';
import { lookingAround } from './pages/look-around.ts';
import { codeSentTo, introductionSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { openingAt, saveSession, signInOverWire } from './pages/opening.ts';
import { newPerson } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

test.use({ launchOptions: withFakeCamera() });

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

const applicationEndpoints = /\/api\/create-account\/get_account/;
const domainError = {
  status: 400,
  json: { Error: { Message: 'No', Details: [{ ErrorCode: 'X1', ErrorDescription: 'No.' }], RequestId: '1' } },
} as const;

function screenOf(page: Page, language: Language) {
  const text = textsOf(language);
  const button = (id: string) => page.getByRole('button', { name: text(id), exact: true });
  return {
    ...lookingAround(page, language),
    text,
    button,
    press: (id: string) => button(id).click(),
    next: button('form.actions.next'),
    dialog: (id: string) => page.getByRole('dialog', { name: text(id), exact: true }),
    field: (id: string) => page.getByLabel(text(id), { exact: true }),
    heading: (id: string) => page.getByRole('heading', { level: 1, name: text(id), exact: true }),
  };
}

/** As if the check of the photos had come to this. */
async function pretend(page: Page, changes: object) {
  await page.unroute(applicationEndpoints);
  await page.route(applicationEndpoints, async (route) => {
    const response = await route.fetch();
    const { Data } = await response.json();
    await route.fulfill({ response, json: { Data: Data && { ...Data, ...changes } } });
  });
}

/** A camera takes a good picture by itself, sooner than its screen is looked at: it sees none until the shutter is pressed. */
async function holdCamera(page: Page) {
  await page.evaluate(() => {
    const { prototype } = HTMLVideoElement;
    const videoWidth = Object.getOwnPropertyDescriptor(prototype, 'videoWidth') ?? {};
    Object.defineProperty(prototype, 'videoWidth', { configurable: true, get: () => 0 });
    window.addEventListener(
      'pointerdown',
      () => document.querySelector('video') && Object.defineProperty(prototype, 'videoWidth', videoWidth),
      true,
    );
  });
}

async function openOnPhone(browser: Browser, path: string, language: Language) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await openPage(page, path, { language });
  return page;
}

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFElEQVR42mP4TyJgGNUwqmH4agAAr639H23ooMoAAAAASUVORK5CYII=',
  'base64',
);

for (const language of languages) {
  test(`photos and video can be taken by everybody in ${language} [A11-001, I18-001]`, async ({ page, browser }) => {
    const { arriveAt, lookAt, lookAtDialog, text, button, press, heading } = screenOf(page, language);
    const opening = await openingAt(page, { language });
    const take = (part: 'front' | 'reverse') =>
      page.getByRole('button', { name: `${text('capture.part.take')}: ${text(`capture.part.${part}`)}` }).click();
    await lookAt('the photos');
    await take('front');
    await expect(button('capture.camera.use')).toBeVisible();
    await lookAtDialog(page.getByRole('dialog'), 'a photo to look at');
    await holdCamera(page);
    await press('capture.camera.again');
    await expect(button('capture.camera.shutter')).toBeVisible();
    await lookAtDialog(page.getByRole('dialog'), 'the camera');
    // On a phone one part follows the other.
    await press('capture.camera.shutter');
    await press('capture.camera.use');
    await take('reverse');
    await press('capture.camera.use');
    await lookAt('the video to come');
    await press('capture.part.record');
    await expect(button('capture.selfie.start')).toBeVisible();
    await lookAtDialog(page.getByRole('dialog'), 'the video of the face');
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('in use', 'NotReadableError'));
    });
    await press('capture.part.record');
    await lookAtDialog(
      page.getByRole('dialog', { name: text('capture.problem.title') }),
      'a camera that does not open',
    );

    const results = [
      ['VERIFIED', 'capture.success.title', {}],
      ['PENDING', 'capture.pending.title', {}],
      ['FAILED', 'capture.failure.title', { IdentityReasons: ['photo-without-face', 'passport-differs'] }],
    ] as const;
    for (const [IdentityStatus, title, more] of results) {
      await pretend(page, { IdentityStatus, ...more });
      await page.reload();
      await expect(heading(title)).toBeVisible();
      await lookAt(IdentityStatus);
    }
    await press('capture.failure.secondary');
    await arriveAt('another card');

    await page.unroute(applicationEndpoints);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(opening.pathOf('biomatric'));
    const begun = page.waitForResponse('**/hand-over/begin*');
    await press('capture.phone.action');
    const { LinkToken, Number: number } = (await (await begun).json()).Data;
    await expect(page.getByRole('img', { name: text('handOver.code.label') })).toBeVisible();
    await lookAtDialog(page.getByRole('dialog'), 'a code for the phone');
    const phone = await openOnPhone(browser, `/continue-on-phone#${LinkToken}`, language);
    const onPhone = screenOf(phone, language);
    await expect(onPhone.heading('handOver.confirm.title')).toBeVisible();
    await onPhone.lookAt('whom the link is for');
    await expect(page.getByRole('dialog').getByText(number, { exact: true })).toBeVisible();
    await lookAtDialog(page.getByRole('dialog'), 'the number for the phone');
    await onPhone.field('handOver.confirm.number').fill(number);
    await onPhone.press('handOver.confirm.yes');
    await expect(onPhone.heading('handOver.phone.title')).toBeVisible();
    await onPhone.lookAt('the phone');
    await phone.evaluate(() => sessionStorage.clear());
    await phone.reload();
    await expect(onPhone.heading('handOver.phone.goneTitle')).toBeVisible();
    await onPhone.lookAt('a link that no longer works');
    await phone.context().close();
  });

  test(`a passport holder's own questions can be answered by everybody in ${language} [A11-001, A11-005, I18-001]`, async ({
    page,
    request,
  }) => {
    const { arriveAt, expectHeading, lookAt, lookAtDialog, text, press, next, dialog, field } = screenOf(
      page,
      language,
    );
    const customer = await createCustomer(request, 'PASSPORT');
    await saveSession(page, await signInOverWire(request, customer));
    await page.context().addCookies([{ name: 'lang', value: language, url: page.url() }]);
    await page.goto('/create-account/current-resident');
    const currency = dialog('opening.currency.title');
    await expect(currency).toBeVisible();
    await press('opening.currency.save');
    await lookAtDialog(currency, 'the currency');
    await currency.getByRole('radio', { name: /USD/ }).check();
    await press('opening.currency.save');
    await expect(page).toHaveURL(/biomatric$/);
    await lookAt('the page of a passport');
    await press('capture.step.skip');
    await arriveAt('review');
    await next.click();
    await expectHeading('occupation');
    await next.click();
    await lookAt('occupation with mistakes');
    await field('personalDetail.occupation.employment').selectOption('O');
    await field('personalDetail.occupation.profession').selectOption('Others');
    await field('personalDetail.occupation.industry').selectOption('Others');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'pay.png', mimeType: 'image/png', buffer: photo });
    await expect(page.getByText('pay.png', { exact: true })).toBeVisible();
    await lookAt('occupation in own words, with a proof');
    await field('personalDetail.occupation.employment').selectOption('U');
    await expect(next).not.toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expectHeading('QA 22');
    await next.click();
    await lookAt('QA 22 with a mistake');
    const arrival = page.getByRole('group', { name: text('questions.arrival.label'), exact: true });
    await arrival.getByLabel(text('form.date.day'), { exact: true }).fill('3');
    await arrival.getByLabel(text('form.date.month'), { exact: true }).selectOption('11');
    await arrival.getByLabel(text('form.date.year'), { exact: true }).fill('2025');
    await page.getByRole('button', { name: text('journey.steps.show') }).click();
    await lookAtDialog(dialog('journey.steps.label'), 'the sheet of steps');
    await page.getByRole('link', { name: text('journey.steps.home') }).click();
    await lookAtDialog(dialog('journey.leave.title'), 'leaving');
    await press('journey.leave.stay');
    await next.click();
    await arriveAt('signature');
    await page.getByRole('tab', { name: text('personalDetail.signature.photo') }).click();
    await lookAt('a photo of the signature');
  });

  test(`every further step can be answered by everybody in ${language} [A11-001, I18-001]`, async ({ page }) => {
    const { arriveAt, expectHeading, lookAt, text, next, field } = screenOf(page, language);
    const opening = await openingAt(page, { at: 'signature', language });
    await opening.leave('signature');
    await page.reload();
    await expect(next).not.toHaveAttribute('aria-disabled', 'true');
    await lookAt('a signature that was sent');
    await next.click();
    await expectHeading('introducers');
    await lookAt('introducers');
    const introducers = new Introducers(page, language);
    await introducers.choose('yes');
    await introducers.check('999999');
    await introducers
      .of('second')
      .getByRole('radio', { name: text('identity.kind.OLD_NRC') })
      .check();
    await next.click();
    await lookAt('two introducers with mistakes');
    await introducers.choose('no');
    await introducers.employee.fill('');
    await next.click();
    await expectHeading('branch');
    await field('branch.field.state').selectOption('MMR013');
    await field('branch.field.township').selectOption('MMR013033');
    await expect(field('branch.field.branch').locator('option')).not.toHaveCount(1);
    await next.click();
    await lookAt('branch with a mistake');
    await page.route('**/api/cb/branches?*', (route) => route.fulfill(domainError));
    await field('branch.field.township').selectOption('MMR013038');
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText('No.');
    await lookAt('branches that are refused');
    await page.unroute('**/api/cb/branches?*');
    await field('branch.field.township').selectOption('MMR013037');
    await field('branch.field.branch').selectOption('001');
    await page.locator('[data-map]').scrollIntoViewIfNeeded();
    await expect(page.locator('.map-pin svg')).toBeVisible();
    await lookAt('a branch on the map');
    await next.click();
    await expectHeading('services');
    await page.getByRole('checkbox').nth(2).check();
    await page.getByRole('radio', { name: text('services.schedule.W') }).check();
    await lookAt('services with a schedule');
    await page.route('**/api/create-account/save/account?*', (route) => route.fulfill(domainError));
    await next.click();
    await expect(page.getByText('No.', { exact: false }).first()).toBeVisible();
    await lookAt('a save that was refused');
    await page.unroute('**/api/create-account/save/account?*');
    await next.click();
    await arriveAt('summary');
    await page.getByLabel(text('openingEnd.summary.confirm')).check();
    await next.click();
    await arriveAt('terms');
  });

  test(`an application can be submitted and introduced by everybody in ${language} [A11-001, I18-001]`, async ({
    page,
    browser,
  }) => {
    const { arriveAt, lookAt, text, press, heading } = screenOf(page, language);
    const { phone: introducer } = newPerson();
    const firstIntroducer = { ...wholeOpening('NRC').firstIntroducer, phone: introducer };
    const opening = await openingAt(page, { at: 'otp-verification', language, answers: { firstIntroducer } });
    const code = await codeSentTo(page.request, opening.customer.phone, 2);
    const give = async (digits: string) => {
      await page.getByLabel(text('form.code.label')).fill(digits);
      if (digits.length < 6) await press('openingEnd.code.verify');
    };
    await give('1');
    await lookAt('a code that is too short');
    await give(code === '000000' ? '111111' : '000000');
    await expect(heading('openingEnd.code.wrongTitle')).toBeVisible();
    await arriveAt('a wrong code');
    await press('openingEnd.code.tryAgain');
    await give(await codeSentTo(page.request, opening.customer.phone, 3));
    await expect(heading('openingEnd.code.rightTitle')).toBeVisible();
    await arriveAt('the right code');
    await page.route('**/api/create-account/form_submit*', (route) => route.fulfill(domainError));
    await press('openingEnd.code.continue');
    await expect(heading('openingEnd.failure.title')).toBeVisible();
    await arriveAt('an account that could not be opened');
    await page.unroute('**/api/create-account/form_submit*');
    // The right code has submitted it.
    await page.goto(opening.pathOf('otp-verification'));
    await expect(heading('openingEnd.activation.title')).toBeVisible();
    await arriveAt('activation');

    const link = await introductionSentTo(page.request, introducer);
    const phone = await openOnPhone(browser, link, language);
    const onPhone = screenOf(phone, language);
    await expect(onPhone.button('introduction.asked.confirm')).toBeVisible();
    await onPhone.lookAt('who is asked to introduce');
    await onPhone.press('introduction.asked.confirm');
    await expect(onPhone.heading('introduction.thanks.title')).toBeVisible();
    await onPhone.lookAt('who has introduced');
    await phone.reload();
    await expect(onPhone.heading('introduction.answered.title')).toBeVisible();
    await onPhone.lookAt('a link that was answered');
    await phone.goto('/introduce/AAAAAAAAAAAAAAAAAAAAAA');
    await expect(onPhone.heading('introduction.invalid.title')).toBeVisible();
    await onPhone.lookAt('a link that never was');
    await phone.context().close();
  });
}
