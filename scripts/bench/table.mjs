// What the measurements say of their budgets, as a table.

/** @typedef {{ bench: string, isMet: boolean, what: string, figure: string, limit: string }} Row */

/** @param {string} bench @param {{ code: number, output: string }} ended @returns {Row[]} */
export function rowsOf(bench, { code, output }) {
  const rows = [...output.matchAll(/^([✓✗]) (.+?) \| (.+?) \| (.+)$/gm)].map(
    ([, sign, what = '', figure = '', limit = '']) => ({ bench, isMet: sign === '✓', what, figure, limit }),
  );
  const isBroken = rows.length === 0 || (code !== 0 && rows.every(({ isMet }) => isMet));
  return isBroken ? [...rows, { bench, isMet: false, what: 'broke off', figure: '', limit: '' }] : rows;
}

/** @param {readonly Row[]} rows */
export function tableOf(rows) {
  const lines = rows.map(
    ({ bench, isMet, what, figure, limit }) =>
      `| ${bench} | ${what} | ${figure} | ${limit} | ${isMet ? 'yes' : '**no**'} |`,
  );
  return ['| command | what | measured | limit | met |', '|---|---|---|---|---|', ...lines].join('\n');
}

const heading = '## Everything that has a budget';

/**
 * Takes the place of the table of before.
 * @param {string} text of docs/measurements.md @param {string} said @param {readonly Row[]} rows
 */
export function withTable(text, said, rows) {
  const section = `${heading}\n\n${said}\n\n${tableOf(rows)}\n`;
  const start = text.indexOf(heading);
  if (start < 0) return `${text.trimEnd()}\n\n${section}`;
  const next = text.indexOf('\n## ', start);
  return text.slice(0, start) + section + (next < 0 ? '' : text.slice(next));
}
