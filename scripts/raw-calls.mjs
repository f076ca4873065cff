// Makes the same call again and again over connections of its own. Node's client takes as much of a processor as the
// server does, so that a crowd of them on one machine would measure itself.
import { once } from 'node:events';
import { connect } from 'node:net';

/** @typedef {{ status: number | 'cut off', retryAfterMs: number, ms: number }} Answered */
/** @typedef {{ socket: import('node:net').Socket, received: Buffer, answer: (chunk?: Buffer) => void }} Connection */

const endOfHead = Buffer.from('\r\n\r\n');

/** @param {string} address @param {{ path: string, headers: Record<string, string>, body: object }} call */
export function openRawCalls(address, { path, headers, body }) {
  const { hostname, port, host } = new URL(address);
  const text = JSON.stringify(body);
  const all = { host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
  /** @type {Connection[]} */
  const idle = [];
  /** @type {Set<Connection>} */
  const open = new Set();

  async function connection() {
    const socket = connect(Number(port), hostname).setNoDelay(true);
    /** @type {Connection} */
    const made = { socket, received: Buffer.alloc(0), answer: () => {} };
    open.add(made);
    socket.on('data', (chunk) => made.answer(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      open.delete(made);
      if (idle.includes(made)) idle.splice(idle.indexOf(made), 1);
      made.answer();
    });
    await once(socket, 'connect').catch(() => undefined);
    return made;
  }

  /** @returns {Promise<Answered>} */
  async function ask() {
    const asked = performance.now();
    const used = idle.pop() ?? (await connection());
    return new Promise((resolve) => {
      /** @param {number | 'cut off'} status @param {number} [retryAfterMs] */
      const settle = (status, retryAfterMs = 0) => {
        used.answer = () => {};
        resolve({ status, retryAfterMs, ms: performance.now() - asked });
      };
      used.received = Buffer.alloc(0);
      used.answer = (chunk) => {
        if (!chunk) return settle('cut off');
        used.received = used.received.length === 0 ? chunk : Buffer.concat([used.received, chunk]);
        const head = readHead(used.received);
        if (!head || used.received.length < head.length) return;
        if (head.isLast) used.socket.destroy();
        else idle.push(used);
        settle(head.status, head.retryAfterMs);
      };
      if (used.socket.destroyed) settle('cut off');
      else used.socket.write(request);
    });
  }

  return { ask, close: () => open.forEach(({ socket }) => void socket.destroy()) };
}

/** What the head of an answer says, and how long the answer is with it. @param {Buffer} received */
function readHead(received) {
  const end = received.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end).toLowerCase();
  const numberOf = (/** @type {string} */ name) => Number(new RegExp(`\r\n${name}: (\\d+)`).exec(head)?.[1] ?? 0);
  return {
    status: Number(head.slice(9, 12)),
    retryAfterMs: 1_000 * numberOf('retry-after'),
    isLast: head.includes('\r\nconnection: close'),
    length: end + endOfHead.length + numberOf('content-length'),
  };
}
