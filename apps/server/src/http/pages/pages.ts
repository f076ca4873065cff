import type { Language } from '@taga/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Portal, PortalPage } from '../../portal.ts';
import type { ShellApp } from '../../shell-app.ts';
import type { RouteDeclaration } from '../admission/route-groups.ts';
import { type Encoded, type Encoding, encode, preferredEncoding } from '../endpoints/encoded.ts';
import { pageLanguageOf } from '../endpoints/language.ts';
import type { PageKind } from './content-policy.ts';
import { type InlineHashes, inlineHashesOf } from './inline-hashes.ts';

interface MaintenanceMode {
  readonly retryAfterS: number;
}

/** Writes something on a page as it was built. */
type Banner = (html: Buffer, language: Language) => Buffer;

interface PageOptions {
  readonly maintenance: MaintenanceMode | undefined;
  /** What every page says besides. */
  readonly banner: Banner | undefined;
}

interface Sites {
  readonly portal: Portal;
  readonly desk: ShellApp;
}

/** Every address that is nobody else's is a page: of the desk below its root, of the portal everywhere else. */
export function servePages(app: FastifyInstance, { portal, desk }: Sites, { maintenance, banner }: PageOptions): void {
  const encodeOnce = createEncoder(banner);
  const config: RouteDeclaration = { allowedRoles: ['anyone'], group: 'pages', label: 'page' };
  app.get('/*', { config, schema: { hide: true } }, async (request, reply) => {
    const language = pageLanguageOf(request);
    if (maintenance) {
      reply.header('retry-after', maintenance.retryAfterS);
      return sendPage(request, reply, { ...portal.maintenancePage(language), kind: 'portal', status: 503 }, encodeOnce);
    }
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!desk.owns(path))
      return sendPage(request, reply, { ...portal.page(path, language), kind: 'portal' }, encodeOnce);
    reply.header('x-robots-tag', 'noindex, nofollow');
    return sendPage(request, reply, { ...desk.page(path, language), kind: 'desk' }, encodeOnce);
  });
}

type AnsweredPage = Omit<PortalPage, 'status'> & { readonly status: number; readonly kind: PageKind };

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: AnsweredPage, encodeOnce: Encoder) {
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const { body, etag, inline } = await encodeOnce(page.html, encoding, pageLanguageOf(request));
  reply.holdToPage(page.kind, inline).headers({
    // The address stays the same from one release to the next, so the browser asks each time, cheaply.
    'cache-control': page.status === 503 ? 'no-store' : 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    etag,
    vary: 'Accept-Encoding, Cookie',
  });
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(page.status).send(body);
}

interface EncodedPage extends Encoded {
  readonly inline: InlineHashes;
}
type Encoder = (html: Buffer, encoding: Encoding | undefined, language: Language) => Promise<EncodedPage>;

/** Compresses a page when it is first asked for and keeps the result: pages are few and do not change. */
function createEncoder(banner: Banner = (html) => html): Encoder {
  const kept = new WeakMap<Buffer, Map<Encoding | undefined, Promise<EncodedPage>>>();
  return (html, encoding, language) => {
    const encodings = kept.get(html) ?? new Map();
    kept.set(html, encodings);
    const page = encodings.get(encoding) ?? encodePage(banner(html, language), encoding);
    encodings.set(encoding, page);
    return page;
  };
}

async function encodePage(html: Buffer, encoding: Encoding | undefined): Promise<EncodedPage> {
  return { ...(await encode(html, encoding)), inline: inlineHashesOf(html.toString()) };
}
