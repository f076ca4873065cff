// Chance that can be had again: the same seed breaks the same things in the same order.
import { randomInt } from 'node:crypto';

/** @param {number} seed @returns {() => number} from 0 to below 1 (mulberry32) */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @template T @param {readonly T[]} list @param {() => number} random @returns {T[]} */
export function shuffle(list, random) {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [/** @type {T} */ (shuffled[other]), /** @type {T} */ (shuffled[last])];
  }
  return shuffled;
}

/** `--faults=a,b` or `kills=10`; without a seed one is drawn. @param {string[]} given @returns {{ seed: number } & Record<string, string>} */
export function readOptions(given) {
  const said = Object.fromEntries(given.map((word) => word.replace(/^--/, '').split('=', 2)));
  return { ...said, seed: Number(said.seed ?? randomInt(1_000_000)) };
}
