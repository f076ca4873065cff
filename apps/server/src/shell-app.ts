import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { htmlAttributes, type Language, languages } from '@taga/i18n';
import { findMatch } from '@taga/web/match-path';
import type { PortalPage } from './portal.ts';
import { StartError } from './start-error.ts';

/** A built browser app of which nothing is pre-rendered: its files, and one empty page that its scripts draw every screen on. */
export interface ShellApp {
  /** All its addresses lie below this one. */
  readonly root: string;
  readonly clientDir: string;
  owns(path: string): boolean;
  page(path: string, language: Language): PortalPage;
}

interface BuiltApp {
  /** Begins the sentence that says what is missing. */
  readonly name: string;
  readonly root: string;
  readonly dir: string;
}

export function openShellApp({ name, root, dir: builtDir }: BuiltApp): ShellApp {
  const dir = resolve(builtDir);
  const read = (file: string) => readBuilt(name, join(dir, file));
  const routes: readonly { readonly path: string }[] = JSON.parse(read('routes.json'));
  const shell = read('client/index.html');
  const pages = Object.fromEntries(languages.map((language) => [language, inLanguage(shell, language)]));
  return {
    root,
    clientDir: join(dir, 'client'),
    owns: (path) => path === root || path.startsWith(`${root}/`),
    page: (path, language) => ({
      status: findMatch(routes, path) ? 200 : 404,
      html: pages[language] as Buffer,
    }),
  };
}

function inLanguage(shell: string, language: Language): Buffer {
  return Buffer.from(shell.replace('<html lang="en">', () => `<html ${htmlAttributes(language)}>`));
}

function readBuilt(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`${name} not built: ${file} cannot be read. Run "npm run build" first.`, { cause: error });
  }
}
