import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../say.mjs';

export const filesOf = async (folder: string): Promise<string[]> =>
  (await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: folder })).output.split('\n').filter(Boolean);

function listIfThere(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

/** What is installed is shared with the copy, but for our own packages: those are its own. */
function linkModules(copy: string): void {
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@taga' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  cpSync(join(root, 'node_modules/@taga'), join(copy, 'node_modules/@taga'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const app of readdirSync(join(root, 'apps'))) {
    const own = join(root, 'apps', app, 'node_modules');
    mkdirSync(join(copy, 'apps', app, 'node_modules'), { recursive: true });
    for (const name of listIfThere(own)) symlinkSync(join(own, name), join(copy, 'apps', app, 'node_modules', name));
  }
}

/** The project as it stands, in a folder where a recipe of CONTRIBUTING.md can be followed. */
export async function copyProject(name: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), `taga-${name}-`));
  mkdirSync(join(copy, 'node_modules'));
  for (const path of await filesOf(root)) cpSync(join(root, path), join(copy, path));
  linkModules(copy);
  return copy;
}

/** The files of the project that are not in the copy as they were. */
export async function changedIn(copy: string): Promise<string[]> {
  const isChanged = (path: string) => !readFileSync(join(root, path)).equals(readFileSync(join(copy, path)));
  return (await filesOf(root)).filter(isChanged);
}

export function writeTo(copy: string, path: string, content: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), content);
}

/** Puts lines where a recipe says; the place must be there once. */
export function changeIn(copy: string, path: string, place: string, replacement: string): void {
  const parts = readFileSync(join(copy, path), 'utf8').split(place);
  if (parts.length !== 2) throw new Error(`${path} does not have ${place} once.`);
  writeTo(copy, path, parts.join(replacement));
}
