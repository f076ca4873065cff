import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

const self = ["'self'"];
const none = ["'none'"];

/** No inline script or style, no outside host, no frame; the browser may show pictures it has just taken. */
const contentSecurityPolicy = {
  'default-src': self,
  'script-src': self,
  'style-src': self,
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'frame-ancestors': none,
  'object-src': none,
  'base-uri': none,
  'form-action': self,
  'require-trusted-types-for': ["'script'"],
};

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

type HeaderSettings = Pick<Settings, 'publicUrl' | 'apiOrigins'>;

export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, apiOrigins = [] }: HeaderSettings,
): Promise<void> {
  const directives = { ...contentSecurityPolicy, 'connect-src': [...self, ...apiOrigins] };
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // Over plain HTTP the header means nothing, and on a developer's localhost it would do harm.
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: oneYearS, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
}
