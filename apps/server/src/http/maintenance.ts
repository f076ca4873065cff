import { errorCodes } from '@taga/contract';
import type { FastifyInstance } from 'fastify';
import { CallError } from './call-error.ts';

/** During maintenance every call of the scope is refused; pages have a page of their own for it. */
export function refuseCallsDuringMaintenance(app: FastifyInstance, retryAfterS: number): void {
  app.addHook('onRequest', async () => {
    throw new CallError(errorCodes.unavailable, { headers: { 'retry-after': String(retryAfterS) } });
  });
}
