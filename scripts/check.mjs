// `npm run check`: format, lint, types, import directions, languages, words, unused code, doc references, lock file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findCircles } from './check/cycles.mjs';
import { findBrokenReferences } from './check/docs.mjs';
import { findWrongImports } from './check/imports.mjs';
import { findNamedLanguages } from './check/languages.mjs';
import { findSecondWriters } from './check/table-owners.mjs';
import { findOldWords } from './check/words.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { CommandError, run, runCommand } from './say.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** @returns {Promise<string[]>} every file of the project, ignored ones left out */
async function projectFiles() {
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  return output.split('\n').filter((path) => path && existsSync(join(root, path)));
}

async function sourceFiles() {
  const files = (await projectFiles()).filter((path) => /^(apps|packages)\/.*\.tsx?$/.test(path));
  if (files.length === 0) throw new Error('No source files found: the check itself is broken.');
  return files.map((path) => /** @type {[string, string]} */ ([path, read(path)]));
}

/** @param {string} command @param {string[]} args */
async function tool(command, args) {
  const { code, output } = await run('npx', ['--no-install', command, ...args], { cwd: root });
  return code === 0 ? [] : [output.trim()];
}

function npmScripts() {
  const packages = ['.', 'apps/portal', 'apps/desk', 'apps/server', 'packages/ui'];
  return new Set(
    packages.flatMap((folder) => Object.keys(JSON.parse(read(join(folder, 'package.json'))).scripts ?? {})),
  );
}

/** Old words stand in the table of them, in what is generated, in texts for people and in migrations that have run. */
const isWordList = (/** @type {string} */ path) =>
  /^scripts\/check\/words|\/locales\/|\/migrations\/|\.gen\.ts$/.test(path);

/** @type {Record<string, () => Promise<string[]>>} each answers with its complaints */
const checks = {
  'format and lint': () => tool('biome', ['check', '--error-on-warnings']),
  types: async () => {
    const projects = (await projectFiles()).filter((path) => /(^|\/)tsconfig\.json$/.test(path));
    const results = await Promise.all(projects.map((project) => tool('tsc', ['-p', project])));
    return results.flat();
  },
  'import directions': async () => {
    const sources = await sourceFiles();
    return [...findWrongImports(sources), ...findCircles(sources)];
  },
  'languages in one table': async () => {
    const table = read('packages/i18n/src/languages.ts');
    const tags = [...table.matchAll(/htmlTag: '([\w-]+)'/g)].map(([, tag = '']) => tag);
    const codes = [...new Set([...readdirSync(join(root, 'packages/i18n/locales')), ...tags])];
    const files = (await projectFiles()).filter((path) => /^(apps|packages)\/.*\.(tsx?|sql)$/.test(path));
    return findNamedLanguages(
      files.map((path) => [path, read(path)]),
      codes,
    );
  },
  'one owner of each table': async () => findSecondWriters(await sourceFiles()),
  "the trade's words": async () => {
    const files = (await projectFiles()).filter((path) => /\.(tsx?|mjs|css|md)$/.test(path) && !isWordList(path));
    return findOldWords(files.map((path) => [path, read(path)]));
  },
  'unused code': () => tool('knip', []),
  'doc references': async () => {
    const exists = (/** @type {string} */ path) => existsSync(join(root, path));
    const docs = (await projectFiles()).filter((path) => path.endsWith('.md'));
    return docs.flatMap((path) => findBrokenReferences(path, read(path), { exists, scripts: npmScripts() }));
  },
  'lock file names no registry': async () =>
    /"resolved": "https?:/.test(read('package-lock.json')) ? ['package-lock.json names a registry host'] : [],
};

/** @returns {Promise<{ passed: number, failed: number, failures: string[] }>} */
export async function runChecks() {
  const counts = { passed: 0, failed: 0, failures: /** @type {string[]} */ ([]) };
  for (const [name, check] of Object.entries(checks)) {
    const complaints = await check();
    counts[complaints.length === 0 ? 'passed' : 'failed'] += 1;
    process.stdout.write(`${complaints.length === 0 ? '✓' : '✗'} ${name}\n`);
    for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
    if (complaints.length > 0) counts.failures.push([name, ...complaints].join('\n    '));
  }
  return counts;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runCommand(async () => {
    await ensureInstalled({ withTools: true });
    const { failed } = await runChecks();
    if (failed > 0) throw new CommandError(`${failed} of the checks failed.`);
  });
}
