import { until } from './processes.mjs';

/**
 * A part that is one process, and can be killed and started again.
 * @param {string} name @param {() => import('./processes.mjs').Running} launch @param {() => Promise<boolean>} isWell
 */
export async function startPart(name, launch, isWell) {
  let running = launch();
  await until(name, isWell);
  return {
    kill: () => running.end('SIGKILL'),
    async start() {
      running = launch();
      await until(name, isWell);
    },
  };
}
