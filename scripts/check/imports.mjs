// Which part may know which other part. The rules are those of docs/architecture.md.
import { dirname, join, normalize } from 'node:path';

/**
 * @typedef {{ file: string, specifier: string, target: string, names: string[], isTypeOnly: boolean }} Import
 * @typedef {{ says: string, breaks: (found: Import) => boolean }} Rule
 */

const within = (/** @type {string} */ folder) => (/** @type {string} */ path) => path.startsWith(`${folder}/`);
/** Tests, and the examples that a component is tested with, may know more than the product does. */
export const isTest = (/** @type {string} */ file) =>
  /\.(test|e2e|examples)\.tsx?$/.test(file) || file.includes('/testing/');
const nameAfter = (/** @type {string} */ folder, /** @type {string} */ path) =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;

/** A module of the server: a folder of a context, or of the kinds of applications. */
export const serverModule = /^apps\/server\/src\/modules\/(?:applications\/kinds|[^/]+)\/[^/]+\//;
const moduleOf = (/** @type {string} */ path) => path.match(serverModule)?.[0];

const isRoutes = (/** @type {string} */ file) => /\/([a-z-]+-)?routes\.ts$/.test(file);
/** What an operator starts by hand; it composes for itself. */
const isCommand = (/** @type {string} */ file) => /^apps\/server\/src\/commands\/[a-z-]+\.ts$/.test(file);
const isComposing = within('apps/server/src/compose');
/** The gateway of the sandbox bank is a server of its own. */
const isHttp = (/** @type {string} */ file) =>
  within('apps/server/src/http')(file) ||
  within('apps/server/src/bank/gateway-server')(file) ||
  /^apps\/server\/src\/(app|main)\.ts$/.test(file);

/**
 * What makes an implementation of an interface, by the folder it belongs to. Anyone who uses one of these has chosen it.
 * @type {Record<string, RegExp>}
 */
const implementations = {
  'apps/server/src/bank/sandbox': /^create(SandboxBank|BackOffice)$/,
  'apps/server/src/bank/gateway': /^createGatewayBank$/,
  'apps/server/src/modules/messaging/channels': /^create(SmsGateway|SmtpMailer|Mailbox)$/,
};
const implementationFiles =
  /^apps\/server\/src\/(bank\/(sandbox\/(index|sandbox-bank|back-office)|gateway\/(index|gateway-bank))|modules\/messaging\/channels\/(.*\/)?(sms-gateway|smtp-mailer|mailbox))\.ts$/;

/** Which languages there are, and how records name their texts: what every package may ask. */
const isLanguages = (/** @type {string} */ target) => /^@taga\/i18n\/(languages|named-fields)$/.test(target);

/** @type {Rule[]} */
const rules = [
  {
    says: 'the contract knows only its schema library and the languages',
    breaks: ({ file, target }) =>
      within('packages/contract/src')(file) &&
      !isTest(file) &&
      !within('packages/contract')(target) &&
      !isLanguages(target) &&
      !/^zod(\/|$)/.test(target),
  },
  ...['reference', 'i18n', 'brand'].map((name) => ({
    says: `packages/${name} knows nothing of ours but the languages`,
    breaks: (/** @type {Import} */ { file, target }) =>
      within(`packages/${name}/src`)(file) &&
      /^(@taga|packages|apps)\//.test(target) &&
      !isLanguages(target) &&
      !new RegExp(`^(@taga|packages)/${name}(/|$)`).test(target),
  })),
  {
    says: 'packages/ui knows React only: text and data come in as properties',
    breaks: ({ file, target }) =>
      within('packages/ui/src')(file) &&
      !isTest(file) &&
      !within('packages/ui')(target) &&
      !/^(react|react-dom|@fontsource)(\/|$)/.test(target),
  },
  {
    says: 'packages/web knows the contract, the words, the design system and React: no app, no reference data, no brand',
    breaks: ({ file, target }) =>
      within('packages/web/src')(file) &&
      !isTest(file) &&
      /^(@taga|packages|apps)\//.test(target) &&
      !/^(@taga|packages)\/(web|contract|i18n|ui)(\/|$)/.test(target),
  },
  {
    says: 'packages/journey knows the contract, packages/web, the words and the design system: a kind brings its business',
    breaks: ({ file, target }) =>
      within('packages/journey/src')(file) &&
      !isTest(file) &&
      (/^(@taga|packages|apps)\//.test(target)
        ? !/^(@taga|packages)\/(journey|contract|web|i18n|ui)(\/|$)/.test(target) ||
          /^@taga\/contract\/(endpoints|records|journeys\/(account-opening|card-application|existing-customer|sign-up))/.test(
            target,
          )
        : false),
  },
  {
    says: 'packages/person knows packages only: who asks a person for something is an app',
    breaks: ({ file, target }) =>
      within('packages/person/src')(file) && /^(@taga\/(portal|desk|server)|apps\/)/.test(target),
  },
  {
    says: 'apps never know each other',
    breaks: ({ file, target }) => {
      const app = nameAfter('apps', file);
      const other = nameAfter('apps', target) ?? target.match(/^@taga\/(portal|desk|server)/)?.[1];
      return app !== undefined && other !== undefined && other !== app;
    },
  },
  {
    says: 'in a browser app, lib knows neither features nor app',
    breaks: ({ file, target }) =>
      /^apps\/[^/]+\/src\/lib\//.test(file) && /^apps\/[^/]+\/src\/(features|app)\//.test(target),
  },
  {
    says: 'in a browser app, features know neither each other nor app',
    breaks: ({ file, target }) => {
      const feature = file.match(/^(apps\/[^/]+\/src)\/features\/([^/]+)\//);
      if (!feature) return false;
      const [, source, name] = feature;
      if (target.startsWith(`${source}/app/`)) return true;
      return target.startsWith(`${source}/features/`) && !target.startsWith(`${source}/features/${name}/`);
    },
  },
  {
    says: 'server modules meet through their index only',
    breaks: ({ file, target }) => {
      const other = moduleOf(target);
      return (
        other !== undefined &&
        file.startsWith('apps/server/src/') &&
        !isTest(file) &&
        moduleOf(file) !== other &&
        target !== `${other}index.ts`
      );
    },
  },
  {
    says: 'SQL lives in stores and in db only (types may travel)',
    breaks: ({ file, target, isTypeOnly }) =>
      file.startsWith('apps/server/src/') &&
      !isTypeOnly &&
      !isTest(file) &&
      /^(kysely|pg)$/.test(target) &&
      !/(^|\/)([a-z-]+-)?store\.ts$/.test(file) &&
      !within('apps/server/src/db')(file),
  },
  {
    says: 'routes call what happens, never a store',
    breaks: ({ file, target }) => serverModule.test(file) && isRoutes(file) && /\/([a-z-]+-)?store\.ts$/.test(target),
  },
  {
    says: 'what happens knows no HTTP: it throws a refusal, and routes, app and compose are left to know the rest',
    breaks: ({ file, target }) =>
      within('apps/server/src')(file) &&
      !(isTest(file) || isRoutes(file) || isComposing(file) || isCommand(file) || isHttp(file)) &&
      (within('apps/server/src/http')(target) || /^@?fastify(\/|$)/.test(target)),
  },
  {
    says: 'implementations are chosen in compose only (types may travel)',
    breaks: ({ file, target, names, isTypeOnly }) =>
      within('apps/server/src')(file) &&
      !(isTypeOnly || isTest(file) || isComposing(file) || isCommand(file)) &&
      Object.entries(implementations).some(
        ([home, makes]) =>
          !within(home)(file) &&
          (names.some((name) => makes.test(name)) || (within(home)(target) && implementationFiles.test(target))),
      ),
  },
];

const importPattern =
  /(?:^|[\s;])(?:import|export)\s+(type\s+)?(?:([^'"`;]*?)\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;

/**
 * @param {string} file path from the project's root
 * @param {string} source
 * @returns {Import[]}
 */
export function importsOf(file, source) {
  return [...source.matchAll(importPattern)].map(([, type, clause = '', statement, dynamic]) => {
    const specifier = String(statement ?? dynamic);
    const target = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier;
    const names = clause.match(/(?<!\btype )\b\w+/g) ?? [];
    return { file, specifier, target, names, isTypeOnly: type !== undefined };
  });
}

/**
 * @param {Iterable<[file: string, source: string]>} files
 * @returns {string[]} one sentence for each import that goes the wrong way
 */
export function findWrongImports(files) {
  return [...files].flatMap(([file, source]) =>
    importsOf(file, source).flatMap((found) =>
      rules.filter(({ breaks }) => breaks(found)).map(({ says }) => `${file} imports ${found.specifier}: ${says}`),
    ),
  );
}
