import { type Base, errorCodes } from '@taga/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteDeclaration } from '../admission/route-groups.ts';
import { EndpointError } from './endpoint-error.ts';
import { sendError } from './error-answer.ts';

/** Below these are calls: the answer is never a page, whatever is asked for. */
export const rootOfBase: Readonly<Record<Base, string>> = { api: '/api', upload: '/upload', analytics: '/analytics' };
const apiRoots = Object.values(rootOfBase);

export function isApiPath(path: string): boolean {
  return apiRoots.some((root) => path === root || path.startsWith(`${root}/`) || path.startsWith(`${root}?`));
}

/** An address that nobody has is 404; one that others use is 405 with the methods it takes. */
export function answerUnknownAddresses(app: FastifyInstance): void {
  const config: RouteDeclaration = { allowedRoles: ['anyone'], group: 'pages' };
  const refuse = async (request: FastifyRequest) => {
    throw unknownAddress(request.method, apiMethodsAt(app, pathOf(request)));
  };
  for (const root of apiRoots) {
    app.all(root, { config, schema: { hide: true } }, refuse);
    app.all(`${root}/*`, { config, schema: { hide: true } }, refuse);
  }
  // Every other path is a page for those who read, so only the method can be wrong.
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    sendError(unknownAddress(request.method, isReading ? [] : ['GET', 'HEAD']), request, reply);
  });
}

function unknownAddress(method: string, methods: readonly string[]): EndpointError {
  if (methods.length === 0) return new EndpointError(errorCodes.notFound);
  return new EndpointError(errorCodes.methodNotAllowed, {
    headers: { allow: methods.join(', ') },
    details: [{ code: errorCodes.methodNotAllowed, values: { method } }],
  });
}

function apiMethodsAt(app: FastifyInstance, path: string): string[] {
  // The roots themselves answer every method with this domain error, which is no method at all.
  if (path.includes('*') || apiRoots.includes(path)) return [];
  return app.supportedMethods.filter((method) => app.hasRoute({ method: method as 'GET', url: path }));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
