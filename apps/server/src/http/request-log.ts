import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** One line and one figure for each answer. Routes are named by their pattern, never by what was asked for. */
export function recordAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = routeLabel(request);
    const status = reply.statusCode;
    metrics.observeAnswer({ method, route, status, seconds: reply.elapsedTime / 1000 });
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

function routeLabel(request: FastifyRequest): string {
  const { config, url } = request.routeOptions;
  return config?.label ?? url ?? 'unknown';
}
