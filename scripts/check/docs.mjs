// Docs that name what does not exist are worse than none: every relative link, every `npm run` and
// every path in backticks that looks like one of ours must resolve.
import { dirname, join, normalize } from 'node:path';

/**
 * @param {string} file path of the Markdown file from the root
 * @param {string} text
 * @param {{ exists: (path: string) => boolean, scripts: ReadonlySet<string> }} project
 * @returns {string[]}
 */
export function findBrokenReferences(file, text, { exists, scripts }) {
  const problems = [];
  for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (!target || /^[a-z]+:/.test(target) || target.startsWith('#')) continue;
    const path = normalize(join(dirname(file), target.split('#')[0] ?? ''));
    if (!exists(path)) problems.push(`${file} links to ${target}, which does not exist`);
  }
  for (const [, script] of text.matchAll(/npm run ([a-z][a-z:-]*)/g)) {
    if (script && !scripts.has(script)) problems.push(`${file} names npm run ${script}, which does not exist`);
  }
  for (const [, path] of text.matchAll(/`((?:apps|packages|scripts|e2e|bench|deploy|docs)\/[\w./-]*)`/g)) {
    if (path && !exists(normalize(path))) problems.push(`${file} names ${path}, which does not exist`);
  }
  return problems;
}
