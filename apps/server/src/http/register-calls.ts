import { type Base, type Call, errorCodes } from '@taga/contract';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { CallError } from './call-error.ts';
import { callSchema } from './call-schema.ts';
import type { Gate } from './gate.ts';
import { admit, type FindHolder, type Holder } from './guard.ts';
import type { Implementation } from './implement.ts';
import { languageOf } from './language.ts';
import type { RateLimits } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token the guard has found. */
    holder: Holder | undefined;
  }
}

const rootOfBase: Readonly<Record<Base, string>> = { api: '/api', upload: '/upload', analytics: '/analytics' };

interface CallParts {
  readonly calls: readonly Call[];
  readonly implementations: readonly Implementation[];
  readonly limits: RateLimits;
  readonly gate: Gate;
  readonly findHolder: FindHolder;
}

/** Puts every call of the contract on the wire, those that nobody implements yet included. */
export function registerCalls(app: FastifyInstance, parts: CallParts): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('holder', undefined);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const byId = new Map(parts.implementations.map((implementation) => [implementation.call.id, implementation]));
  for (const call of parts.calls) registerCall(app, call, byId.get(call.id), parts);
}

function registerCall(app: FastifyInstance, call: Call, implementation: Implementation | undefined, parts: CallParts) {
  const { limits, gate, findHolder } = parts;
  const guard: onRequestAsyncHookHandler = async (request) => {
    request.holder = await gate.run(() => admit(request, call.callers, findHolder));
    if (request.holder?.kind === 'customer') await limits.ofCustomer(request);
    // Before the body is read: nothing would be done with it.
    if (!implementation) throw new CallError(errorCodes.notImplemented);
  };
  for (const [index, path] of [call.path, ...(call.aliases ?? [])].entries()) {
    app.route({
      method: call.method,
      url: rootOfBase[call.base] + path,
      config: { callers: call.callers },
      schema: callSchema(call, index),
      onRequest: [limits[implementation?.limit ?? 'calls'], guard],
      handler: (request) => gate.run(() => implementation?.handle(inputOf(request))),
    });
  }
}

function inputOf(request: FastifyRequest) {
  const { body, query, holder, headers, ip } = request;
  return {
    body,
    query,
    language: languageOf(request),
    holder,
    userAgent: headers['user-agent'],
    clientAddress: ip,
  };
}
