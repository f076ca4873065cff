// The small slips that a tired engineer makes: a comparison turned round, a guard forgotten, a condition of a query left
// out. Each is one change of a source file's text.
import { parseSync } from 'vite';

/** @typedef {{ kind: string, line: number, start: number, end: number, becomes: string }} Slip */
/** @typedef {Record<string, any> & { type: string, start: number, end: number }} Node */

/** @type {Record<string, string>} */
const operators = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
};

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

/** @type {Record<string, string>} */
const comparisons = { '=': '!=', '!=': '=', '>': '>=', '>=': '>', '<': '<=', '<=': '<' };

/** @type {Record<string, string>} */
const siblings = { some: 'every', every: 'some', min: 'max', max: 'min', startsWith: 'endsWith' };

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

/** @param {Node} node whether this statement ends what is going on */
const isExit = (node) =>
  ['ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(node.type) ||
  (node.type === 'BlockStatement' && node.body.length > 0 && isExit(node.body.at(-1)));

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
  const text = (/** @type {Node} */ { start, end }) => source.slice(start, end);
  const add = (
    /** @type {string} */ kind,
    /** @type {{ start: number, end: number }} */ { start, end },
    becomes = '',
  ) => slips.push({ kind, line: source.slice(0, start).split('\n').length, start, end, becomes });
  /** Where an operator stands between its two sides. @param {Node} node */
  const operatorOf = ({ left, right, operator }) => {
    const start = source.indexOf(operator, left.end);
    return start < right.start ? { start, end: start + operator.length } : undefined;
  };

  /** The comparison of `.where('expires_at', '>', at)`. @param {Node | undefined} argument */
  function lookAtComparison(argument) {
    const becomes = argument?.type === 'Literal' && comparisons[argument.value];
    if (argument && becomes) add(`${argument.value} for ${becomes}`, argument, `'${becomes}'`);
  }

  /** @param {Node} node */
  function look(node) {
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const joinsWords = node.operator === '+' && /['"`]/.test(text(node));
        const place = operators[node.operator] && !joinsWords && operatorOf(node);
        if (place) add(`${node.operator} for ${operators[node.operator]}`, place, operators[node.operator]);
        if (node.operator === '??') add('no fallback', { start: node.left.end, end: node.end });
        break;
      }
      case 'UnaryExpression':
        if (node.operator === '!') add('a negation lost', { start: node.start, end: node.argument.start });
        break;
      case 'Literal':
        if (typeof node.value === 'boolean') add('true for false', node, String(!node.value));
        if (typeof node.value === 'number') add('one more', node, `(${text(node)} + 1)`);
        break;
      case 'ConditionalExpression':
        add(
          'two branches swapped',
          { start: node.consequent.start, end: node.alternate.end },
          `${text(node.alternate)} : ${text(node.consequent)}`,
        );
        break;
      case 'IfStatement':
        if (!node.alternate && isExit(node.consequent)) add('a guard forgotten', node, ';');
        break;
      case 'ExpressionStatement': {
        const call = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression;
        if (call.type === 'CallExpression' && call.callee.type !== 'Super' && !isTalk(text(node)))
          add('a call forgotten', node, ';');
        break;
      }
      case 'CallExpression': {
        const name = node.callee.type === 'MemberExpression' && !node.callee.computed && node.callee.property.name;
        if (links.has(name)) add(`.${name}() left out`, { start: node.callee.object.end, end: node.end });
        if (links.has(name)) lookAtComparison(node.arguments[1]);
        if (Object.hasOwn(siblings, name)) add(`${name} for ${siblings[name]}`, node.callee.property, siblings[name]);
        break;
      }
      case 'TaggedTemplateExpression':
        if (!/^sql\b/.test(text(node.tag))) break;
        for (const quasi of node.quasi.quasis) {
          for (const [kind, from, to] of sqlSlips) {
            for (const { index, 0: found } of text(quasi).matchAll(from)) {
              const start = quasi.start + index;
              add(kind, { start, end: start + found.length }, to);
            }
          }
        }
        break;
    }
  }

  /** @param {unknown} value */
  function walk(value) {
    if (Array.isArray(value)) return value.forEach(walk);
    if (value === null || typeof value !== 'object' || !('type' in value)) return;
    const node = /** @type {Node} */ (value);
    // Types decide nothing while the product runs, and the compiler reads them.
    if (/^(TS(?!(As|NonNull|Satisfies))|Import|ExportAll)/.test(node.type)) return;
    look(node);
    for (const [key, child] of Object.entries(node)) {
      if (!/^(type|start|end|typeAnnotation|typeArguments|typeParameters|returnType)$/.test(key)) walk(child);
    }
  }
  walk(program);
  return slips.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** @param {string} source @param {Slip} slip */
export const makeSlip = (source, { start, end, becomes }) => source.slice(0, start) + becomes + source.slice(end);
