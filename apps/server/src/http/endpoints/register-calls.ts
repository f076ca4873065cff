import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, type CallDefinition, definitionOf, errorCodes, isForStaff } from '@taga/contract';
import { acceptInvitation, login, resetPassword, signInStaff, submitRegistration } from '@taga/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { deviceCookieOf } from '../admission/device-cookie.ts';
import type { GenuineTokens } from '../admission/genuine-tokens.ts';
import { tokenOf } from '../admission/guard.ts';
import type { RateLimits } from '../admission/rate-limits.ts';
import type { RouteDeclaration } from '../admission/route-groups.ts';
import { rootOfBase } from './api-addresses.ts';
import { acceptFileIn, bytesOf } from './bodies-with-file.ts';
import { CallError } from './call-error.ts';
import { callSchema } from './call-schema.ts';
import type { Implementation } from './implement.ts';
import { languageOf } from './language.ts';

/** Puts every call of the contract on the wire, those that nobody implements yet included. */
export function registerCalls(
  app: FastifyInstance,
  listed: readonly Call[],
  implementations: readonly Implementation[],
  dependencies: InputDependencies,
): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const calls = listed.map((call) => definitionOf(call));
  const byId = new Map(implementations.map((implementation) => [implementation.call.id, implementation]));
  // How a body is read belongs to a scope: one for each field that may hold a file, and one for all calls without.
  for (const field of new Set(calls.map(({ fileField }) => fileField))) {
    app.register(async (scope) => {
      if (field) acceptFileIn(scope, field);
      const itsCalls = calls.filter(({ fileField }) => fileField === field);
      for (const call of itsCalls) registerCall(scope, call, byId.get(call.id), dependencies);
    });
  }
}

function registerCall(
  app: FastifyInstance,
  call: CallDefinition,
  implementation: Implementation | undefined,
  dependencies: InputDependencies,
): void {
  for (const [index, path] of [call.path, ...(call.aliases ?? [])].entries()) {
    app.route({
      method: call.method,
      url: rootOfBase[call.base] + path,
      config: declarationOf(call, implementation),
      schema: callSchema(call, index),
      // After the gate, which tells strangers nothing, and before validation, which would find fault with what is sent.
      ...(!implementation && { preValidation: refuseUnimplemented }),
      handler:
        implementation?.fixed ?? ((request, reply) => implementation?.handle(inputOf(request, reply, dependencies))),
    });
  }
}

function declarationOf(call: CallDefinition, implementation: Implementation | undefined): RouteDeclaration {
  return {
    callers: call.callers,
    group: groupOf(call),
    ...(call.maxBodyBytes && { maxBodyBytes: call.maxBodyBytes }),
    // Staff have a count of their own: a whole office may share one address.
    ...(implementation && { limit: isForStaff(call) ? 'desk' : implementation.limit }),
  };
}

/** What a password is hashed for, which takes long. */
const hashesPassword = new Set<Call>([login, submitRegistration, resetPassword, signInStaff, acceptInvitation]);

function groupOf(call: CallDefinition): RouteDeclaration['group'] {
  if (hashesPassword.has(call)) return 'passwords';
  return call.fileField ? 'uploads' : 'calls';
}

async function refuseUnimplemented(): Promise<never> {
  throw new CallError(errorCodes.notImplemented);
}

interface InputDependencies {
  readonly isHttps: boolean;
  readonly genuine: GenuineTokens;
  readonly limits: RateLimits;
}

function inputOf(request: FastifyRequest, reply: FastifyReply, { isHttps, genuine, limits }: InputDependencies) {
  const { body, query, holder, headers, ip } = request;
  return {
    body,
    query,
    language: languageOf(request),
    holder,
    userAgent: headers['user-agent'],
    deviceCookie: deviceCookieOf(request, reply, isHttps),
    token: tokenOf(request),
    clientAddress: ip,
    noteIssued: (token: string, isAnonymous = false) => genuine.add(token, { isAnonymous }),
    answerLater: async (waitMs: number) => {
      if (waitMs === 0) return;
      request.visit?.leavePlace?.();
      await sleep(waitMs, undefined, { ref: false });
    },
    countRefresh: (token: string) => limits.ofRefresh(request, token),
    bytesOf: (text: string) => bytesOf(request, text),
  };
}
