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
export type Caller = 'anyone' | 'visitor' | 'reader' | 'customer' | 'phone' | 'staff' | (typeof staffRoles)[number];

/** Calls of the desk may be refused to staff who lack the role, with `notAllowed`. */
export function isForStaff({ callers }: Pick<Call, 'callers'>): boolean {
  return callers.some((caller) => caller === 'staff' || (staffRoles as readonly string[]).includes(caller));
}

type Schema = z.ZodMiniType;

/** One call of the wire. The server's validation, the browser's client and the OpenAPI page all read this. */
export interface Call<
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  /** Verb-noun name, unique; the OpenAPI `operationId`. */
  readonly id: string;
  readonly base: Base;
  readonly method: 'GET' | 'POST';
  /** Relative to the base, with one leading slash. */
  readonly path: string;
  /** Further paths that answer the same, kept because the documents name them. */
  readonly aliases?: readonly string[];
  readonly callers: readonly Caller[];
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
  /** What can go wrong beyond what every call can answer (see `everyCallErrors`). */
  readonly errors?: readonly ErrorCode[];
}

export function defineCall<
  Answer extends Schema,
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(call: Call<Body, Query, Answer>): Call<Body, Query, Answer> {
  return call;
}

/**
 * The same call with its query in the body. Addresses end up in logs and histories, so our own browser
 * app asks this way wherever the documents put personal data into a query.
 */
export function postTwinOf<Query extends Schema, Answer extends Schema>(
  call: Call<undefined, Query, Answer>,
): Call<Query, undefined, Answer> {
  const { query, ...rest } = call;
  if (!query) throw new Error(`${call.id} has no query to move`);
  return { ...rest, id: `${call.id}ByPost`, method: 'POST', body: query };
}

export type BodyOf<C> =
  C extends Call<infer Body, infer _Q, infer _A> ? (Body extends Schema ? z.infer<Body> : undefined) : never;
export type QueryOf<C> =
  C extends Call<infer _B, infer Query, infer _A> ? (Query extends Schema ? z.infer<Query> : undefined) : never;
export type AnswerOf<C> = C extends Call<infer _B, infer _Q, infer Answer> ? z.infer<Answer> : never;
