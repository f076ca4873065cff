import { setTimeout as pause } from 'node:timers/promises';

/** With the delays of what has failed a few times. */
const patienceMs = 300_000;

/** A failure counts as not yet. */
export async function untilTrue(isTrue: () => Promise<boolean>, withinMs = patienceMs): Promise<void> {
  const began = Date.now();
  while (Date.now() - began < withinMs) {
    if (await isTrue().catch(() => false)) return;
    await pause(200);
  }
  throw new Error('It did not come about in time.');
}
