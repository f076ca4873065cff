// The small slips that a tired engineer makes: a comparison turned round, a guard forgotten, a condition of a query left
// out. Each is one change of a source file's text.
import { parseSync } from 'vite';

/** @typedef {{ kind: string, line: number, start: number, end: number, becomes: string }} Slip */
/** @typedef {Record<string, any> & { type: string, start: number, end: number }} Node */

const operators = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['+', '-'],
  ['-', '+'],
  ['&&', '||'],
  ['||', '&&'],
]);

/** Links of a query or of a list that can be left out without breaking the sentence. */
const links = new Set([
  'where',
  'whereRef',
  'having',
  'forUpdate',
  'filter',
  'trim',
  'toLowerCase',
  'limit',
  'orderBy',
]);

/** The comparison of `.where('expires_at', '>', at)`. */
const comparisons = new Map([
  ['=', '!='],
  ['!=', '='],
  ['>', '>='],
  ['>=', '>'],
  ['<', '<='],
  ['<=', '<'],
]);

const siblings = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
]);

/** What SQL can be written wrong in, as a template of the `sql` tag. @type {[kind: string, from: RegExp, to: string][]} */
const sqlSlips = [
  ['a condition joined by or', / and /gi, ' or '],
  ['a limit moved by one', / < /g, ' <= '],
  ['a limit moved by one', / > /g, ' >= '],
  ['a limit moved by one', / <= /g, ' < '],
  ['a limit moved by one', / >= /g, ' > '],
  ['a null turned round', / is null\b/gi, ' is not null'],
  ['a null turned round', / is not null\b/gi, ' is null'],
  ['a lock left out', / for update\b( skip locked)?/gi, ''],
];

/** What nobody should notice: words for the log, figures for the operator. */
const isTalk = (/** @type {string} */ text) => /^(await )?(this\.)?(\w+\.)*(log|logger|metrics?)\b/.test(text);

/** Whether this statement ends what is going on. @param {Node} node @returns {boolean} */
const isExit = (node) =>
  ['ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(node.type) ||
  (node.type === 'BlockStatement' && node.body.length > 0 && isExit(node.body.at(-1)));

/**
 * The slips of one node of the syntax tree, each a place in the text and what it becomes.
 * @typedef {{ kind: string, at: { start: number, end: number }, becomes?: string }} Found
 * @type {Record<string, (node: Node, text: (part: { start: number, end: number }) => string) => (Found | false | undefined)[]>}
 */
const finders = {
  BinaryExpression: (node, text) => [operatorSlip(node, text)],
  LogicalExpression: (node, text) => [
    operatorSlip(node, text),
    node.operator === '??' && { kind: 'no fallback', at: { start: node.left.end, end: node.end } },
  ],
  UnaryExpression: ({ operator, start, argument }) => [
    operator === '!' && { kind: 'a negation lost', at: { start, end: argument.start } },
  ],
  Literal: (node, text) => [
    typeof node.value === 'boolean' && { kind: 'true for false', at: node, becomes: String(!node.value) },
    typeof node.value === 'number' &&
      !node.isDuration && { kind: 'one more', at: node, becomes: `(${text(node)} + 1)` },
  ],
  // A millisecond more is nothing that anybody should notice.
  VariableDeclarator: ({ id, init }, text) => {
    if (init === null || !/Ms$/.test(id.name) || !/^[\d_ *.]*[1-9][\d_ *.]*$/.test(text(init))) return [];
    walk(init, (part) => {
      part.isDuration = true;
    });
    return [{ kind: 'ten times as long', at: init, becomes: `(${text(init)}) * 10` }];
  },
  ConditionalExpression: ({ consequent, alternate }, text) => [
    {
      kind: 'two branches swapped',
      at: { start: consequent.start, end: alternate.end },
      becomes: `${text(alternate)} : ${text(consequent)}`,
    },
  ],
  IfStatement: (node) => [
    !node.alternate && isExit(node.consequent) && { kind: 'a guard forgotten', at: node, becomes: ';' },
  ],
  ExpressionStatement: (node, text) => {
    const call = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression;
    const isEffect = call.type === 'CallExpression' && call.callee.type !== 'Super' && !isTalk(text(node));
    return [isEffect && { kind: 'a call forgotten', at: node, becomes: ';' }];
  },
  CallExpression: ({ callee, end, arguments: [, comparison] }) => {
    const name = callee.type === 'MemberExpression' && !callee.computed && callee.property.name;
    const sibling = siblings.get(name);
    const turned = links.has(name) ? comparisons.get(comparison?.value) : undefined;
    return [
      links.has(name) && { kind: `.${name}() left out`, at: { start: callee.object.end, end } },
      turned !== undefined && { kind: `${comparison.value} for ${turned}`, at: comparison, becomes: `'${turned}'` },
      sibling !== undefined && { kind: `${name} for ${sibling}`, at: callee.property, becomes: sibling },
    ];
  },
  TaggedTemplateExpression: ({ tag, quasi }, text) =>
    /^sql\b/.test(text(tag)) ? quasi.quasis.flatMap((/** @type {Node} */ part) => sqlSlipsOf(part, text(part))) : [],
};

/** @param {Node} node @param {(part: { start: number, end: number }) => string} text @returns {Found | undefined} */
function operatorSlip({ left, right, operator }, text) {
  const becomes = operators.get(operator);
  const joinsWords = operator === '+' && /['"`]/.test(text({ start: left.start, end: right.end }));
  if (becomes === undefined || joinsWords) return undefined;
  const start = left.end + text({ start: left.end, end: right.start }).indexOf(operator);
  return { kind: `${becomes} for ${operator}`, at: { start, end: start + operator.length }, becomes };
}

/** @param {Node} part @param {string} sql @returns {Found[]} */
function sqlSlipsOf({ start }, sql) {
  return sqlSlips.flatMap(([kind, from, becomes]) =>
    [...sql.matchAll(from)].map(({ index, 0: found }) => ({
      kind,
      at: { start: start + index, end: start + index + found.length },
      becomes,
    })),
  );
}

/** @param {unknown} value @param {(node: Node) => void} look */
function walk(value, look) {
  if (Array.isArray(value)) for (const item of value) walk(item, look);
  else if (value !== null && typeof value === 'object' && 'type' in value) {
    const node = /** @type {Node} */ (value);
    // Types decide nothing while the product runs, and the compiler reads them.
    if (/^(TS(?!(As|NonNull|Satisfies))|Import|ExportAll)/.test(node.type)) return;
    look(node);
    for (const child of Object.values(node)) walk(child, look);
  }
}

/**
 * @param {string} file its name says which language it is in
 * @param {string} source
 * @returns {Slip[]} every slip that can be made in it, in the order of the text
 */
export function slipsOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  /** @type {Slip[]} */
  const slips = [];
  walk(program, (node) => {
    for (const found of finders[node.type]?.(node, ({ start, end }) => source.slice(start, end)) ?? []) {
      if (!found) continue;
      const { start, end } = found.at;
      const line = source.slice(0, start).split('\n').length;
      slips.push({ kind: found.kind, line, start, end, becomes: found.becomes ?? '' });
    }
  });
  return slips.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** @param {string} source @param {Slip} slip */
export const makeSlip = (source, { start, end, becomes }) => source.slice(0, start) + becomes + source.slice(end);

/**
 * One that somebody wrote down, as a text of the file and what it becomes.
 * @typedef {{ name: string, file: string, text: string, becomes: string, test?: string }} NamedSlip
 * @param {NamedSlip} named
 * @param {string} source
 * @returns {Slip}
 */
export function slipNamed({ name, file, text, becomes }, source) {
  const start = source.indexOf(text);
  if (start < 0 || source.includes(text, start + 1)) throw new Error(`“${name}” is not found once in ${file}`);
  return { kind: name, line: source.slice(0, start).split('\n').length, start, end: start + text.length, becomes };
}
