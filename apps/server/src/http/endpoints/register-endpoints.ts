import { setTimeout as sleep } from 'node:timers/promises';
import { definitionOf, type Endpoint, type EndpointDefinition, errorCodes, isForStaff } from '@taga/contract';
import { acceptInvitation, login, resetPassword, signInStaff, submitRegistration } from '@taga/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { deskCookieOf } from '../admission/desk-cookie.ts';
import { deviceCookieOf } from '../admission/device-cookie.ts';
import type { GenuineTokens } from '../admission/genuine-tokens.ts';
import { tokenOf } from '../admission/guard.ts';
import type { RateLimits } from '../admission/rate-limits.ts';
import type { RouteDeclaration } from '../admission/route-groups.ts';
import { isFromThisMachine } from '../admission/this-machine.ts';
import { rootOfBase } from './api-addresses.ts';
import { acceptFileIn, bytesOf } from './bodies-with-file.ts';
import { compressAnswer } from './compress-answer.ts';
import { EndpointError } from './endpoint-error.ts';
import { endpointSchema } from './endpoint-schema.ts';
import type { Implementation } from './implement.ts';
import { languageOf } from './language.ts';

/** Puts every call of the contract on the wire, those that nobody implements yet included. */
export function registerEndpoints(
  app: FastifyInstance,
  listed: readonly Endpoint[],
  implementations: readonly Implementation[],
  dependencies: InputDependencies,
): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const endpoints = listed.map((endpoint) => definitionOf(endpoint));
  const byId = new Map(implementations.map((implementation) => [implementation.endpoint.id, implementation]));
  // How a body is read belongs to a scope: one for each field that may hold a file, and one for all calls without.
  for (const field of new Set(endpoints.map(({ fileField }) => fileField))) {
    app.register(async (scope) => {
      if (field) acceptFileIn(scope, field);
      const itsEndpoints = endpoints.filter(({ fileField }) => fileField === field);
      for (const endpoint of itsEndpoints) registerEndpoint(scope, endpoint, byId.get(endpoint.id), dependencies);
    });
  }
}

function registerEndpoint(
  app: FastifyInstance,
  endpoint: EndpointDefinition,
  implementation: Implementation | undefined,
  dependencies: InputDependencies,
): void {
  for (const [index, path] of [endpoint.path, ...(endpoint.aliases ?? [])].entries()) {
    app.route({
      method: endpoint.method,
      url: rootOfBase[endpoint.base] + path,
      config: declarationOf(endpoint, implementation),
      schema: endpointSchema(endpoint, index),
      // After access control, which tells attackers nothing, and before validation, which would find fault with what is sent.
      ...(!implementation && { preValidation: refuseUnimplemented }),
      // The desk's session is a cookie, which a foreign page could send along: what is compressed there would tell by its length.
      ...(!isForStaff(endpoint) && { onSend: compressAnswer }),
      handler:
        implementation?.fixed ?? ((request, reply) => implementation?.handle(inputOf(request, reply, dependencies))),
    });
  }
}

function declarationOf(endpoint: EndpointDefinition, implementation: Implementation | undefined): RouteDeclaration {
  return {
    allowedRoles: endpoint.allowedRoles,
    group: groupOf(endpoint),
    ...(endpoint.maxBodyBytes && { maxBodyBytes: endpoint.maxBodyBytes }),
    // Staff have a count of their own: a whole office may share one address.
    ...(implementation && { limit: isForStaff(endpoint) ? 'desk' : implementation.limit }),
  };
}

/** What a password is hashed for, which takes long. */
const hashesPassword = new Set<Endpoint>([login, submitRegistration, resetPassword, signInStaff, acceptInvitation]);

function groupOf(endpoint: EndpointDefinition): RouteDeclaration['group'] {
  if (hashesPassword.has(endpoint)) return 'passwords';
  if (!endpoint.fileField) return 'calls';
  // What comes from nobody in particular takes no place of a customer's.
  return endpoint.allowedRoles.includes('visitor') ? 'readings' : 'uploads';
}

async function refuseUnimplemented(): Promise<never> {
  throw new EndpointError(errorCodes.notImplemented);
}

interface InputDependencies {
  readonly isHttps: boolean;
  readonly genuine: GenuineTokens;
  readonly limits: RateLimits;
}

function inputOf(request: FastifyRequest, reply: FastifyReply, { isHttps, genuine, limits }: InputDependencies) {
  const { body, query, principal, headers, ip } = request;
  return {
    body,
    query,
    language: languageOf(request),
    principal,
    userAgent: headers['user-agent'],
    deviceCookie: deviceCookieOf(request, reply, isHttps),
    deskCookie: deskCookieOf(reply, isHttps),
    token: tokenOf(request),
    clientAddress: ip,
    isFromThisMachine: isFromThisMachine(request.raw),
    noteIssued: (token: string, isAnonymous = false) => genuine.add(token, { isAnonymous }),
    answerLater: async (waitMs: number) => {
      if (waitMs === 0) return;
      request.visit?.releaseSlot?.();
      await sleep(waitMs, undefined, { ref: false });
    },
    countRefresh: (token: string) => limits.ofRefresh(request, token),
    bytesOf: (text: string) => bytesOf(request, text),
  };
}
