import { errorCodes, termsFilePath } from '@taga/contract';
import { getTermsPath } from '@taga/contract/endpoints';
import { findAccountClass } from '@taga/reference/account-classes';
import type { FastifyInstance } from 'fastify';
import type { RouteDeclaration } from '../../../http/admission/route-groups.ts';
import { EndpointError } from '../../../http/endpoints/endpoint-error.ts';
import { type Implementation, implement } from '../../../http/endpoints/implement.ts';
import { createTermsFiles } from './terms-files.ts';

export function termsRoutes(): Implementation[] {
  return [
    implement(getTermsPath, 'calls', ({ body: { type, lang } }) => {
      if (!findAccountClass(type)) throw new EndpointError(errorCodes.notFound);
      return { Data: { Path: termsFilePath(type, lang) } };
    }),
  ];
}

/** The files themselves, for anyone: people read the terms before they become customers. */
export function addTermsFiles(app: FastifyInstance): void {
  const findFile = createTermsFiles();
  const config: RouteDeclaration = { allowedRoles: ['anyone'], group: 'pages', label: 'terms' };
  app.get<{ Params: { '*': string } }>('/tnc/*', { config, schema: { hide: true } }, async (request, reply) => {
    // The router has decoded the name, so `&` and `%26` are the same.
    const file = await findFile(`/tnc/${request.params['*']}`);
    if (!file) throw new EndpointError(errorCodes.notFound);
    reply.headers({
      // Who agrees must have read the words that are in force, so the browser asks each time, cheaply.
      'cache-control': 'public, no-cache',
      'content-disposition': `inline; filename="${file.name}"`,
      etag: file.etag,
    });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    return reply.type('application/pdf').send(file.body);
  });
}
