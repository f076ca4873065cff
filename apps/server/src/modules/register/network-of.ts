import { isIPv6 } from 'node:net';

const groupsOfAddress = 8;
const groupsOfNetwork = 4;

/** Whoever has one IPv6 address has a whole /64 of them, so those count as one. IPv4 addresses are single. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const omitted = Array<string>(Math.max(0, groupsOfAddress - before.length - after.length)).fill('0');
  const groups = [...before, ...omitted, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`;
}
