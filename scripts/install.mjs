// Brings node_modules in line with package-lock.json, and does nothing when it already is.
// Only Node's own modules here: this runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { CommandError, run, step } from './say.mjs';

const stamp = join(root, 'node_modules', '.installed');

/** The lock file and the machine: a node_modules copied from another platform is not ours. */
function fingerprint() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
    .digest('hex');
}

/** Who has installed everything by hand keeps the tools. */
const hasTools = () => existsSync(join(root, 'node_modules', 'vitest'));

/**
 * Installs what building and running the server take, or with `withTools` all that tests and checks take besides. What is
 * installed with the tools is enough without them.
 * @param {{ withTools?: boolean }} [options]
 */
export async function ensureInstalled({ withTools = hasTools() } = {}) {
  requireNode();
  const wanted = fingerprint();
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const isCurrent = installed[0] === wanted;
  if (isCurrent && (!withTools || installed[1] === 'tools')) return;
  const what = withTools ? 'Installing the dependencies and the tools' : 'Installing the dependencies';
  await step(`${what} (only the first time)`, async () => {
    // Adds the tools to what is there and may be in use; anything else is installed from nothing.
    const command = isCurrent ? ['install', '--no-save'] : ['ci'];
    await npm([...command, withTools ? '--include=dev' : '--omit=dev']);
    writeFileSync(stamp, withTools ? `${wanted} tools` : wanted);
  });
}

/**
 * The registry is asked only for what npm's cache lacks, and for all of it when the cache turns out to be too old.
 * @param {string[]} args
 */
async function npm(args) {
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  const attempt = (/** @type {string} */ source) => run('npm', [...args, source, ...quietly], { cwd: root });
  const first = await attempt('--prefer-offline');
  const { code, output } = first.code === 0 ? first : await attempt('--prefer-online');
  if (code === 0) return;
  throw new CommandError(
    `The dependencies could not be installed: npm ${args[0]} ended with code ${code}.\n${output.trim()}`,
  );
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new CommandError(`Node.js ${process.versions.node} is too old: Taga needs 20.19 or later.`);
  }
}
