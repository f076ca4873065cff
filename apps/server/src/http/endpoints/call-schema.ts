import {
  type CallDefinition,
  type Caller,
  type ErrorCode,
  errorBody,
  errorCodes,
  everyCallErrors,
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
export function callSchema(call: CallDefinition, pathIndex: number): FastifySchema {
  const isAlias = pathIndex > 0;
  return {
    operationId: isAlias ? `${call.id}Alias${pathIndex}` : call.id,
    summary: call.summary,
    tags: [tagOf(call)],
    security: securityOf(call),
    ...(call.body && { body: call.body }),
    ...(call.query && { querystring: call.query }),
    response: { 200: json('Done', call.answer), ...errorResponses(call) },
  };
}

function tagOf(call: CallDefinition): string {
  return call.base === 'api' ? (call.path.split('/')[1] ?? call.base) : call.base;
}

function securityOf(call: CallDefinition): Record<string, string[]>[] {
  const schemes = call.callers.flatMap((caller) => (caller === 'anyone' ? [] : [schemeOf(caller)]));
  return [...new Set(schemes)].map((scheme) => ({ [scheme]: [] }));
}

/** Whatever the role, a member of staff has one token. */
function schemeOf(caller: Exclude<Caller, 'anyone'>): string {
  return isForStaff({ callers: [caller] })
    ? securitySchemeOf.staff
    : securitySchemeOf[caller as keyof typeof securitySchemeOf];
}

/** Each status the call can fail with, described by the codes that go with it. */
function errorResponses(call: CallDefinition): Record<number, JsonResponse> {
  const needsNoToken = call.callers.includes('anyone');
  const general = everyCallErrors.filter((code) => !(needsNoToken && code === errorCodes.tokenMissing));
  const codes = [...general, ...(isForStaff(call) ? [errorCodes.notAllowed] : []), ...(call.errors ?? [])];
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
  readonly content: { readonly 'application/json': { readonly schema: CallDefinition['answer'] } };
}

function json(description: string, schema: CallDefinition['answer']): JsonResponse {
  return { description, content: { 'application/json': { schema } } };
}
