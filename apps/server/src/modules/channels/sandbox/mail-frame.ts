import { errorCodes } from '@taga/contract';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../../http/call-error.ts';
import type { RouteDeclaration } from '../../../http/route-groups.ts';
import type { Mailbox } from './mailbox.ts';

export function mailPathOf(id: string): string {
  return `/sandbox/mail/${id}`;
}

export const fontPath = '/sandbox/padauk.woff2';

/** Links open beside the frame, which may not go anywhere itself. */
const additions = `<base target="_blank"><style>@font-face { font-family: Padauk; src: url("${fontPath}"); }</style>`;

/** A mail runs nothing and belongs to nobody. Its links open beside it, as they do in a mail program. */
export const frameOptions = 'allow-popups allow-popups-to-escape-sandbox';

/** What stands in the mail itself, and nothing fetched from anywhere but the letters that phones have and servers lack. */
const mailPolicy = [
  "default-src 'none'",
  "font-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${frameOptions}`,
].join('; ');

/** One mail as mail programs show it, for the frame on the mailbox page. */
export function addMailFrame(app: FastifyInstance, mailbox: Mailbox): void {
  const config: RouteDeclaration = { callers: ['anyone'], group: 'pages', contentPolicy: mailPolicy };
  app.get<{ Params: { id: string } }>(mailPathOf(':id'), { config, schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params;
    const mail = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? await mailbox.findHtml(id) : undefined;
    if (mail === undefined) throw new CallError(errorCodes.notFound);
    return (
      reply
        .header('cache-control', 'no-store')
        .header('x-frame-options', 'SAMEORIGIN')
        // A mail is of no origin, so it cannot have a cluster of its own.
        .removeHeader('origin-agent-cluster')
        .type('text/html; charset=utf-8')
        .send(mail.replace('<head>', `<head>${additions}`))
    );
  });
}
