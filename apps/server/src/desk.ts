import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { htmlLanguages, type Language, languages } from '@taga/i18n';
import { findMatch } from '@taga/web/match-path';
import type { PortalPage } from './portal.ts';
import { StartError } from './start-error.ts';

/** The built app of the staff: its files, and one empty page that its scripts draw every screen on. */
export interface Desk {
  readonly clientDir: string;
  page(path: string, language: Language): PortalPage;
}

/** All its addresses lie below this one. */
export const deskRoot = '/desk';

export function isDeskPath(path: string): boolean {
  return path === deskRoot || path.startsWith(`${deskRoot}/`);
}

const builtDesk = fileURLToPath(new URL('../../desk/dist', import.meta.url));

/** Nothing of it is drawn at build: whatever it shows is for those who have signed in. */
export function openDesk(deskDir: string = builtDesk): Desk {
  const dir = resolve(deskDir);
  const routes: readonly { readonly path: string }[] = JSON.parse(read(dir, 'routes.json'));
  const shell = read(dir, 'client/index.html');
  const pages = Object.fromEntries(languages.map((language) => [language, inLanguage(shell, language)]));
  return {
    clientDir: join(dir, 'client'),
    page: (path, language) => ({
      status: findMatch(routes, path) ? 200 : 404,
      html: pages[language] as Buffer,
    }),
  };
}

function inLanguage(shell: string, language: Language): Buffer {
  return Buffer.from(shell.replace('<html lang="en">', () => `<html lang="${htmlLanguages[language]}">`));
}

function read(dir: string, name: string): string {
  const file = join(dir, name);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`The desk is not built: ${file} cannot be read. Run "npm run build" first.`, { cause: error });
  }
}
