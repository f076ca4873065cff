import {
  type AllowedRole,
  type EndpointDefinition,
  type ErrorCode,
  errorBody,
  errorCodes,
  everyEndpointErrors,
  httpStatusOf,
  isForStaff,
} from '@taga/contract';
import type { FastifySchema } from 'fastify';

/** How OpenAPI names the token of each kind of caller. */
export const securitySchemeOf = {
  visitor: 'visitorToken',
  reader: 'readerToken',
  customer: 'customerToken',
  phone: 'phoneToken',
  staff: 'staffToken',
} as const;

/** What validation, serialization and the OpenAPI page know of a call at its path or one of its aliases. */
export function endpointSchema(endpoint: EndpointDefinition, pathIndex: number): FastifySchema {
  const isAlias = pathIndex > 0;
  return {
    operationId: isAlias ? `${endpoint.id}Alias${pathIndex}` : endpoint.id,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    security: securityOf(endpoint),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.query && { querystring: endpoint.query }),
    response: { 200: json('Done', endpoint.answer), ...errorResponses(endpoint) },
  };
}

function tagOf(endpoint: EndpointDefinition): string {
  return endpoint.base === 'api' ? (endpoint.path.split('/')[1] ?? endpoint.base) : endpoint.base;
}

function securityOf(endpoint: EndpointDefinition): Record<string, string[]>[] {
  const schemes = endpoint.allowedRoles.flatMap((allowedRole) =>
    allowedRole === 'anyone' ? [] : [schemeOf(allowedRole)],
  );
  return [...new Set(schemes)].map((scheme) => ({ [scheme]: [] }));
}

/** Whatever the role, a member of staff has one token. */
function schemeOf(allowedRole: Exclude<AllowedRole, 'anyone'>): string {
  return isForStaff({ allowedRoles: [allowedRole] })
    ? securitySchemeOf.staff
    : securitySchemeOf[allowedRole as keyof typeof securitySchemeOf];
}

/** Each status the call can fail with, described by the codes that go with it. */
function errorResponses(endpoint: EndpointDefinition): Record<number, JsonResponse> {
  const needsNoToken = endpoint.allowedRoles.includes('anyone');
  const general = everyEndpointErrors.filter((code) => !(needsNoToken && code === errorCodes.tokenMissing));
  const codes = [...general, ...(isForStaff(endpoint) ? [errorCodes.notAllowed] : []), ...(endpoint.errors ?? [])];
  const statuses = [...new Set(codes.map(httpStatusOf))];
  return Object.fromEntries(
    statuses.map((status) => {
      const codesOfStatus = codes.filter((code) => httpStatusOf(code) === status);
      return [status, json(codesOfStatus.map(describeCode).join(', '), errorBody)];
    }),
  );
}

function describeCode(code: ErrorCode): string {
  const name = Object.entries(errorCodes).find(([, value]) => value === code)?.[0];
  return `${code} (${name})`;
}

interface JsonResponse {
  readonly description: string;
  readonly content: { readonly 'application/json': { readonly schema: EndpointDefinition['answer'] } };
}

function json(description: string, schema: EndpointDefinition['answer']): JsonResponse {
  return { description, content: { 'application/json': { schema } } };
}
