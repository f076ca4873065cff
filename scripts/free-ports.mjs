// Ports for servers under test: no two runs, and nothing else on the machine, get into each other's way.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that the system gives to outgoing connections. */
const range = /** @type {const} */ ([20_000, 32_000]);

/** A port that nobody listens on. */
export async function findFreePort() {
  for (;;) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
}

/** @param {number} port */
async function isFree(port) {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

/** As many, each another. @param {number} count */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports];
}
