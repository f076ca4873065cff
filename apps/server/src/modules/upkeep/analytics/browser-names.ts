import { browserNames, otherName, platformNames } from '@taga/contract';

const inList = (list: readonly string[], given: string) => (list.includes(given) ? given : otherName);

/** Whatever else a request calls its browser is not worth keeping: anybody may write anything there. */
export function browserNameOf(given: string): string {
  return inList(browserNames, given);
}

export function platformNameOf(given: string): string {
  return inList(platformNames, given);
}
