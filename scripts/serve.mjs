// `npm run serve`: the built server and nothing else. Nothing is installed, nothing is built.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { CommandError, runCommand } from './say.mjs';

const parts = ['portal', 'desk', 'server'].map((name) => join('apps', name, 'dist'));

runCommand(async () => {
  const missing = parts.filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) {
    throw new CommandError(`Nothing to serve: ${missing.join(', ')} is missing. Run \`npm run build\` first.`);
  }
  await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
});
