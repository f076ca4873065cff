import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { declareAll } from '../admission/route-groups.ts';

const oneYear = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600';
/** The service worker decides what a browser keeps: an old one must not outlive its release. */
const askEachTime = 'no-cache';

const partOfPage = /^(\/desk)?\/assets\/[^?]+\.(js|css|woff2)$/;
/** What a browser reads with a page only: sent with each of its parts it is several kilobytes that a slow phone waits for. */
const forPagesOnly = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-xss-protection',
];

/**
 * The files of a browser app, below its own root. Each one found at the start is a route of its own, so no path from
 * outside is ever looked up on the disk. Those below `assets/` carry a hash in their name and never change.
 */
export async function serveStaticFiles(app: FastifyInstance, clientDir: string, root = ''): Promise<void> {
  declareAll(app, { allowedRoles: ['anyone'], group: 'pages', label: 'static file' });
  app.addHook('onSend', async ({ url }, reply) => {
    if (!partOfPage.test(url)) return;
    for (const name of forPagesOnly) {
      reply.removeHeader(name);
      reply.raw.removeHeader(name);
    }
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: `${root}/`,
    // Anyone who comes second would decorate answers once more; nothing here sends a file by hand.
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html'],
    cacheControl: false,
    setHeaders(answer, path) {
      answer.setHeader('cache-control', cachingOf(path));
      answer.setHeader('vary', 'Accept-Encoding');
    },
  });
}

function cachingOf(path: string): string {
  if (path.endsWith('/service-worker.js')) return askEachTime;
  return path.includes('/assets/') ? oneYear : oneHour;
}
