import { expect, type Page, test } from '@playwright/test';
import { languages } from './pages/addresses.ts';
import { findViolations } from './pages/find-violations.ts';
import { openingAt } from './pages/opening.ts';
import {
  asPdf,
  killTab,
  paperOf,
  sizeOfPicture,
  slowDown,
  takePhoto,
  untilSent,
  watchParts,
} from './pages/upload-files.ts';

/** Anyone who has a passport proves an income. */
const withProof = { document: 'PASSPORT', at: 'occupation' } as const;

type Opened = Awaited<ReturnType<typeof openingAt>>;

async function incomeFiles(opened: Opened) {
  const { Files } = (await opened.stored()) as unknown as {
    Files: { Income?: { FileUrl: string; Type: string; FileName: string }[] };
  };
  return Files.Income ?? [];
}

async function bytesSaved(page: Page, address: string): Promise<Buffer> {
  return (await page.request.get(address)).body();
}

const attach = (page: Page, { text }: Opened) => page.getByLabel(text('uploads.proof.choose'), { exact: true });
const sent = (page: Page, { text }: Opened) => page.getByText(text('uploads.file.sent'), { exact: true });

test('a cut in the middle of an upload: it waits, goes on by itself, and every byte agrees [NET-002]', async ({
  page,
}) => {
  const opened = await openingAt(page, withProof);
  const paper = paperOf(1_200_000);
  const offsets = watchParts(page);
  const link = await slowDown(page, 150_000);
  await attach(page, opened).setInputFiles(asPdf(paper));
  await untilSent(offsets, 100_000);
  await link.cut();
  await expect(page.getByText(opened.text('uploads.state.waiting'), { exact: true })).toBeVisible();
  const before = offsets.length;
  expect(await incomeFiles(opened)).toEqual([]);
  await link.restore();
  await expect(sent(page, opened)).toBeVisible();
  expect(offsets[before]).toBeGreaterThan(0);
  const [file] = await incomeFiles(opened);
  expect(file).toMatchObject({ Type: 'SRC_INCOME_01', FileName: 'pay.pdf' });
  expect((await bytesSaved(page, file?.FileUrl ?? '')).equals(paper)).toBe(true);
});

test('a tab killed in the middle of an upload: the next one goes on from the last part, and every byte agrees [NET-002, PDT-017]', async ({
  page,
  context,
}) => {
  const opened = await openingAt(page, withProof);
  const paper = paperOf(1_200_000);
  const offsets = watchParts(page);
  await slowDown(page, 150_000);
  await attach(page, opened).setInputFiles(asPdf(paper));
  await untilSent(offsets, 100_000);
  const address = page.url();
  await killTab(page);

  const next = await context.newPage();
  const further = watchParts(next);
  await next.goto(address);
  await expect(next.getByText('pay.pdf', { exact: true })).toBeVisible();
  await expect(sent(next, opened)).toBeVisible();
  expect(further[0]).toBeGreaterThanOrEqual(Math.max(...offsets));
  const files = await incomeFiles(opened);
  expect(files.map(({ Type }) => Type)).toEqual(['SRC_INCOME_01']);
  expect((await bytesSaved(next, files[0]?.FileUrl ?? '')).equals(paper)).toBe(true);
  // What has arrived is no longer on the device.
  await next.reload();
  await expect(sent(next, opened)).toHaveCount(1);
});

test('a second tab sends nothing of what the first is sending, and both show it when it is there [NET-002]', async ({
  page,
  context,
}) => {
  const opened = await openingAt(page, withProof);
  await slowDown(page, 150_000);
  const offsets = watchParts(page);
  await attach(page, opened).setInputFiles(asPdf(paperOf(900_000)));
  await untilSent(offsets, 30_000);
  const second = await context.newPage();
  const further = watchParts(second);
  await second.goto(page.url());
  await expect(second.getByText('pay.pdf', { exact: true })).toBeVisible();
  await expect(sent(page, opened)).toBeVisible();
  await expect(sent(second, opened)).toBeVisible();
  expect(further).toEqual([]);
  expect(await incomeFiles(opened)).toHaveLength(1);
});

test('a token that ran out in the middle is renewed, and the upload goes on [ERR-007]', async ({ page }) => {
  const opened = await openingAt(page, withProof);
  const paper = paperOf(200_000);
  let refused = 0;
  await page.route('**/upload/files/*', async (route) => {
    const isFirst = route.request().method() === 'PATCH' && refused === 0;
    if (isFirst) refused += 1;
    return isFirst ? route.fulfill({ status: 401, body: '{}' }) : route.continue();
  });
  await attach(page, opened).setInputFiles(asPdf(paper));
  await expect(sent(page, opened)).toBeVisible();
  expect(refused).toBe(1);
  const [file] = await incomeFiles(opened);
  expect((await bytesSaved(page, file?.FileUrl ?? '')).equals(paper)).toBe(true);
});

test('what the server cannot take now is tried again, then told, and kept for another try [ERR-032]', async ({
  page,
}) => {
  const opened = await openingAt(page, withProof);
  await page.clock.install();
  let isDown = true;
  await page.route('**/upload/files', (route) =>
    isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await attach(page, opened).setInputFiles(asPdf(paperOf(50_000)));
  const told = page.getByText(opened.text('uploads.state.failed'), { exact: true });
  await expect(async () => {
    await page.clock.fastForward('00:31');
    await expect(told).toBeVisible({ timeout: 500 });
  }).toPass();
  isDown = false;
  await page.getByRole('button', { name: `${opened.text('uploads.file.retry')}: pay.pdf` }).click();
  await expect(sent(page, opened)).toBeVisible();
});

/** The signature from paper, beside drawing it. */
async function openPhoto(page: Page) {
  const opened = await openingAt(page, { at: 'signature' });
  await page.getByRole('tab', { name: opened.text('personalDetail.signature.photo') }).click();
  return { ...opened, field: page.getByLabel(opened.text('uploads.signature.label'), { exact: true }) };
}

test.describe('a photo', () => {
  test('goes upright, 2,000 pixels long and about 500 KB, and is seen at once [NET-001, VAL-067]', async ({ page }) => {
    const opened = await openPhoto(page);
    await expect(page.getByText(opened.text('uploads.photo.hint'))).toBeVisible();
    const lengths: number[] = [];
    page.on('request', (request) => {
      const length = request.headers()['upload-length'];
      if (length) lengths.push(Number(length));
    });
    const buffer = await takePhoto(page, 4_000, 3_000);
    expect(buffer.length).toBeGreaterThan(1_000_000);
    await opened.field.setInputFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer });
    await expect(sent(page, opened)).toBeVisible();
    expect(lengths).toHaveLength(1);
    expect(lengths[0]).toBeLessThan(600_000);
    await expect(page.locator('main img')).toHaveAttribute('src', /^blob:/);
    const { Files } = (await opened.stored()) as unknown as { Files: { Signature: { SignatureURL: string } } };
    expect(await sizeOfPicture(page, Files.Signature.SignatureURL)).toEqual([1_500, 2_000]);
  });

  test('can be taken back, and another one sent', async ({ page }) => {
    const opened = await openPhoto(page);
    const buffer = await takePhoto(page, 800, 600);
    await opened.field.setInputFiles({ name: 'one.jpg', mimeType: 'image/jpeg', buffer });
    await expect(sent(page, opened)).toBeVisible();
    await page.getByRole('button', { name: `${opened.text('uploads.file.remove')}: one.jpg` }).click();
    await expect(sent(page, opened)).toBeHidden();
    expect((await opened.stored()) as object).toMatchObject({ Files: { Signature: null } });
    await page.getByRole('tab', { name: opened.text('personalDetail.signature.photo') }).click();
    await opened.field.setInputFiles({ name: 'two.jpg', mimeType: 'image/jpeg', buffer });
    await expect(sent(page, opened)).toBeVisible();
  });

  for (const { what, file, says } of [
    {
      what: 'of 10,000,001 bytes [VAL-066, ERR-022]',
      file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_000_001) },
      says: 'validation.upload.tooLarge',
    },
    {
      what: 'that is a PDF [VAL-067]',
      file: asPdf(paperOf(1_000)),
      says: 'validation.upload.imagesOnly',
    },
    {
      what: 'in the format of iPhones [NET-001]',
      file: { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(1_000) },
      says: 'uploads.problem.heic',
    },
    {
      what: 'that is no picture [NET-001]',
      file: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('hello') },
      says: 'uploads.problem.unreadable',
    },
  ]) {
    test(`${what.replace(/ \[.*/, '')} is refused in words, and nothing is sent ${what.replace(/^[^[]*/, '')}`, async ({
      page,
    }) => {
      const opened = await openPhoto(page);
      const begun: string[] = [];
      page.on('request', (request) => void (request.url().includes('/upload/') && begun.push(request.url())));
      await opened.field.setInputFiles(file);
      await expect(page.getByText(opened.text(says), { exact: true })).toBeVisible();
      expect(begun).toEqual([]);
    });
  }
});

test('three papers prove an income: photos and PDFs with their names, one at a time; then no more is taken [VAL-065, VAL-068, VAL-069]', async ({
  page,
}) => {
  const opened = await openingAt(page, { ...withProof, screen: 'desktop' });
  const drop = (names: string[]) =>
    page.evaluate((all) => {
      const data = new DataTransfer();
      for (const name of all) data.items.add(new File(['%PDF-1.7\nhello'], name, { type: 'application/pdf' }));
      const input = document.querySelector('main input[type=file]');
      input?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }, names);
  await drop(['a.pdf', 'b.pdf']);
  await expect(page.getByText(opened.text('validation.upload.oneAtATime'), { exact: true })).toBeVisible();
  await drop(['a.pdf']);
  await expect(sent(page, opened)).toHaveCount(1);
  await attach(page, opened).setInputFiles(asPdf(paperOf(20_000), 'b.pdf'));
  await expect(sent(page, opened)).toHaveCount(2);
  const buffer = await takePhoto(page, 400, 300);
  await attach(page, opened).setInputFiles({ name: 'c.jpg', mimeType: 'image/jpeg', buffer });
  await expect(sent(page, opened)).toHaveCount(3);
  await expect(attach(page, opened)).toBeDisabled();
  expect((await incomeFiles(opened)).map(({ Type, FileName }) => [Type, FileName])).toEqual([
    ['SRC_INCOME_01', 'a.pdf'],
    ['SRC_INCOME_02', 'b.pdf'],
    ['SRC_INCOME_03', 'c.jpg'],
  ]);
  await page.getByRole('button', { name: `${opened.text('uploads.file.remove')}: b.pdf` }).click();
  await expect(attach(page, opened)).toBeEnabled();
});

test('logging out takes a file that was on its way off the device', async ({ page }) => {
  const opened = await openingAt(page, { ...withProof, screen: 'desktop' });
  await page.route('**/upload/files', (route) => route.abort());
  await attach(page, opened).setInputFiles(asPdf(paperOf(50_000)));
  await expect(page.getByText('pay.pdf', { exact: true })).toBeVisible();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toContain('taga-uploads');
  await page.goto('/myaccount');
  await page.getByRole('button', { name: opened.customer.name }).click();
  await page.getByText(opened.text('customer.menu.logout'), { exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(databases).not.toContain('taga-uploads');
});

for (const language of languages) {
  test(`files on their way can be used by everybody, in ${language} [A11-001]`, async ({ page }) => {
    const opened = await openingAt(page, { ...withProof, language });
    await page.route('**/upload/files/*', (route) => route.abort());
    await attach(page, opened).setInputFiles(asPdf(paperOf(200_000), 'a-name-that-is-longer-than-a-phone-is-wide.pdf'));
    await expect(page.getByText(opened.text('uploads.state.waiting'), { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'a-name-that' })).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
