// `npm run serve`: the built server and nothing else. Nothing is installed, nothing is built.
import { requireBuild } from './built.mjs';
import { root } from './root.mjs';
import { runCommand } from './say.mjs';

runCommand(async () => {
  requireBuild(root);
  await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
});
