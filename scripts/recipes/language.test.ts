import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../root.mjs';
import { run } from '../say.mjs';

/** The recipe of CONTRIBUTING.md, followed in a copy of the project: a language is a folder of texts and one entry. */
const code = 'xx';
const table = 'packages/i18n/src/languages.ts';
const entry = `  ${code}: {
    name: 'Third',
    htmlTag: 'eo',
    direction: 'ltr',
    script: 'Latn',
    lineHeights: { text: 1.5, title: 1.25 },
    writeDigits: unchanged,
    months: 'I II III IV V VI VII VIII IX X XI XII'.split(' '),
    shortenMonth: unchanged,
    punctuation: { comma: ',', listSeparator: '; ', and: ' + ', or: ' / ' },
    hasTutorial: false,
    pluralCase: () => 'other',
  },
`;

const isTest = (path: string) => /\.(test|e2e|examples)\.tsx?\b|\/(testing|samples)\//.test(path);

let copy: string;

const filesOf = async (folder: string) =>
  (await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: folder })).output.split('\n').filter(Boolean);

/** What is installed is shared with the copy, but for our own packages: those are its own. */
function linkModules() {
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@taga' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  cpSync(join(root, 'node_modules/@taga'), join(copy, 'node_modules/@taga'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const app of readdirSync(join(root, 'apps'))) {
    const own = join(root, 'apps', app, 'node_modules');
    mkdirSync(join(copy, 'apps', app, 'node_modules'), { recursive: true });
    for (const name of listIfThere(own)) symlinkSync(join(own, name), join(copy, 'apps', app, 'node_modules', name));
  }
}

function listIfThere(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

function write(path: string, content: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), content);
}

/** The folder: what English says, in brackets. */
function addTexts() {
  const english = 'packages/i18n/locales/en';
  for (const name of readdirSync(join(copy, english))) {
    const texts = Object.entries<string>(JSON.parse(readFileSync(join(copy, english, name), 'utf8')));
    const bracketed = Object.fromEntries(texts.map(([id, text]) => [id, `[${text}]`]));
    write(`packages/i18n/locales/${code}/${name}`, JSON.stringify(bracketed));
  }
}

function addEntry() {
  const source = readFileSync(join(copy, table), 'utf8');
  const end = '} as const satisfies Record<string, LanguageDefinition>;';
  expect(source.split(end), 'the table ends as this test expects').toHaveLength(2);
  write(
    table,
    source.replace(end, () => entry + end),
  );
}

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'taga-third-language-'));
  mkdirSync(join(copy, 'node_modules'));
  for (const path of await filesOf(root)) cpSync(join(root, path), join(copy, path));
  linkModules();
  addTexts();
  addEntry();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a third language touches its folder and one entry, and nothing else', async () => {
  const before = await filesOf(root);
  const isChanged = (path: string) => !readFileSync(join(root, path)).equals(readFileSync(join(copy, path)));
  expect(before.filter(isChanged)).toEqual([table]);
  expect(readdirSync(join(copy, 'packages/i18n/locales')).sort()).toEqual(['en', 'mm', code]);
});

test('the product compiles with a third language', { timeout: 300_000 }, async () => {
  const projects = (await filesOf(root)).filter((path) => /^(apps|packages)\/[\w-]+\/tsconfig\.json$/.test(path));
  expect(projects.length).toBeGreaterThan(5);
  const faults: string[] = [];
  for (const project of projects) {
    const { output } = await run(join(root, 'node_modules/.bin/tsc'), ['-p', project], { cwd: copy });
    faults.push(...output.split('\n').filter((line) => / error TS\d+/.test(line) && !isTest(line)));
  }
  expect(faults).toEqual([]);
});

test('catalogs, server, mail, SMS, PDF and portal speak a third language', { timeout: 300_000 }, async () => {
  const tests = ['packages/i18n/src/locales.test.ts', 'packages/i18n/src/words.test.ts', 'every-language.test.ts'];
  const vitest = join(root, 'node_modules/.bin/vitest');
  const { code: exit, output } = await run(vitest, ['run', '--root', copy, '--reporter=verbose', ...tests], {
    cwd: copy,
    // Not a part of the run around it.
    env: { VITEST: undefined, VITEST_WORKER_ID: undefined, VITEST_POOL_ID: undefined, NODE_ENV: undefined },
  });
  expect(exit, output).toBe(0);
  const lines = stripVTControlCharacters(output);
  expect(lines).toContain(`in ${code} the server writes > terms as a PDF`);
  expect(lines).toContain(`a page in ${code} says its own words`);
});
