// Brings node_modules in line with package-lock.json, and does nothing when it already is.
// Only Node's own modules here: this runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run, Stop, step } from './say.mjs';

const stamp = join(root, 'node_modules', '.installed');

/** The lock file and the machine: a node_modules copied from another platform is not ours. */
function fingerprint() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
    .digest('hex');
}

export async function ensureInstalled() {
  requireNode();
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Installing the dependencies (only the first time)', async () => {
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root });
    if (code !== 0) {
      throw new Stop(`The dependencies could not be installed: npm ci ended with code ${code}.\n${output.trim()}`);
    }
    writeFileSync(stamp, wanted);
  });
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Stop(`Node.js ${process.versions.node} is too old: Taga needs 20.19 or later.`);
  }
}
