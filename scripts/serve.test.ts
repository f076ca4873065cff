import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './root.mjs';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'taga-serve-'));
  cpSync(join(root, 'scripts'), join(place, 'scripts'), { recursive: true });
});
afterEach(() => rmSync(place, { recursive: true }));

function build(name: string): void {
  const dist = join(place, 'apps', name, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'main.js'), `process.stdout.write('serves ' + process.env.PORT);`);
}

// Without npm, a lock file or sources: whatever it would install or build it could not.
const serve = () =>
  spawnSync(process.execPath, [join(place, 'scripts', 'serve.mjs')], { env: { PORT: '4711' }, encoding: 'utf8' });

test('serves what is built, and installs and builds nothing', () => {
  for (const name of ['portal', 'desk', 'server']) build(name);
  const before = readdirSync(place, { recursive: true });
  expect(serve()).toMatchObject({ status: 0, stdout: 'serves 4711', stderr: '' });
  expect(readdirSync(place, { recursive: true })).toEqual(before);
});

test('says in one sentence what is not built', () => {
  build('server');
  const { status, stderr } = serve();
  expect(status).toBe(1);
  expect(stderr).toContain('apps/portal/dist, apps/desk/dist is missing. Run `npm run build` first.');
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd)('the unit for systemd is one that systemd understands', () => {
  // It looks for the program and the account, which this machine need not have.
  const unit = join(place, 'taga.service');
  cpSync(join(root, 'deploy/systemd/taga.service'), unit);
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
  expect(
    stderr.split('\n').filter((line) => line.includes('taga.service') && !/not executable|No such file/.test(line)),
  ).toEqual([]);
});

test('the container file copies only what the project has', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  );
  const text = readFileSync(join(root, 'Containerfile'), 'utf8');
  const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
  expect(copied).not.toEqual([]);
  for (const source of copied) {
    expect(
      files.some((file) => source === '.' || file === source || file.startsWith(`${source}/`)),
      source,
    ).toBe(true);
  }
  // Several stages, an account of its own, and a look at its health.
  expect(text.match(/^FROM /gm)).toHaveLength(2);
  expect(text).toMatch(/^USER node$/m);
  expect(text).toMatch(/^HEALTHCHECK .*\n.*\/healthz/m);
});
