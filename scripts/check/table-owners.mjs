// Which module writes which table. Anyone else who wants a row changed calls the owner; reading is free.
import { isTest } from './imports.mjs';
import { owners } from './table-owner-list.mjs';

const source = 'apps/server/src/';
/** What writes tables that others name: naming one there is writing it. */
const isMechanism = (/** @type {string} */ file) => file.startsWith(`${source}db/`);

const builder = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'([a-z_]+)|([^'\s)]))/g;
const statement =
  /(?<!\b(?:for|do)\s+)\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?(?:([a-z_]+)|(\$\{))/gi;
const mechanisms = /\b(?:durableWork\(\{[^}]*?table:\s*|(?:purgeRows|purgeWhere|purgeTable)\(\s*[a-z]+,\s*)'([a-z_]+)/g;

/**
 * @param {string} text the source of a file
 * @returns {{ tables: Set<string>, isUnnamed: boolean }} what it writes, and whether it writes something it does not name
 */
function writesOf(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const tables = new Set([...code.matchAll(mechanisms)].map(([, table]) => table ?? ''));
  let isUnnamed = false;
  for (const [, table, unnamed] of [...code.matchAll(builder), ...code.matchAll(statement)]) {
    if (unnamed) isUnnamed = true;
    else if (table && table in owners) tables.add(table);
  }
  return { tables, isUnnamed };
}

/**
 * @param {[path: string, text: string][]} files
 * @returns {string[]} complaints
 */
export function findSecondWriters(files) {
  return files
    .filter(([path]) => path.startsWith(source) && !isTest(path) && !isMechanism(path))
    .flatMap(([path, text]) => {
      const { tables, isUnnamed } = writesOf(text);
      const folder = path.slice(source.length).replace(/^modules\//, '');
      const foreign = [...tables].filter((table) => !folder.startsWith(`${owners[table]}/`));
      return [
        ...foreign.map((table) => `${path} writes ${table}, which is written by ${owners[table] ?? 'nobody'} alone`),
        ...(isUnnamed ? [`${path} writes a table that it does not name`] : []),
      ];
    });
}
