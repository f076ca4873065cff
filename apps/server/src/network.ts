import { isIPv6 } from 'node:net';

const groupsOfAddress = 8;
const groupsOfNetwork = 4;
const groupsShown = 3;

/** Anyone who has one IPv6 address has a whole /64 of them, so those count as one. IPv4 addresses are single. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return groups ? `${groups.slice(0, groupsOfNetwork).join(':')}::/64` : plainAddress(address);
}

/** Enough for its owner to recognise home, office or mobile network, and no address: `203.0.113.*`, `2001:db8:1:*`. */
export function maskedNetwork(address: string): string {
  const groups = groupsOf(address);
  return groups ? `${groups.slice(0, groupsShown).join(':')}:*` : plainAddress(address).replace(/\.\d+$/, '.*');
}

/** IPv4, also where it comes in the clothes of IPv6. */
function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

function groupsOf(address: string): string[] | undefined {
  if (!isIPv6(plainAddress(address))) return undefined;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const omitted = Array<string>(Math.max(0, groupsOfAddress - before.length - after.length)).fill('0');
  return [...before, ...omitted, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
