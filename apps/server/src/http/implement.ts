import type { AnswerOf, BodyOf, Call, QueryOf } from '@taga/contract';
import type { Language } from '@taga/i18n';
import type { DeviceCookie } from './device-cookie.ts';
import type { CustomerHolder, Holder } from './guard.ts';
import type { LimitGroup } from './rate-limits.ts';

interface CallInput<Body = unknown, Query = unknown> {
  readonly body: Body;
  readonly query: Query;
  readonly language: Language;
  /** Nobody for calls that are for anyone. */
  readonly holder: Holder | undefined;
  readonly userAgent: string | undefined;
  readonly deviceCookie: DeviceCookie;
  /** The network address the request came from. */
  readonly clientAddress: string;
}

interface CustomerCallInput<Body, Query> extends CallInput<Body, Query> {
  readonly holder: CustomerHolder;
}

/** A call of the contract together with what the server does for it. */
export interface Implementation {
  readonly call: Call;
  readonly limit: LimitGroup;
  readonly handle: (input: CallInput) => unknown;
}

/** Ties a handler to its call; body, query and answer have the types the contract gives them. */
export function implement<C extends Call>(
  call: C,
  limit: LimitGroup,
  handle: (input: CallInput<BodyOf<C>, QueryOf<C>>) => AnswerOf<C> | Promise<AnswerOf<C>>,
): Implementation {
  // The route validates body and query against the call's own schemas before it hands them over.
  return { call, limit, handle: (input) => handle(input as CallInput<BodyOf<C>, QueryOf<C>>) };
}

/** The same for calls that are for customers alone: the handler knows which customer asks. */
export function implementForCustomers<C extends Call>(
  call: C,
  limit: LimitGroup,
  handle: (input: CustomerCallInput<BodyOf<C>, QueryOf<C>>) => AnswerOf<C> | Promise<AnswerOf<C>>,
): Implementation {
  if (call.callers.some((caller) => caller !== 'customer')) {
    throw new Error(`${call.id} is not for customers alone.`);
  }
  return { call, limit, handle: (input) => handle(input as CustomerCallInput<BodyOf<C>, QueryOf<C>>) };
}
