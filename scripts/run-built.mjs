// What every command that is part of the server does first.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand } from './say.mjs';

/**
 * Installs and builds what has changed, then runs a built file of the server: in this process, so that a signal to the
 * command is a signal to it.
 * @param {string} name
 */
export function runBuilt(name) {
  runCommand(async () => {
    await ensureInstalled();
    await ensureBuilt();
    await import(new URL(`../apps/server/dist/${name}.js`, import.meta.url).href);
  });
}
