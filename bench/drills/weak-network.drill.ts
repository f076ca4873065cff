import { expect, type Page, test } from '@playwright/test';
import { withFakeCamera } from '../../e2e/pages/fake-camera.ts';
import { openWhole, type Story } from '../../e2e/pages/whole-opening.ts';

const bytesPerSecond = 50_000 / 8;
const weak = { offline: false, latency: 500, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
const cut = { ...weak, offline: true };
const cuts = { everyMs: 45_000, forMs: 5_000 };
const mostUploadedBytes = 3_000_000;

test.use({ launchOptions: withFakeCamera() });

/** 50 kbit/s, half a second away, and now and then nothing at all. */
async function weaken(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const set = (conditions: typeof weak) => devtools.send('Network.emulateNetworkConditions', conditions);
  await devtools.send('Network.enable');
  await set(weak);
  const counted = { cuts: 0 };
  const timer = setInterval(() => {
    counted.cuts += 1;
    void set(cut);
    setTimeout(() => void set(weak), cuts.forMs);
  }, cuts.everyMs);
  page.on('close', () => clearInterval(timer));
  return counted;
}

function countSent(page: Page) {
  const counted = { bytes: 0 };
  page.on('request', (request) => {
    counted.bytes += request.postDataBuffer()?.length ?? 0;
  });
  return counted;
}

const stories: readonly (Story & { readonly who: string })[] = [
  {
    who: 'a customer opens a 301 on a phone',
    document: 'NRC',
    accountType: 'saving',
    currency: 'MMK',
    language: 'mm',
    screen: 'phone',
    hasIntroducers: true,
  },
];

for (const { who, ...story } of stories) {
  test(`${who}, in Burmese over 50 kbit/s with cuts`, async ({ page }) => {
    const sent = countSent(page);
    const network = await weaken(page);
    const begun = Date.now();
    const { opening } = await openWhole(page, story);
    const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
    console.log(`${who}: ${minutes} minutes, ${network.cuts} cuts, ${Math.round(sent.bytes / 1000)} KB uploaded`);
    expect(await opening.stored()).toMatchObject({ Status: 'PENDING' });
    expect(sent.bytes).toBeLessThanOrEqual(mostUploadedBytes);
  });
}
