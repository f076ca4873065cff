// Which tests should notice a slip in a file: those of its app or package that reach it by imports, or start it as a
// process. The nearest come first, beside those that were changed most often together with it: a test of the whole
// server reaches everything by imports, and only the history tells which part of it a test is about.
import { dirname, relative } from 'node:path';
import { importsOf } from '../check/imports.mjs';

/** What opens files of customers, in a process of its own. All tests share one that was built for them. */
export const mediaProcess = 'apps/server/src/media/media-process.ts';

const workspaceOf = (/** @type {string} */ path) => path.split('/').slice(0, 2).join('/');
/** How many folders one has to leave and enter. @param {string} from @param {string} to */
const foldersBetween = (from, to) => relative(dirname(from), dirname(to)).split('/').filter(Boolean).length;

/** What a test builds and starts. @param {string} source @returns {string[]} */
function startedBy(source) {
  const built = [...source.matchAll(/\bbuild(?:Server|Script)\((?:'(src\/[^']+)')?\)/g)];
  const entries = built.map(([, entry = 'src/main.ts']) => `apps/server/${entry}`);
  return source.includes("inject('mediaScript')") ? [...entries, mediaProcess] : entries;
}

/** @param {string} file @param {string} source @returns {string[]} */
const reachedBy = (file, source) => [
  ...importsOf(file, source).flatMap(({ target, isTypeOnly }) => (isTypeOnly ? [] : target)),
  ...(workspaceOf(file) === 'apps/server' ? startedBy(source) : []),
];

/**
 * @param {ReadonlyMap<string, string>} sources every file's text, by its path from the project's root
 * @param {string} entry
 * @returns {Set<string>} what runs in a process that begins with this file
 */
export function partsOf(sources, entry) {
  const parts = new Set([entry]);
  for (const part of parts) {
    for (const target of reachedBy(part, sources.get(part) ?? '')) if (sources.has(target)) parts.add(target);
  }
  return parts;
}

/**
 * @param {Map<string, string>} sources every file's text, by its path from the project's root
 * @param {readonly (readonly string[])[]} [history] what changed together in each commit
 * @returns {(file: string) => string[]}
 */
export function nearestTests(sources, history = []) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, source] of sources) {
    for (const target of reachedBy(file, source)) importers.set(target, [...(importers.get(target) ?? []), file]);
  }

  /** @param {string} file */
  function nearestOf(file) {
    /** @type {Map<string, number>} */
    const distances = new Map([[file, 0]]);
    for (const [reached, distance] of distances) {
      for (const importer of importers.get(reached) ?? []) {
        if (!distances.has(importer) && workspaceOf(importer) === workspaceOf(file))
          distances.set(importer, distance + 1);
      }
    }
    return [...distances]
      .filter(([reached]) => /\.test\.tsx?$/.test(reached))
      .map(([test, distance]) => ({ test, far: distance + foldersBetween(file, test) }))
      .sort((a, b) => a.far - b.far || a.test.localeCompare(b.test))
      .map(({ test }) => test);
  }

  /** A commit of a few files says more about each than one of hundreds. @param {string} file */
  function sharesOf(file) {
    /** @type {Map<string, number>} */
    const shares = new Map();
    for (const changed of history) {
      if (!changed.includes(file)) continue;
      for (const other of changed) shares.set(other, (shares.get(other) ?? 0) + 1 / changed.length);
    }
    return shares;
  }

  return (file) => {
    const nearest = nearestOf(file);
    const shares = sharesOf(file);
    const share = (/** @type {string} */ test) => shares.get(test) ?? 0;
    const together = nearest.filter((test) => share(test) > 0).sort((a, b) => share(b) - share(a));
    return [...new Set(nearest.flatMap((test, place) => [test, ...together.slice(place, place + 1)]))];
  };
}
