import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  observeAnswer(answer: { method: string; route: string; status: number; seconds: number }): void;
}

/** A registry for each app, so that several in one process (tests) do not share their figures. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    observeAnswer({ method, route, status, seconds }) {
      durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
  };
}

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
