// The server processes of a cluster, as they are shipped.
import { join } from 'node:path';
import { requireBuild } from '../built.mjs';
import { root } from '../root.mjs';

/** So that a whole town of journeys can come from one address. */
export const generous = {
  RATE_LIMIT_CALLS: '1000000',
  RATE_LIMIT_CUSTOMER: '1000000',
  RATE_LIMIT_SIGN_IN: '1000000',
  RATE_LIMIT_REGISTER: '1000000',
  RATE_LIMIT_TOKENS: '1000000',
  RATE_LIMIT_STAFF: '1000000',
  RATE_LIMIT_DESK: '1000000',
  RATE_LIMIT_UPLOADS: '1000000',
  SIGN_UPS_PER_DAY: '1000000',
  INTRODUCTIONS_PER_DAY: '1000',
  ENUMERATION_LIMIT_PER_ADDRESS: '1000000',
  ENUMERATION_STEP_MS: '0',
  CODE_RESEND_GAP_S: '0',
  CODE_MAX_RESENDS: '20',
  CODES_PER_DAY: '1000',
  SESSION_LIFETIME_S: '86400',
  ACCESS_TOKEN_LIFETIME_S: '86400',
  STAFF_IDLE_S: '86400',
  STAFF_SESSION_S: '86400',
  FILE_ADDRESS_LIFETIME_S: '86400',
  MAX_EVENT_LOOP_DELAY_MS: '5000',
};

/** @typedef {{ port: number, address: string, start: (version?: string) => void, process: () => import('./processes.mjs').Running, isReady: () => Promise<boolean> }} ServerProcess */

/**
 * @param {number} number @param {number} port
 * @param {object} given
 * @param {string} given.folder @param {import('./processes.mjs').Processes} given.processes
 * @param {Record<string, string>} given.settings @param {string} [given.version] the folder of what it runs at first, if not this one
 * @returns {ServerProcess}
 */
export function createServerProcess(number, port, { folder, processes, settings, version: first = root }) {
  /** @type {import('./processes.mjs').Running} */
  let running;
  let runs = first;
  const address = `http://127.0.0.1:${port}`;
  return {
    port,
    address,
    /** With a version it goes on with that one from now on. */
    start(version = runs) {
      runs = version;
      requireBuild(version);
      const own = { PORT: String(port), DATA_DIR: join(folder, `data-${number}`) };
      running = processes.start(`server-${number}`, [process.execPath, join(version, 'scripts/serve.mjs')], {
        ...settings,
        ...own,
      });
    },
    process: () => running,
    async isReady() {
      if (!running.isRunning()) throw new Error('It has ended.');
      const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3_000) });
      await answer.text();
      return answer.ok;
    },
  };
}
