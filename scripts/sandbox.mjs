// `npm run sandbox -- …`: what an operator asks of the sandbox bank.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand } from './say.mjs';

runCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const command = new URL('../apps/server/dist/sandbox-command.js', import.meta.url).href;
  await import(command);
});
