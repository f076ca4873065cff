import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON and nothing else. An empty one counts as none even when the client calls it JSON:
 * many clients name the type on every POST, those without a payload too.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
