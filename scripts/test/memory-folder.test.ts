import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';

const script = pathToFileURL(join(root, 'scripts/test/memory-folder.mjs')).href;
/** What a process of its own says of the folder that it makes. */
const make = `import { statSync } from 'node:fs';
import { createTestFolder } from '${script}';
const folder = createTestFolder();
console.log(JSON.stringify([folder, statSync(folder).mode & 0o777]));`;

function run() {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', make], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout) as [folder: string, mode: number];
}

test('the folder of a run is open to the account of its database, and goes with the run', () => {
  const [folder, mode] = run();
  expect(mode).toBe(0o755);
  expect(existsSync(folder)).toBe(false);
});

test('what a killed run has left is removed by the next one; that of a run which goes on is not', () => {
  const place = dirname(run()[0]);
  const ofProcess = (pid: number) => join(place, `taga-tests-of-${pid}`);
  const [left, used] = [ofProcess(spawnSync('true').pid), ofProcess(process.pid)];
  for (const folder of [left, used]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(left, 'postmaster.pid'), '');
  run();
  expect(existsSync(left)).toBe(false);
  expect(existsSync(used)).toBe(true);
  rmSync(used, { recursive: true });
});
