import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** Turns new requests away while the process runs late. Health checks stay outside: they must still answer. */
export async function shedUnderPressure(app: FastifyInstance, maxEventLoopDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    retryAfter: 5,
  });
}
