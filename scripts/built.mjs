// What has to be built before a server can run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './say.mjs';

const parts = ['portal', 'desk', 'server'].map((name) => join('apps', name, 'dist'));

/** Says in one sentence what is missing. @param {string} version the folder of what is to run */
export function requireBuild(version) {
  const missing = parts.filter((path) => !existsSync(join(version, path)));
  if (missing.length > 0) {
    throw new CommandError(`Nothing to serve: ${missing.join(', ')} is missing. Run \`npm run build\` first.`);
  }
}
