import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Screen } from './pages/addresses.ts';
import { capturing, drawPhoto } from './pages/capturing.ts';
import { pageWithCamera, withFakeCamera } from './pages/fake-camera.ts';
import { findViolations } from './pages/find-violations.ts';
import { openingAt } from './pages/opening.ts';
import { textsOf } from './pages/texts.ts';

test.use({ launchOptions: withFakeCamera() });

const opened: Browser[] = [];
test.afterEach(async () => {
  await Promise.all(opened.splice(0).map((browser) => browser.close()));
});

const eventsOf = (page: Page) => {
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/analytics/')) events.push(String(request.postDataJSON()?.action));
  });
  return events;
};

/** On a busy machine the verifier does not come to an end in its 20 seconds, and a person has to look. */
function expectEvaluated(page: Page) {
  const text = textsOf('en');
  const heading = (title: string) => page.getByRole('heading', { level: 1, name: title, exact: true });
  const evaluated = heading(text('capture.failure.title')).or(heading(text('capture.pending.title')));
  return expect(evaluated).toBeVisible();
}

test('photos and video are taken, survive a reload, and are evaluated by the server [BIO-001, BIO-002, BIO-006, BIO-017, BIO-019, BIO-020, BIO-021, IDV-005, NET-003, CON-035]', async ({
  page,
}) => {
  const { text, stored } = await openingAt(page);
  const { takePhoto, recordVideo, isSent, press } = capturing(page);
  await expect(page.getByText(text('capture.step.missing'))).toBeVisible();
  await takePhoto(text('capture.part.front'));

  await page.reload();
  await isSent(text('capture.part.front'));
  // Nothing is fetched for it.
  const thumbnail = page.getByRole('region', { name: text('capture.part.front'), exact: true }).locator('img');
  await expect(thumbnail).toHaveAttribute('src', /^data:image\/jpeg/);
  expect(await thumbnail.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(50);
  await takePhoto(text('capture.part.reverse'));
  await recordVideo();
  await page.reload();
  for (const name of ['front', 'reverse', 'video'] as const) await isSent(text(`capture.part.${name}`));
  const { RecordId, RecordURL } = await stored();
  const video = await (await page.request.get(String(RecordURL))).body();
  expect(video.length).toBeLessThanOrEqual(2_000_000);

  const sent = page.waitForRequest('**/create-account/idm/submit*');
  await press(text('capture.step.check'));
  const { IDMServiceId, IDType, Image, Video } = (await sent).postDataJSON();
  expect({ IDMServiceId, IDType, photos: Image.length }).toEqual({ IDMServiceId: 155, IDType: 'NID', photos: 2 });
  expect(Video.VideoId).toBe(RecordId);
  await expect(page.getByText(text('capture.checking.looking'))).toBeVisible();
  await expectEvaluated(page);
  expect(['FAILED', 'PENDING']).toContain((await stored()).IdentityStatus);
  const told = await page.getByRole('main').locator('form').innerText();
  await page.reload();
  await expectEvaluated(page);
  expect(await page.getByRole('main').locator('form').innerText(), 'after a reload').toBe(told);
});

test('a video that cannot be sent behind the questions is told there, with the way to record another [BIO-021, ERR-032]', async ({
  page,
}) => {
  const { text, next } = await openingAt(page);
  const { choosePhoto, recordSelfie, isSent } = capturing(page);
  await choosePhoto(text('capture.part.front'));
  await choosePhoto(text('capture.part.reverse'));
  let refuse = () => {};
  const left = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/upload/files', async (route) => {
    await left;
    await route.fulfill({ status: 400, json: { Error: { Message: 'No', Details: [], RequestId: '1' } } });
  });
  await recordSelfie();
  await next.click();
  const question = page.getByRole('heading', { level: 1, name: text('personalDetail.review.title') });
  await expect(question).toBeVisible();
  await expect(page.getByText(text('capture.behind.sending'))).toBeVisible();
  refuse();
  const told = page.getByRole('alert').filter({ hasText: text('capture.part.failed') });
  await expect(told).toBeVisible();
  // It is not being sent any more, and nobody was taken away from the question.
  await expect(page.getByText(text('capture.behind.sending'))).toHaveCount(0);
  await expect(question).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.unroute('**/upload/files');
  await told.getByRole('link', { name: text('capture.behind.why') }).click();
  await expect(page).toHaveURL(/biomatric$/);
  await recordSelfie();
  await isSent(text('capture.part.video'));
});

/** Whether the faces are those of one person is for the verifier's own tests. */
const answerOf = (State: string, Status_Code: string, Reasons: string[] = []) => ({
  Data: { FormDetails: { State, FormId: 'f', FormKey: 'k', Reasons } },
  Status: { Status_Code },
});

/** Photos from the gallery, the video, and a minute of waiting. */
async function awaitCheck(page: Page, screen: Screen, answer: object) {
  const language = 'mm';
  const opener = await openingAt(page, { language, screen });
  const { text } = opener;
  const { choosePhoto, recordVideo, part, isSent } = capturing(page, language);
  const front = text('capture.part.front');
  const photo = { name: 'card.png', mimeType: 'image/png', buffer: await drawPhoto(page) };
  await part(front).locator('input[type=file]').setInputFiles(photo);
  await expect(part(front).getByText(text('uploads.state.preparing'), { exact: true })).toBeVisible();
  await isSent(front);
  await choosePhoto(text('capture.part.reverse'));
  await recordVideo();
  expect(await findViolations(page)).toEqual([]);
  await page.route('**/create-account/idm/verify_upload*', (route) => route.fulfill({ json: answer }));
  let isSubmitted = false;
  const sent = page.waitForRequest('**/create-account/idm/verify_upload*').then(() => {
    isSubmitted = true;
  });
  const acceptedAt = await page.evaluate(() => JSON.parse(sessionStorage['taga.identity-check']).videoAtMs);
  await page.clock.setFixedTime(acceptedAt + 59_000);
  // Below the photos and the video, which count too.
  await expect(page.locator('p.tabular-nums').last()).toHaveText(/^\D*(1|၁)\D*$/);
  expect(isSubmitted).toBe(false);
  await page.clock.setFixedTime(acceptedAt + 60_000);
  await sent;
  return opener;
}

test('a photo from the gallery is looked at like the camera’s, and nobody is refused for it', async ({ page }) => {
  const { text } = await openingAt(page);
  const { part, isSent } = capturing(page, 'en');
  const front = text('capture.part.front');
  const choose = (width: number, light: number, dark = 0) =>
    page
      .evaluate(
        ([across, shade, ink]) => {
          const canvas = Object.assign(document.createElement('canvas'), {
            width: across,
            height: (across ?? 0) * 0.63,
          });
          const pen = canvas.getContext('2d');
          for (let x = 0; pen && x < canvas.width; x += 8) {
            pen.fillStyle = `hsl(0 0% ${x % 16 ? shade : ink}%)`;
            pen.fillRect(x, 0, 8, canvas.height);
          }
          return canvas.toDataURL().split(',')[1] ?? '';
        },
        [width, light, dark],
      )
      .then((data) =>
        part(front)
          .locator('input[type=file]')
          .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') }),
      );
  const again = () =>
    part(front)
      .getByRole('button', { name: /Take again/ })
      .click();
  await choose(320, 90);
  await expect(part(front)).toContainText('This photo is very small.');
  await isSent(front);
  await again();
  await choose(1200, 10);
  await expect(part(front)).toContainText('This photo is rather dark.');
  await isSent(front);
  await again();
  await choose(1200, 80, 80);
  await expect(part(front)).toContainText('We see no document in this photo.');
  await isSent(front);
  await again();
  await choose(1200, 90);
  await isSent(front);
  await expect(part(front).getByText('This photo is')).toHaveCount(0);
});

test('one part follows the other on a phone, with how it should look; what is taken again stays until there is another', async ({
  page,
}) => {
  const { text } = await openingAt(page);
  const { part, choosePhoto, isSent } = capturing(page);
  const [front, reverse] = [text('capture.part.front'), text('capture.part.reverse')];
  await expect(part(front)).toContainText('1 of 3');
  await expect(part(front).getByRole('figure')).toHaveCount(2);
  await expect(part(reverse)).toHaveCount(0);
  await choosePhoto(front);
  await expect(part(reverse)).toContainText('2 of 3');
  await expect(part(reverse).getByRole('heading')).toBeInViewport();
  await expect(part(text('capture.part.video'))).toHaveCount(0);
  await expect(part(front).getByRole('figure')).toHaveCount(0);

  await part(front)
    .getByRole('button', { name: `Take again: ${front}` })
    .click();
  await expect(part(front).getByRole('button', { name: `Take a photo: ${front}` })).toBeVisible();
  await isSent(front);
  await part(front)
    .getByRole('button', { name: `Keep this one: ${front}` })
    .click();
  await expect(part(front).getByRole('button', { name: `Take a photo: ${front}` })).toHaveCount(0);
  await isSent(front);
});

test('chosen photos are taken two seconds later, checked a minute after the video, and success goes on [BIO-005, BIO-007, BIO-010, BIO-014, BIO-015, BIO-016, ANL-009, CON-032, CON-033]', async ({
  page,
}) => {
  const events = eventsOf(page);
  const { text, id, expectStep } = await awaitCheck(page, 'desktop', answerOf('Approved - Pending for KYC', '000'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('capture.success.title'));
  await expect.poll(() => events).toContain('BiometricVerifySuccess');
  // The server knows of no such check, which only the verifier's own tests bring about.
  await page.route('**/create-account/save/account*', (route) =>
    route.fulfill({ json: { Data: { AuthorizationReqId: id, Revision: 1 } } }),
  );
  const saved = page.waitForRequest('**/create-account/save/account*');
  await page.getByRole('button', { name: text('capture.result.continue'), exact: true }).click();
  expect((await saved).postDataJSON()).toMatchObject({
    IdentityStatus: 'VERIFIED',
    UploadType: 'GALLERY',
    Step: { stepRouteName: 'biomatric', stepRouteNumber: 1 },
  });
  await expectStep('personal-detail');
});

test('a domain error says why, and leads to another document or on without [BIO-004, BIO-008, BIO-012, BIO-013, BIO-024, ERR-024, ANL-009]', async ({
  page,
}) => {
  const events = eventsOf(page);
  const refused = answerOf('Rejected', '002', ['photo-without-face', 'head-not-turned']);
  const { text, expectStep, stored } = await awaitCheck(page, 'phone', refused);
  const { press, part } = capturing(page, 'mm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('capture.failure.title'));
  await expect(page.getByText(text('capture.failure.text'))).toBeVisible();
  for (const reason of ['photo-without-face', 'head-not-turned'] as const) {
    await expect(page.getByText(text(`capture.reason.${reason}`))).toBeVisible();
  }
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(() => events).toContain('BiometricVerifyFail');

  await press(text('capture.failure.secondary'));
  await expect(page.getByRole('radio')).toHaveCount(3);
  for (const kind of ['DL', 'SID', 'OTH']) {
    await expect(page.getByRole('radio', { name: text(`capture.kind.${kind}`) })).toBeVisible();
  }
  await expect(page.getByRole('radio', { name: text('capture.kind.DL') })).toBeChecked();
  // On a phone one after the other.
  await expect(part(text('capture.part.front'))).toBeVisible();
  await expect(part(text('capture.part.reverse'))).toHaveCount(0);
  await expect(part(text('capture.part.front')).getByText(text('uploads.file.sent'))).toBeHidden();
  await press(text('capture.step.skip'));
  await expectStep('personal-detail');
  expect(await stored()).toMatchObject({ IdentityStatus: 'SKIPPED', BiometricMatched: 'N' });
});

for (const [document, idType, types] of [
  ['NRC', 'NID', ['PRIMARY-FRONT', 'PRIMARY-BACK']],
  ['PASSPORT', 'PP', ['PRIMARY-FRONT']],
] as const) {
  test(`who failed may try again with the ${document}, with what was not good [BIO-004, BIO-011]`, async ({ page }) => {
    const { text, post, id, customer, pathOf } = await openingAt(page, { document });
    const named = { AuthorizationReqId: id, LoginId: customer.loginId };
    const FileData = (await drawPhoto(page)).toString('base64');
    const Image: { ImageId: string }[] = [];
    for (const FileType of types) {
      const file = { FileType, FileName: 'a.png', FileData, AccountClass: '301', Currency: 'MMK' };
      const sent = (await post('/upload/create-account/file_upload', { ...named, ...file })) as { FileId: string };
      Image.push({ ImageId: sent.FileId });
    }
    // Without a video nobody can be compared with the document.
    await post('/api/create-account/idm/submit', { ...named, IDMServiceId: 155, IDType: idType, Image, Video: null });
    // On a busy machine the check may outlast what its caller waits for.
    const tryAgain = page.getByRole('button', { name: text('capture.failure.primary'), exact: true });
    await expect(async () => {
      await page.goto(pathOf('biomatric'));
      await expect(tryAgain).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const { part, isSent } = capturing(page);
    const front = text(idType === 'PP' ? 'capture.part.page' : 'capture.part.front');
    const video = text('capture.part.video');
    await expect(page.getByText(`Only this has to be taken again: ${front} and ${video}.`)).toHaveCount(
      idType === 'PP' ? 0 : 1,
    );
    await tryAgain.click();
    await expect(part(front).getByRole('button').first()).toBeVisible();
    await expect(part(front).getByText(text('uploads.file.sent'))).toHaveCount(0);
    // The back was good.
    if (idType === 'NID') await isSent(text('capture.part.reverse'));
    else await expect(part(text('capture.part.reverse'))).toHaveCount(0);
    await expect(part(video)).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    const started = await page.evaluate(() => JSON.parse(sessionStorage['taga.identity-check']));
    expect(started).toMatchObject({ idType });
  });
}

test('the words of a failed check are those that were decided (G-118) [BIO-024, ERR-024]', () => {
  const text = textsOf('en');
  expect(text('capture.failure.title')).toBe('We could not verify your identity');
  expect(text('capture.failure.text')).toBe(
    'Dear Customer, the photos or the video did not match. Please try again, use another ID, or skip for now.',
  );
});

test('a passport has one page to show [BIO-003]', async ({ page }) => {
  const { text } = await openingAt(page, { document: 'PASSPORT' });
  const { part } = capturing(page);
  await expect(part(text('capture.part.page'))).toBeVisible();
  await expect(part(text('capture.part.front'))).toBeHidden();
  await expect(part(text('capture.part.reverse'))).toBeHidden();
});

test.describe('a camera that does not open', () => {
  const message =
    "Dear Customer, please check your webcam or allow camera permission to verify your identity. If you can't fix that issue, click Skip for now.";

  async function expectHelp(page: Page, help: 'denied' | 'missing' | 'busy') {
    const { text, expectStep } = await openingAt(page);
    const { open } = capturing(page);
    await open(text('capture.part.front'));
    await expect(page.getByRole('dialog').getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByText(text(`capture.problem.${help}`))).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('capture.step.skip'), exact: true })
      .click();
    await expectStep('personal-detail');
  }

  for (const [answer, help] of [
    ['denied', 'denied'],
    ['none', 'missing'],
  ] as const) {
    test(`because it is ${help}: says so, helps, and lets one skip [BIO-009, ERR-023]`, async () => {
      await expectHelp(await pageWithCamera({ answer }, opened), help);
    });
  }

  test('because another app has it: says so, helps, and lets one skip [BIO-009, ERR-023]', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('in use', 'NotReadableError'));
    });
    await expectHelp(page, 'busy');
  });
});

test('a dark picture is said to be dark, and may be taken all the same [BIO-018]', async () => {
  const page = await pageWithCamera({ video: 'dark' }, opened);
  const { text } = await openingAt(page);
  const { open, press } = capturing(page);
  await open(text('capture.part.front'));
  await expect(page.getByRole('status').filter({ hasText: text('capture.camera.dark') })).toBeVisible();
  await press(text('capture.camera.shutter'));
  await expect(page.getByText(text('capture.camera.poor.dark'))).toBeVisible();
  await press(text('capture.camera.again'));
  await expect(page.getByRole('button', { name: text('capture.camera.shutter') })).toBeVisible();
});

test('a browser inside an app says how to get out of it, also here [NET-006]', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 13) [FB_IAB/FB4A;FBAV/440.0;]' });
  const page = await context.newPage();
  const { text } = await openingAt(page);
  await expect(page.getByText(text('inApp.title').replace('{app}', 'Facebook'))).toBeVisible();
  await expect(page.getByText(text('inApp.now'))).toBeVisible();
  await context.close();
});

test('a phone that scans the code takes the photos, and the computer goes on [NET-007]', async ({ page, browser }) => {
  const { text } = await openingAt(page, { screen: 'desktop' });
  const begun = page.waitForResponse('**/hand-over/begin*');
  await page.getByRole('button', { name: text('capture.phone.action'), exact: true }).click();
  const { LinkToken, Number: number } = (await (await begun).json()).Data;
  const link = `${new URL(page.url()).origin}/continue-on-phone#${LinkToken}`;
  const code = page.getByRole('img', { name: text('handOver.code.label') });
  await expect(code.locator('path')).toHaveAttribute('d', /^(M\d+ \d+h1v1h-1z){300,}$/);

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const { choosePhoto, recordVideo, press, isSent } = capturing(phone);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Is this you?');
  expect(phone.url()).not.toContain(LinkToken);
  // Anyone who was sent the link would see another name than their own.
  await expect(phone.getByText(/^\S+( \S\*\*\*)+$/)).toBeVisible();
  await expect(phone.getByText('MMK')).toBeVisible();
  await expect(phone.getByText(text('capture.part.front'), { exact: true })).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText(number, { exact: true })).toBeVisible();
  await phone.reload();
  await phone.getByLabel(text('handOver.confirm.number')).focus();
  await phone.keyboard.type(number === '42' ? '43' : '42');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText(text('errors.TG1312'))).toBeVisible();
  await expect(phone.getByLabel(text('handOver.confirm.number'))).toBeFocused();
  await phone.keyboard.press('ControlOrMeta+A');
  await phone.keyboard.type(number);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(text('handOver.phone.title'));
  await expect(page.getByText(text('handOver.code.opened'))).toBeVisible();
  await choosePhoto(text('capture.part.front'));
  await phone.reload();
  await isSent(text('capture.part.front'));
  await choosePhoto(text('capture.part.reverse'));
  await recordVideo();
  await press(text('handOver.phone.finish'));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(text('handOver.phone.doneTitle'));
  await expectEvaluated(page);

  await phone.goto('/robots.txt');
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(text('handOver.phone.goneTitle'));
});
