// What Lighthouse says of the pages that people meet first, in both languages: as on a usual phone, and with a slow
// network and a processor a sixth as fast. `npm run build` first, then `node bench/lighthouse.mjs`, on a quiet machine.
// Lighthouse is fetched when it is asked for: nothing else needs its two hundred packages.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../scripts/browser.mjs';
import { withLocalServer } from '../scripts/local-server.mjs';
import { CommandError, run, runCommand } from '../scripts/say.mjs';
import { reportBudget } from './budget.mjs';

const version = '12.8.2';
const rounds = Number(process.argv[2] ?? 3);
const paths = ['/', '/login', '/signup/get-started'];

/** @typedef {{ name: string, flags: string[], least: Record<string, number> }} Phone */
/** @type {Phone[]} */
const phones = [
  {
    name: 'a phone',
    flags: ['--only-categories=performance,accessibility,best-practices,seo'],
    least: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  },
  {
    name: '3G, processor a sixth',
    flags: [
      '--only-categories=performance',
      '--throttling.rttMs=300',
      '--throttling.throughputKbps=700',
      '--throttling.cpuSlowdownMultiplier=6',
    ],
    least: { performance: 85 },
  },
];

/**
 * @param {string} address @param {'en' | 'mm'} language @param {Phone} phone
 * @returns {Promise<Record<string, number>>} points of a hundred by category
 */
async function evaluate(address, language, { flags }) {
  const folder = mkdtempSync(join(tmpdir(), 'taga-lighthouse-'));
  const report = join(folder, 'report.json');
  const { code, output } = await run('npm', [
    ...['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', address, '--quiet', ...flags],
    ...['--output=json', `--output-path=${report}`, `--extra-headers={"Cookie":"lang=${language}"}`],
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]);
  if (code !== 0) throw new CommandError(`Lighthouse did not run.\n${output.slice(-500)}`);
  /** @type {{ categories: Record<string, { score: number }> }} */
  const { categories } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]));
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

runCommand(async () => {
  process.env.CHROME_PATH ??= findBrowser() ?? '';
  let isMissed = false;
  await withLocalServer(3175, async (address) => {
    for (const phone of phones) {
      for (const language of /** @type {const} */ (['en', 'mm'])) {
        for (const path of paths) {
          const evaluated = [];
          for (let round = 0; round < rounds; round += 1)
            evaluated.push(await evaluate(address + path, language, phone));
          for (const [name, least] of Object.entries(phone.least)) {
            const points = median(evaluated.map((one) => one[name] ?? 0));
            const what = `Lighthouse, ${phone.name}, ${path} ${language}: ${name}`;
            if (!reportBudget(what, String(points), `at least ${least}`, points >= least)) isMissed = true;
          }
        }
      }
    }
  });
  if (isMissed) throw new CommandError('Lighthouse asks for more.');
});
