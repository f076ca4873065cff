import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../../settings.ts';
import { dataOnly } from '../admission/route-groups.ts';
import { contentPolicyOf, type Origins, type PageKind } from './content-policy.ts';
import type { InlineHashes } from './inline-hashes.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** For a page: what its kind may do, with the pieces that stand inside it and no others. */
    holdToPage(kind: PageKind, inline: InlineHashes): FastifyReply;
  }
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
  const contentPolicy = contentPolicyOf('portal', origins);
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
  app.decorateReply('holdToPage', function (this: FastifyReply, kind: PageKind, inline: InlineHashes) {
    return this.header('content-security-policy', contentPolicyOf(kind, origins, inline));
  });
}
