import type { FastifyInstance } from 'fastify';
import type { Tracing } from '../../tracing/otlp.ts';

/** A span for each request, by its route and its id; never by what was asked for. */
export function traceRequests(app: FastifyInstance, { beginRequest }: Pick<Tracing, 'beginRequest'>): void {
  const ends = new WeakMap<object, (status: number) => void>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const known = { 'http.request.method': method, 'http.route': route, 'taga.request_id': id };
    ends.set(request, beginRequest(`${method} ${route}`, known, done));
  });
  app.addHook('onResponse', async (request, { statusCode }) => ends.get(request)?.(statusCode));
}
