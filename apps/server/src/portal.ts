import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@taga/i18n';
import { findMatch } from '@taga/web/match-path';
import { StartError } from './start-error.ts';

/** What the portal's build says about each of its pages. */
interface PortalRoute {
  readonly path: string;
  /** What is answered there: the page itself, or an empty shell on which the browser draws it. */
  readonly page: string;
}

/** The built portal: its files, and the HTML for every address in every language. */
export interface Portal {
  readonly clientDir: string;
  /** The route an address belongs to, as the portal writes it; nothing for an address it does not know. */
  findRoute(path: string): string | undefined;
  page(path: string, language: Language): PortalPage;
  maintenancePage(language: Language): PortalPage;
}

export interface PortalPage {
  readonly status: 200 | 404;
  readonly html: Buffer;
}

/** Where the build puts it; the same from `src/` and from `dist/`, whatever folder the server is started in. */
const builtPortal = fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** Reads all pages once: no request ever turns a path into the name of a file. */
export function openPortal(portalDir: string = builtPortal): Portal {
  const dir = resolve(portalDir);
  const routes = readRoutes(dir);
  const names = [...new Set(['not-found', 'maintenance', ...routes.map(({ page }) => page)])];
  const pages = new Map(languages.flatMap((language) => names.map((name) => readPage(dir, language, name))));
  const html = (language: Language, name: string) => pages.get(`${language}/${name}`) as Buffer;
  // The browser asks the same table with the same function, so both know the same pages.
  const findRoute = (path: string) => findMatch(routes, path)?.route;

  return {
    clientDir: join(dir, 'client'),
    findRoute: (path) => findRoute(path)?.path,
    page(path, language) {
      const route = findRoute(path);
      if (route === undefined) return { status: 404, html: html(language, 'not-found') };
      return { status: 200, html: html(language, route.page) };
    },
    maintenancePage: (language) => ({ status: 200, html: html(language, 'maintenance') }),
  };
}

function readRoutes(dir: string): readonly PortalRoute[] {
  const file = join(dir, 'prerendered', 'routes.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`The portal is not built: ${file} cannot be read. Run "npm run build" first.`, {
      cause: error,
    });
  }
}

function readPage(dir: string, language: Language, name: string): [string, Buffer] {
  const file = join(dir, 'prerendered', language, `${name}.html`);
  try {
    return [`${language}/${name}`, readFileSync(file)];
  } catch (error) {
    throw new StartError(`The portal is built only in part: ${file} is missing. Run "npm run build" again.`, {
      cause: error,
    });
  }
}
