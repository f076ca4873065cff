import type { Settings } from '../../settings.ts';
import type { InlineHashes } from './inline-hashes.ts';

/** Whose page it is: each may do what it needs, and no more. */
export type PageKind = 'portal' | 'desk';

/** Other hosts that a page may ask or show. */
export type Origins = Pick<Settings, 'apiOrigins' | 'mapTilesUrl' | 'cardApplyUrl' | 'cardRenewalUrl'>;

const self = "'self'";
const none = "'none'";

const originsOf = (...addresses: readonly (string | undefined)[]) =>
  addresses.flatMap((address) => (address ? [new URL(address).origin] : []));

/** The bank's own card pages, where it has some. */
function framedOf({ cardApplyUrl, cardRenewalUrl }: Origins): string {
  return [...new Set(originsOf(cardApplyUrl, cardRenewalUrl))].join(' ') || none;
}

/** What may be loaded, shown and framed where, beyond what no page may. */
function sourcesOf(kind: PageKind, origins: Origins): Record<string, string> {
  const pictures = [self, 'data:', 'blob:'];
  const connect = [self, ...(origins.apiOrigins ?? [])].join(' ');
  const ofKind = {
    portal: {
      'img-src': [...pictures, ...originsOf(origins.mapTilesUrl)].join(' '),
      'media-src': `${self} blob:`,
      'connect-src': connect,
      'frame-src': framedOf(origins),
      'frame-ancestors': none,
    },
    desk: {
      'img-src': pictures.join(' '),
      'media-src': `${self} blob:`,
      'connect-src': connect,
      'frame-src': none,
      'frame-ancestors': none,
    },
  };
  return ofKind[kind];
}

/** No outside host but those that are set, nothing inline but what is named; the browser may show pictures it has just taken. */
export function contentPolicyOf(kind: PageKind, origins: Origins, inline?: InlineHashes): string {
  const directives = {
    'default-src': self,
    'script-src': [self, ...(inline?.scripts ?? [])].join(' '),
    'style-src': [self, ...(inline?.styles ?? [])].join(' '),
    ...sourcesOf(kind, origins),
    'object-src': none,
    'base-uri': none,
    'form-action': self,
    'require-trusted-types-for': "'script'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
