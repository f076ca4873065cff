// Runs a measurement that works inside the server's own code, built as the server is.
import { CommandError, run } from '../scripts/say.mjs';
import { withBuilt } from '../scripts/server-module.mjs';

/** @param {string} entry below the server's folder @param {string} failure what to say if it ends badly */
export async function runServerProcess(entry, failure) {
  const { code } = await withBuilt(entry, (script) => run(process.execPath, [script], { show: true }));
  if (code !== 0) throw new CommandError(failure);
}
