// `npm start`: everything from a fresh clone to a listening server.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand } from './say.mjs';

runCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // In this process, so that a signal to `npm start` is a signal to the server.
  const server = new URL('../apps/server/dist/main.js', import.meta.url).href;
  await import(server);
});
