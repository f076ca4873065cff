import padauk from '@fontsource/padauk/files/padauk-myanmar-400-normal.woff2?inline';
import { brand } from '@taga/brand';
import { errorCodes } from '@taga/contract';
import { isLanguage, type Language } from '@taga/i18n';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { RouteDeclaration } from '../../../../http/admission/route-groups.ts';
import { isFromThisMachine } from '../../../../http/admission/this-machine.ts';
import { EndpointError } from '../../../../http/endpoints/endpoint-error.ts';
import { pageLanguageOf } from '../../../../http/endpoints/language.ts';
import { fontPath, framedMail, mailboxPolicy, mailPathOf, mailPolicy } from './mail-frame.ts';
import rules from './mailbox.css?raw';
import type { Mailbox } from './mailbox.ts';
import { mailboxPage, mailboxPath, stylesheetPath } from './mailbox-page.ts';

/**
 * Anyone on this machine may read it: in a sandbox nothing is secret. Attackers elsewhere may where somebody has said that
 * the sandbox is for all of them.
 */
export function addMailboxRoutes(app: FastifyInstance, mailbox: Mailbox, isForAll: boolean): void {
  const config: RouteDeclaration = { allowedRoles: ['anyone'], group: 'pages' };
  const guarded = { schema: { hide: true }, onRequest: isForAll ? [] : [refuseFromElsewhere] };
  const options = { config, ...guarded };
  const page = { config: { ...config, contentPolicy: mailboxPolicy }, ...guarded };
  const stylesheet = mailboxStylesheet();
  const font = Buffer.from(padauk.slice(padauk.indexOf(',') + 1), 'base64');

  app.get(mailboxPath, page, async (request, reply) => {
    const to = recipientOf(request);
    const markup = mailboxPage({ language: languageOf(request), to, messages: await mailbox.list(to) });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(markup);
  });

  app.get(`${mailboxPath}.json`, options, async (request, reply) => {
    const messages = await mailbox.list(recipientOf(request));
    const told = messages.map(({ channel, to, subject, text, at }) => ({ channel, to, subject, text, at }));
    return reply.header('cache-control', 'no-store').send(told);
  });

  addMailRoute(app, mailbox, guarded);

  app.get(stylesheetPath, options, async (_request, reply) => {
    return reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(stylesheet);
  });

  app.get(fontPath, options, async (_request, reply) => {
    // For the mails too, which belong to no origin.
    reply.headers({ 'cache-control': 'public, max-age=86400', 'access-control-allow-origin': '*' });
    return reply.type('font/woff2').send(font);
  });
}

async function refuseFromElsewhere({ raw }: FastifyRequest): Promise<void> {
  if (!isFromThisMachine(raw)) throw new EndpointError(errorCodes.notFound);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** One mail, for the frame on the page. */
function addMailRoute(app: FastifyInstance, mailbox: Mailbox, guarded: RouteShorthandOptions): void {
  const config: RouteDeclaration = { allowedRoles: ['anyone'], group: 'pages', contentPolicy: mailPolicy };
  app.get<{ Params: { id: string } }>(mailPathOf(':id'), { config, ...guarded }, async (request, reply) => {
    const { id } = request.params;
    const mail = uuid.test(id) ? await mailbox.findHtml(id) : undefined;
    if (mail === undefined) throw new EndpointError(errorCodes.notFound);
    // A mail is of no origin, so it cannot have a cluster of its own.
    reply.removeHeader('origin-agent-cluster');
    reply.headers({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' });
    return reply.type('text/html; charset=utf-8').send(framedMail(mail));
  });
}

function recipientOf(request: FastifyRequest): string | undefined {
  const { to } = request.query as { to?: unknown };
  return typeof to === 'string' && to.trim() !== '' ? to : undefined;
}

/** The page's own switch wins over what the portal remembers: it must work for anyone who pressed it. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return isLanguage(lang) ? lang : pageLanguageOf(request);
}

/** The bank's own colours, in its light and its dark version, before the rules that use them. */
function mailboxStylesheet(): string {
  const { light, dark } = brand.colours;
  return `:root { ${variables(light)} }\n@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }\n${rules}`;
}

function variables(colours: typeof brand.colours.light): string {
  const { primary, accent, paper, surface, ink, grey, line, warning } = colours;
  const named = {
    primary,
    'primary-bright': colours.primaryBright,
    accent,
    paper,
    surface,
    ink,
    grey,
    line,
    'control-line': grey,
    warning,
  };
  return Object.entries(named)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}
