// How soon a page shows, and how soon it answers, on a slow phone: in a browser that is really slowed, beside the same
// page without its scripts and a bare React page, in turns. `npm run build` first, then `node bench/first-paint.mjs`.
//
// First paint is the browser's own first contentful paint. From then on a button is pressed again and again until the
// page answers by a change that only its script can make; that is the first answered press.
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { withLocalServer } from '../scripts/local-server.mjs';
import { CommandError, runCommand } from '../scripts/say.mjs';
import { reportBudget } from './budget.mjs';
import { barePath, withComparedPages } from './compared-pages.mjs';

/** @typedef {'en' | 'mm'} Language */
/** @typedef {{ button: string, answer: string, cookie?: string }} Press what is pressed, and what stands in the page or its cookies afterwards */
/** @typedef {{ paint: number, answer: number }} Times in milliseconds since the page was asked for */

const rounds = Number(process.argv[2] ?? 7);
const most = { paint: 1.15, answer: 1.25 };
const network = { offline: false, latency: 300, downloadThroughput: 700_000 / 8, uploadThroughput: 700_000 / 8 };
const slowerProcessor = 6;

/** @type {Press} */
const showPassword = { button: 'input[name=password] ~ button', answer: 'input[name=password][type=text]' };
/** @type {{ path: string, language: Language, press: Press }[]} */
const pages = [
  { path: '/', language: 'en', press: { button: 'button[aria-expanded]', answer: 'button[aria-expanded=true]' } },
  { path: '/login', language: 'en', press: showPassword },
  { path: '/login', language: 'mm', press: showPassword },
  // All that can be pressed here is the language; its words come later, but the choice is taken at once.
  {
    path: '/signup/get-started',
    language: 'en',
    press: { button: 'button[lang=my]', answer: 'none', cookie: 'lang=mm' },
  },
];

/** Runs in the page, before anything of its own. @param {Press} press */
function watch({ button, answer, cookie }) {
  /** @type {Partial<Times>} */
  const times = {};
  Object.assign(window, { times });
  const isAnswered = () => (cookie ? document.cookie.includes(cookie) : document.querySelector(answer) !== null);
  const note = () => {
    if (times.paint && !times.answer && isAnswered()) times.answer = performance.now();
  };
  const clickAgain = () => {
    note();
    if (times.answer) return;
    /** @type {HTMLElement | null} */ (document.querySelector(button))?.click();
    note();
    setTimeout(clickAgain, 20);
  };
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    times.paint = paint.startTime;
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
    clickAgain();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * One first visit, with nothing kept from any before.
 * @param {import('@playwright/test').Browser} browser @param {string} address @param {Language} language
 * @param {Press} [press] left out where no script will ever answer
 * @returns {Promise<Times>}
 */
async function visit(browser, address, language, press) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'lang', value: language, url: address }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await page.addInitScript(watch, press ?? { button: 'none', answer: 'html' });
  await page.goto(address, { waitUntil: 'commit' });
  const found = await untilAnswered(page);
  await context.close();
  return found;
}

/** Asks seldom, so as not to be a part of what is measured. @param {import('@playwright/test').Page} page */
async function untilAnswered(page) {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const times = await page.evaluate(() => /** @type {typeof window & { times: Times }} */ (window).times);
    if (times?.answer) return times;
    await page.waitForTimeout(250);
  }
  throw new CommandError(`${page.url()} does not answer`);
}

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
/** @param {number[]} times */
const seconds = (times) => `${(median(times) / 1000).toFixed(2)} s`;

/**
 * The ratio of each round is taken by itself, because the machine may be busier in the next.
 * @param {string} what @param {{ ours: number, other: number }[]} times @param {string} beside @param {number} allowed
 */
function compare(what, times, beside, allowed) {
  const ratio = median(times.map(({ ours, other }) => ours / other));
  const [ours, other] = [seconds(times.map((time) => time.ours)), seconds(times.map((time) => time.other))];
  const figure = `${ours}, ${beside} ${other}: × ${ratio.toFixed(2)}`;
  return reportBudget(what, figure, `at most × ${allowed}`, ratio <= allowed);
}

/** @param {import('@playwright/test').Browser} browser @param {string} address @param {string} compared */
async function measureAll(browser, address, compared) {
  const measured = pages.map((page) => ({
    page,
    visits: /** @type {Record<'ours' | 'still' | 'bare', Times>[]} */ ([]),
  }));
  // The round before the first only lets both servers compress what they have, and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { page, visits } of measured) {
      const { path, language, press } = page;
      const ours = await visit(browser, address + path, language, press);
      const still = await visit(browser, compared + path, language);
      const bare = await visit(browser, compared + barePath, language, showPassword);
      if (round > 0) visits.push({ ours, still, bare });
    }
    console.log(`round ${round} of ${rounds}`);
  }
  return measured;
}

/** @param {Awaited<ReturnType<typeof measureAll>>} measured */
function compareAll(measured) {
  return measured.flatMap(({ page, visits }) => {
    const what = `${page.path} ${page.language}`;
    const paints = visits.map(({ ours, still }) => ({ ours: ours.paint, other: still.paint }));
    const answers = visits.map(({ ours, bare }) => ({ ours: ours.answer, other: bare.answer }));
    return [
      compare(`${what}: first paint`, paints, 'without scripts', most.paint),
      compare(`${what}: a press is answered`, answers, 'bare React', most.answer),
    ];
  });
}

runCommand(async () => {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await withLocalServer(3177, (address) =>
      withComparedPages(3178, address, async (compared) => {
        const results = compareAll(await measureAll(browser, address, compared));
        if (results.includes(false)) throw new CommandError('A page shows or answers too late.');
      }),
    );
  } finally {
    await browser.close();
  }
});
