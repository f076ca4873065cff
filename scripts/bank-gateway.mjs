// `npm run bank-gateway`: the sandbox bank behind a gateway of its own, for those who build one.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand } from './say.mjs';

runCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // In this process, so that a signal to the command is a signal to the gateway.
  const gateway = new URL('../apps/server/dist/bank-gateway.js', import.meta.url).href;
  await import(gateway);
});
