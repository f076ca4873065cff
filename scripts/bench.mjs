// `npm run bench`: everything that has a budget, beside its limit, in one table. `npm run bench -- login lists` measures these
// alone, and `record` writes the table into docs/measurements.md. `npm run build` first, on a machine that has nothing else to do:
// all of it takes about an hour.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { rowsOf, tableOf, withTable } from './bench/table.mjs';
import { root } from './root.mjs';
import { CommandError, run, runCommand, step } from './say.mjs';

const record = join(root, 'docs', 'measurements.md');
const walk = ['npx', '--no-install', 'playwright', 'test', '--workers=1', '--retries=0'];

/** What stands in bench/ and measures something, each with its command: programs, and what runs with the browser tests too. */
function findBenches() {
  const files = readdirSync(join(root, 'bench'));
  const measures = (/** @type {string} */ file) =>
    readFileSync(join(root, 'bench', file), 'utf8').includes('runCommand(');
  /** @type {Map<string, string[]>} */
  const benches = new Map();
  for (const file of files) {
    const path = `bench/${file}`;
    if (file.endsWith('.mjs') && measures(file)) benches.set(file.replace('.mjs', ''), ['node', path]);
    if (file.endsWith('.e2e.ts')) benches.set(file.replace('.e2e.ts', ''), [...walk, path]);
  }
  return benches;
}

runCommand(async () => {
  const given = process.argv.slice(2);
  const benches = findBenches();
  const names = given.filter((word) => word !== 'record');
  const unknown = names.filter((name) => !benches.has(name));
  if (unknown.length > 0) {
    throw new CommandError(`Nothing measures ${unknown.join(', ')}: there are ${[...benches.keys()].join(', ')}.`);
  }
  /** @type {import('./bench/table.mjs').Row[]} */
  const rows = [];
  for (const [bench, [command = '', ...words]] of benches) {
    if (names.length > 0 && !names.includes(bench)) continue;
    rows.push(...rowsOf(bench, await step(bench, () => run(command, words, { cwd: root, show: true }))));
  }
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}`;
  const said = `\`${['npm run bench', ...(names.length > 0 ? ['--', ...names] : [])].join(' ')}\`, ${new Date().toISOString().slice(0, 10)}, ${machine}.`;
  console.log(`\n${said}\n\n${tableOf(rows)}`);
  if (given.includes('record')) writeFileSync(record, withTable(readFileSync(record, 'utf8'), said, rows));
  const missed = rows.filter(({ isMet }) => !isMet);
  if (missed.length > 0) throw new CommandError(`${missed.length} of ${rows.length} miss their limit.`);
});
