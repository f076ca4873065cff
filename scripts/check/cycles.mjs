// No circle of imports: what knows each other in a circle can only be read, moved and tested as one. Types and what is
// imported lazily count as well: who needs another's types cannot be read without it.
import { importsOf, isTest, serverModule } from './imports.mjs';

/** @typedef {Map<string, Map<string, string>>} Graph who knows whom, each with one import that shows it */

/**
 * The folders that must not know each other in a circle, by what they lie in. A folder is one node with everything
 * below it; a file that lies in none of them, such as `compose.ts`, is no part of a circle of folders.
 *
 * The server's modules meet through their index, and its `http`, `bank` and `db` are folders of the same level.
 */
const levels = [
  /^apps\/portal\/src\/lib\/[^/]+\/([^/]+)\//,
  /^apps\/(?!portal)[^/]+\/src\/lib\/([^/]+)\//,
  /^apps\/[^/]+\/src\/(app|features|lib|config)\//,
  /^apps\/server\/src\/([^/]+)\//,
  serverModule,
  /^packages\/web\/src\/([^/]+)\//,
  /^packages\/journey\/src\/([^/]+)\//,
  /^packages\/contract\/src\/([^/]+)\//,
  /^packages\/ui\/src\/components\/([^/]+)\//,
];

/** @param {Graph} graph @param {string} from @param {string} to @param {string} because */
function add(graph, from, to, because) {
  const known = graph.get(from) ?? new Map();
  graph.set(from, known);
  if (from !== to && !known.has(to)) known.set(to, because);
}

/** @param {Graph} graph @returns {string[][]} each circle once, from its first name in the alphabet */
function circlesOf(graph) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} node @param {string[]} way */
  function visit(node, way) {
    const start = way.indexOf(node);
    if (start >= 0) {
      const circle = way.slice(start);
      found.set([...circle].sort().join(), circle);
      return;
    }
    if (done.has(node)) return;
    for (const next of graph.get(node)?.keys() ?? []) visit(next, [...way, node]);
    done.add(node);
  }
  for (const node of [...graph.keys()].sort()) visit(node, []);
  return [...found.values()];
}

/** @param {Graph} graph @param {string} kind */
function describe(graph, kind) {
  return circlesOf(graph).map((circle) => {
    const ways = circle.map((node, index) => graph.get(node)?.get(circle[(index + 1) % circle.length] ?? ''));
    return `${kind} know each other in a circle: ${[...circle, circle[0]].join(' → ')}\n  ${ways.join('\n  ')}`;
  });
}

/**
 * @param {Iterable<[file: string, source: string]>} files
 * @returns {string[]} one sentence for each circle, with the imports that make it
 */
export function findCircles(files) {
  const imports = [...files].flatMap(([file, source]) => (isTest(file) ? [] : importsOf(file, source)));
  /** @type {Graph} */
  const fileGraph = new Map();
  /** @type {Graph[]} */
  const folderGraphs = levels.map(() => new Map());
  for (const { file, target, specifier } of imports) {
    const because = `${file} imports ${specifier}`;
    add(fileGraph, file, target, because);
    levels.forEach((level, index) => {
      const [from, to] = [file.match(level), target.match(level)];
      if (from && to && workspaceOf(file) === workspaceOf(target))
        add(/** @type {Graph} */ (folderGraphs[index]), from[0], to[0], because);
    });
  }
  return [...describe(fileGraph, 'Files'), ...folderGraphs.flatMap((graph) => describe(graph, 'Folders'))];
}

/** @param {string} path the app or the package that it belongs to */
const workspaceOf = (path) => path.split('/').slice(0, 2).join('/');
