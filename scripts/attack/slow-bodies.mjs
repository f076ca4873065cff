// Many connections that send a head and then a byte a second: each is told 408 in the documented time, and the others are
// served as before.
import { connect } from 'node:net';
import { quantile, tally, watchOthers } from './figures.mjs';
import { withVictim } from './victim.mjs';

const connections = 200;
const allowedMs = 20_000;
/** Node looks for late ones once a second, and a busy machine is late itself. */
const graceMs = 5_000;

/** @type {import('./attacks.mjs').Attack} */
export const slowBodies = {
  says: `${connections} bodies that come byte by byte, and as many heads`,
  attack: () =>
    withVictim({ RATE_LIMIT_ANALYTICS: '1000000' }, async ({ address, port }) => {
      const others = watchOthers(address);
      const head = 'POST /analytics/log_event HTTP/1.1\r\nHost: taga\r\n';
      const whole = `${head}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;
      const all = Array.from({ length: connections }, (_, index) => trickle(port, index % 2 ? whole : head));
      const seen = await Promise.all(all);
      const { longestMs } = await others();
      const slowestMs = Math.max(...seen.map(({ ms }) => ms));
      const usualMs = quantile(
        seen.map(({ ms }) => ms),
        0.5,
      );
      const held = seen.every(({ status }) => status === '408') && slowestMs < allowedMs + graceMs;
      const seconds = `after ${(usualMs / 1000).toFixed(1)} s, the last after ${(slowestMs / 1000).toFixed(1)} s`;
      return {
        held,
        figures: `${tally(seen.map(({ status }) => status))} ${seconds}; others waited ${longestMs.toFixed(0)} ms at most`,
      };
    }),
};

/** @param {number} port @param {string} begin @returns {Promise<{ status: string, ms: number }>} */
function trickle(port, begin) {
  const began = performance.now();
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(begin));
    const drip = setInterval(() => socket.writable && socket.write('x'), 1_000);
    // However it ends: an attack that nobody stops is over after a minute and a half.
    const tired = setTimeout(() => socket.destroy(), 90_000);
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      clearTimeout(tired);
      const status = /^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 'cut off';
      resolve({ status, ms: performance.now() - began });
    });
  });
}
