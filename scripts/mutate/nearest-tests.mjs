// Which tests should notice a slip in a file: those of its app or package that reach it by imports, the nearest first.
import { dirname, relative } from 'node:path';
import { importsOf } from '../check/imports.mjs';

const workspaceOf = (/** @type {string} */ path) => path.split('/').slice(0, 2).join('/');
/** How many folders one has to leave and enter. @param {string} from @param {string} to */
const foldersBetween = (from, to) => relative(dirname(from), dirname(to)).split('/').filter(Boolean).length;

/**
 * @param {Map<string, string>} sources every file's text, by its path from the project's root
 * @returns {(file: string) => string[]}
 */
export function nearestTests(sources) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, source] of sources) {
    for (const { target, isTypeOnly } of importsOf(file, source)) {
      if (!isTypeOnly) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return (file) => {
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
  };
}
