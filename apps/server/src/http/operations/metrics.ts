import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { waitedMs } from '../admission/admission-queue.ts';
import { translateError } from '../endpoints/translate-error.ts';

export interface Metrics {
  readonly registry: Registry;
  observeAnswer(answer: { method: string; route: string; status: number; seconds: number }): void;
  countRefusal(refusal: { code: string; app: 'portal' | 'desk' }): void;
  observeIdentityCheck(check: { result: string; seconds: number }): void;
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
  const refusals = new Counter({
    name: 'taga_refusals_total',
    help: 'Calls that were answered with an error, by its code, at the portal or the desk',
    labelNames: ['code', 'app'],
    registers: [registry],
  });
  const checks = new Histogram({
    name: 'taga_identity_check_seconds',
    help: 'How long identity checks took, by their result',
    labelNames: ['result'],
    buckets: [0.5, 1, 2, 3, 5, 8, 13, 20, 60],
    registers: [registry],
  });
  return {
    registry,
    countRefusal: (refusal) => refusals.inc(refusal),
    observeIdentityCheck: ({ result, seconds }) => checks.observe({ result }, seconds),
    observeAnswer({ method, route, status, seconds }) {
      durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
  };
}

/** One line and one figure for each answer. Routes are named by their pattern, never by what was asked for. */
export function recordAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onError', async (request, _reply, error) => {
    const isDesk = request.routeOptions.url?.startsWith('/api/desk/') ?? false;
    metrics.countRefusal({ code: translateError(error).code, app: isDesk ? 'desk' : 'portal' });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = routeLabel(request);
    const status = reply.statusCode;
    const ms = (waitedMs.get(request.raw) ?? 0) + reply.elapsedTime;
    metrics.observeAnswer({ method, route, status, seconds: ms / 1000 });
    request.log.info({ method, route, status, ms: Math.round(ms) }, 'answered');
  });
}

function routeLabel(request: FastifyRequest): string {
  const { config, url } = request.routeOptions;
  return config?.label ?? url ?? 'unknown';
}
