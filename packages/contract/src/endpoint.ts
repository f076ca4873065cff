import type * as z from 'zod/mini';
import { staffRoles } from './constants.ts';
import type { ErrorCode } from './error-codes.ts';

/** The three hosts a call can live on. Each is an address of its own in the browser's settings. */
export type Base = 'api' | 'upload' | 'analytics';

/**
 * Who may call, by the token they hold:
 * - `anyone` needs none;
 * - `visitor` holds the token of `GET register/get_token` (sign-up, login, reset);
 * - `reader` holds the token of `POST commonBank/getToken` (reference lists);
 * - `customer` holds the access token of a login;
 * - `phone` holds the token of `POST create-account/hand-over/open`: it may take the photos of one application;
 * - `staff` holds the token of a sign-in at the desk; a role in its place asks for staff who hold that role.
 */
export type AllowedRole =
  | 'anyone'
  | 'visitor'
  | 'reader'
  | 'customer'
  | 'phone'
  | 'staff'
  | (typeof staffRoles)[number];

/** Calls of the desk may be refused to staff who lack the role, with `notAllowed`. */
export function isForStaff({ allowedRoles }: Pick<Endpoint, 'allowedRoles'>): boolean {
  return allowedRoles.some(
    (allowedRole) => allowedRole === 'staff' || (staffRoles as readonly string[]).includes(allowedRole),
  );
}

export type Schema = z.ZodMiniType;

/** What a request is made of. */
interface EndpointAddress {
  /** Verb-noun name, unique; the OpenAPI `operationId`. */
  readonly id: string;
  readonly base: Base;
  readonly method: 'GET' | 'POST';
  /** Relative to the base, with one leading slash. */
  readonly path: string;
  readonly allowedRoles: readonly AllowedRole[];
}

declare const wire: unique symbol;

/** One call of the wire. What is sent and answered is known to the compiler: the browser has no schemas of it. */
export interface Endpoint<
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> extends EndpointAddress {
  readonly [wire]?: readonly [Body, Query, Answer];
}

/** The whole of a call. The server validates with it, and the OpenAPI page shows it; the browser's build leaves it out. */
export interface EndpointDefinition<
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> extends EndpointAddress {
  /** Further paths that answer the same, kept because the specification names them. */
  readonly aliases?: readonly string[];
  readonly summary: string;
  /**
   * The name of the field of its body that may hold a file of `maxFileBytes` as base64: the server takes it from slow
   * networks too, a few at once, and decodes it while it arrives.
   */
  readonly fileField?: string;
  /** How large its body may be, where a whole and honest one has more than the few kilobytes that every call takes. */
  readonly maxBodyBytes?: number;
  readonly body?: Body;
  readonly query?: Query;
  /** The whole body of a 200 answer. */
  readonly answer: Answer;
  /** What can go wrong beyond what every call can answer (see `everyEndpointErrors`). */
  readonly errors?: readonly ErrorCode[];
}

type Defaults = 'base' | 'method';

/** A `POST` of the API, unless it says otherwise. */
export function defineEndpoint<
  Answer extends Schema,
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(
  endpoint: Omit<EndpointDefinition<Body, Query, Answer>, Defaults> & Partial<Pick<EndpointAddress, Defaults>>,
): Endpoint<Body, Query, Answer> {
  return { base: 'api', method: 'POST', ...endpoint };
}

type DefinitionOf<C> =
  C extends Endpoint<infer Body, infer Query, infer Answer> ? EndpointDefinition<Body, Query, Answer> : never;

function isDefinition<C extends Endpoint>(endpoint: C): endpoint is C & DefinitionOf<C> {
  return 'answer' in endpoint;
}

/** Not in the browser. */
export function definitionOf<C extends Endpoint>(endpoint: C): DefinitionOf<C> {
  if (!isDefinition(endpoint)) throw new Error(`${endpoint.id} is known by its address alone`);
  return endpoint;
}

/**
 * The same call with its query in the body. Addresses end up in logs and histories, so our own browser
 * app asks this way wherever the specification puts personal data into a query.
 */
export function postTwinOf<Query extends Schema, Answer extends Schema>(
  endpoint: Endpoint<undefined, Query, Answer>,
): Endpoint<Query, undefined, Answer> {
  const { query, ...rest } = definitionOf(endpoint);
  if (!query) throw new Error(`${endpoint.id} has no query to move`);
  return defineEndpoint({ ...rest, id: `${endpoint.id}ByPost`, method: 'POST', body: query });
}

export type BodyOf<C> =
  C extends Endpoint<infer Body, infer _Q, infer _A> ? (Body extends Schema ? z.infer<Body> : undefined) : never;
export type QueryOf<C> =
  C extends Endpoint<infer _B, infer Query, infer _A> ? (Query extends Schema ? z.infer<Query> : undefined) : never;
export type AnswerOf<C> = C extends Endpoint<infer _B, infer _Q, infer Answer> ? z.infer<Answer> : never;
