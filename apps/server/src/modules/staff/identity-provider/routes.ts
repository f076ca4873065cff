import { errorCodes } from '@taga/contract';
import { exchangeProviderCode } from '@taga/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, Unanswered } from '../../../domain-error.ts';
import type { RouteDeclaration } from '../../../http/admission/route-groups.ts';
import { type Implementation, implement } from '../../../http/endpoints/implement.ts';
import { giveSession } from '../sessions/index.ts';
import { beginVisit, endVisit, exchangeCode, type ProviderDependencies } from './visits.ts';

export const startPath = '/api/desk/oidc/start';
const callbackPath = '/api/desk/oidc/callback';
/** The page of the desk that exchanges the code. It stands behind `#`, which no server sees, and works once. */
const returnPath = '/desk/sign-in/return';

/**
 * Lives as long as a visit to the provider, for these two routes alone. Over https its name keeps anyone who holds a plain
 * host of the same domain from planting one.
 */
const cookieAt = (origin: string) =>
  origin.startsWith('https:')
    ? { name: '__Secure-desk-visit', secure: '; Secure' }
    : { name: 'desk-visit', secure: '' };

function visitCookie(origin: string, value: string, maxAgeS: number): string {
  const { name, secure } = cookieAt(origin);
  return `${name}=${value}; Max-Age=${maxAgeS}; Path=/api/desk/oidc; HttpOnly; SameSite=Lax${secure}`;
}

function visitTokenOf({ headers }: FastifyRequest, origin: string): string | undefined {
  const pattern = new RegExp(`(?:^|;\\s*)${cookieAt(origin).name}=([\\w-]{43})(?:;|$)`);
  return pattern.exec(headers.cookie ?? '')?.[1];
}

/** Without a provider there is no code that could be exchanged. */
export function staffProviderRoutes(dependencies: ProviderDependencies | undefined): Implementation[] {
  return [
    implement(exchangeProviderCode, 'signIn', async ({ body, deskCookie }) => {
      if (!dependencies) throw new DomainError(errorCodes.codeExpired);
      const session = await exchangeCode(body.code, dependencies);
      return giveSession(session, body.inCookie, deskCookie, dependencies);
    }),
  ];
}

interface RouteDependencies extends ProviderDependencies {
  /** The address that browsers use. */
  readonly origin: () => string;
}

/** The way to the bank's identity provider and back. */
export function addProviderRoutes(app: FastifyInstance, dependencies: RouteDependencies): void {
  const config: RouteDeclaration = { allowedRoles: ['anyone'], group: 'calls', limit: 'signIn' };
  const options = { config, schema: { hide: true } };
  const { origin } = dependencies;

  app.get(startPath, options, async (_request, reply) => {
    const { address, browser } = await beginVisit(origin() + callbackPath, dependencies);
    reply.header('set-cookie', visitCookie(origin(), browser, 600));
    return reply.header('cache-control', 'no-store').redirect(address, 302);
  });

  app.get(callbackPath, options, async (request, reply) => {
    const code = await arrive(request, dependencies);
    reply.header('set-cookie', visitCookie(origin(), '', 0));
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return reply.redirect(code ? `${returnPath}#code=${code}` : returnPath, 302);
  });
}

/** Whatever does not fit is told to the log, and to the browser no more than that it did not work. */
async function arrive(request: FastifyRequest, dependencies: RouteDependencies): Promise<string | undefined> {
  const browser = visitTokenOf(request, dependencies.origin());
  try {
    return await endVisit(new URL(request.url, dependencies.origin()), browser, dependencies);
  } catch (error) {
    if (error instanceof Unanswered) throw error;
    const { code, message } = error as { code?: string; message?: string };
    request.log.warn({ code, reason: message }, 'the answer of the identity provider was refused');
    return undefined;
  }
}
