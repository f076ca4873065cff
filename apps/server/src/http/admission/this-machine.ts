import type { IncomingMessage } from 'node:http';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy on the same machine comes from loopback too, with somebody else behind it. */
const marksOfProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Whether a request was made on this machine, by nobody on another's behalf. */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  return loopback.test(socket.remoteAddress ?? '') && marksOfProxies.every((name) => headers[name] === undefined);
}
