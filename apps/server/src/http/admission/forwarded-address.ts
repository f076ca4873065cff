import type { IncomingMessage } from 'node:http';

const withPort = /^(?:(\d{1,3}(?:\.\d{1,3}){3})|\[([0-9a-f:.]+)\])(?::\d+)?$/i;

/**
 * Some proxies name the client with its port, which is another one for each connection: whoever counts by address would
 * see a stranger each time. From here on an address is an address.
 */
export function dropForwardedPorts({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded !== 'string' || !/[.\]]\S*:\d/.test(forwarded)) return;
  headers['x-forwarded-for'] = forwarded.split(',').map(plainAddress).join(', ');
}

function plainAddress(given: string): string {
  const [, ipv4, ipv6] = withPort.exec(given.trim()) ?? [];
  return ipv4 ?? ipv6 ?? given.trim();
}
