import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';
import type { InlineHashes } from './inline-hashes.ts';
import { dataOnly } from './route-groups.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** For a page with pieces of its own inside: it may use these, and no others. */
    allowInline(hashes: InlineHashes): FastifyReply;
  }
}

const self = "'self'";

/** Other hosts that a page may ask. */
type Origins = Pick<Settings, 'apiOrigins' | 'mapTilesUrl'>;

/** No outside host but those that are set, no frame, nothing inline but what is named; the browser may show pictures it has just taken. */
function contentPolicyOf({ apiOrigins = [], mapTilesUrl }: Origins, inline?: InlineHashes): string {
  const tiles = mapTilesUrl ? [new URL(mapTilesUrl).origin] : [];
  return [
    `default-src ${self}`,
    `script-src ${[self, ...(inline?.scripts ?? [])].join(' ')}`,
    `style-src ${[self, ...(inline?.styles ?? [])].join(' ')}`,
    `img-src ${[self, 'data:', 'blob:', ...tiles].join(' ')}`,
    `media-src ${self} blob:`,
    `connect-src ${[self, ...apiOrigins].join(' ')}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${self}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The portal asks for the camera (selfie) and the place (branches); nothing else is ever needed. */
const permissionsPolicy = [
  'camera=(self)',
  'geolocation=(self)',
  'microphone=(self)',
  'browsing-topics=()',
  'display-capture=()',
  'payment=()',
  'usb=()',
].join(', ');

const oneYearS = 31_536_000;
const strictTransport = { maxAge: oneYearS, includeSubDomains: false };
const referrerPolicy = 'strict-origin-when-cross-origin';

type HeaderSettings = Pick<Settings, 'publicUrl'> & Origins;

/** Over plain HTTP the header means nothing, and on a developer's localhost it would do harm. */
const isHttps = ({ publicUrl }: Pick<Settings, 'publicUrl'>) => publicUrl?.startsWith('https:') ?? false;

/** The same on answers that are written by hand, where no hook ever runs. */
export function headersByHand(settings: Pick<Settings, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': dataOnly,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'referrer-policy': referrerPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps(settings) && { 'strict-transport-security': `max-age=${strictTransport.maxAge}` }),
  };
}

export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, ...origins }: HeaderSettings,
): Promise<void> {
  const contentPolicy = contentPolicyOf(origins);
  await app.register(helmet, {
    // Ours, because a page has its own.
    contentSecurityPolicy: false,
    referrerPolicy: { policy: referrerPolicy },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps({ publicUrl }) ? strictTransport : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': contentPolicy, 'permissions-policy': permissionsPolicy });
  });
  app.decorateReply('allowInline', function (this: FastifyReply, hashes: InlineHashes) {
    return this.header('content-security-policy', contentPolicyOf(origins, hashes));
  });
}
