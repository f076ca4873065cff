import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../root.mjs';
import { run } from '../say.mjs';
import { changedIn, changeIn, copyProject, filesOf, writeTo } from './project-copy.ts';

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

/** The folder: what English says, in brackets. */
function addTexts() {
  const english = 'packages/i18n/locales/en';
  for (const name of readdirSync(join(copy, english))) {
    const texts = Object.entries<string>(JSON.parse(readFileSync(join(copy, english, name), 'utf8')));
    const bracketed = Object.fromEntries(texts.map(([id, text]) => [id, `[${text}]`]));
    writeTo(copy, `packages/i18n/locales/${code}/${name}`, JSON.stringify(bracketed));
  }
}

function addEntry() {
  const end = '} as const satisfies Record<string, LanguageDefinition>;';
  changeIn(copy, table, end, entry + end);
}

beforeAll(async () => {
  copy = await copyProject('third-language');
  addTexts();
  addEntry();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a third language touches its folder and one entry, and nothing else', async () => {
  expect(await changedIn(copy)).toEqual([table]);
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
