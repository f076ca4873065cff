import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './root.mjs';

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'taga-clone-'));
  cpSync(join(root, 'scripts'), join(clone, 'scripts'), {
    recursive: true,
    filter: (path) => !path.includes('recipes') && !path.endsWith('.ts'),
  });
  for (const [path, text] of Object.entries(files)) put(path, text);
  for (const name of ['npm', 'npx', 'git', 'apt-get', 'sudo']) {
    put(`bin/${name}`, standIn);
    chmodSync(join(clone, 'bin', name), 0o755);
  }
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), text);
}

const packages = ['.', 'apps/portal', 'apps/desk', 'apps/server', 'packages/ui'];
const files: Record<string, string> = {
  ...Object.fromEntries(packages.map((folder) => [`${folder}/package.json`, '{}'])),
  'package-lock.json': '{}',
  'apps/server/src/main.ts': 'export {};',
  'tsconfig.json': '{}',
  'packages/i18n/src/languages.ts': '',
  'packages/i18n/locales/en/a.json': '{}',
};

/** Does nothing but what the commands look for afterwards, and writes down what it was called with. */
const standIn = `#!/bin/sh
clone=\${0%/bin/*}
echo "\${0##*/} $*" >> "$clone/called"
case "\${0##*/} $*" in
  git*) echo apps/server/src/main.ts; echo tsconfig.json ;;
  'npm ci'*) /bin/mkdir -p "$clone/node_modules" ;;
  'npm run build'*) /bin/mkdir -p "$clone/apps/\${4#@taga/}/dist" ;;
  *'install -y'*) shift 3; for name; do : > "$clone/bin/$name"; done ;;
  *'vitest run'*)
    for last; do :; done
    failed=\${FAILING:-0}
    echo "{\\"numPassedTests\\":$((40 - failed)),\\"numFailedTests\\":$failed,\\"testResults\\":[]}" > "\${last#*=}"
    exit "$failed" ;;
  *'playwright test'*) echo '{"stats":{"expected":7},"suites":[]}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE" ;;
esac
`;

function npmTest(env: Record<string, string> = {}) {
  const { PATH: _, CHROMIUM_PATH: __, ...rest } = process.env;
  const { status, stdout } = spawnSync(process.execPath, [join(clone, 'scripts', 'test.mjs')], {
    env: { ...rest, PATH: join(clone, 'bin'), ...env },
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n') };
}

const called = () => readFileSync(join(clone, 'called'), 'utf8').trim().split('\n');

test('`npm test` is this command, and needs nothing installed before it [OPS-002]', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(scripts.test).toBe('node scripts/test.mjs');
  expect(existsSync(join(clone, 'node_modules'))).toBe(false);
});

test('it installs, finds a browser, builds, runs every check and every test, and ends with the counts [OPS-002]', () => {
  const { status, lines } = npmTest();
  const placeOf = (sign: RegExp) => called().findIndex((call) => sign.test(call));
  const [installed = -1, fetched = -1, built = -1] = [/^npm ci /, /apt-get install -y/, /^npm run build/].map(placeOf);
  const tests = [/^npx .*biome/, /^npx .*tsc/, /^npx .*vitest run/, /^npx .*playwright test/].map(placeOf);
  expect([installed, fetched, built, ...tests]).not.toContain(-1);
  expect(built).toBeGreaterThan(installed);
  expect(Math.min(...tests)).toBeGreaterThan(Math.max(fetched, built));
  for (const app of ['portal', 'desk', 'server']) expect(called()).toContain(`npm run build --workspace @taga/${app}`);
  // Nine checks, forty tests and seven walks.
  expect(lines.at(-1)).toBe('56 passed, 0 failed');
  expect(status).toBe(0);
  // The next run finds all of that there.
  writeFileSync(join(clone, 'called'), '');
  expect(npmTest().status).toBe(0);
  expect(called().filter((call) => /^npm |apt-get/.test(call))).toEqual([]);
});

test('what fails is counted in that line, and fails the command [OPS-002]', () => {
  const { status, lines } = npmTest({ FAILING: '2' });
  expect(lines.at(-1)).toBe('54 passed, 2 failed');
  expect(status).toBe(1);
});
