import {
  type AnswerOf,
  type BodyOf,
  type Call,
  type Caller,
  definitionOf,
  isForStaff,
  type QueryOf,
} from '@taga/contract';
import type { Language } from '@taga/i18n';
import * as z from 'zod/mini';
import type { DeviceCookie } from '../admission/device-cookie.ts';
import type { CustomerHolder, Holder, PhoneHolder, StaffHolder } from '../admission/guard.ts';
import type { LimitGroup } from '../admission/rate-limits.ts';
import { createFixedAnswer, type FixedAnswer } from './fixed-answer.ts';

export interface CallInput<Body = unknown, Query = unknown> {
  readonly body: Body;
  readonly query: Query;
  readonly language: Language;
  /** Nobody for calls that are for anyone. */
  readonly holder: Holder | undefined;
  readonly userAgent: string | undefined;
  readonly deviceCookie: DeviceCookie;
  /** What the caller showed to get in, if anything. */
  readonly token: string | undefined;
  /** The network address the request came from. */
  readonly clientAddress: string;
  /** For a token that the answer gives: who brings it counts by it from now on, and not by the address. */
  readonly noteIssued: (token: string, isAnonymous?: boolean) => void;
  /** Waits before the answer, at nobody's expense: the request no longer holds a place. */
  readonly answerLater: (waitMs: number) => Promise<void>;
  /** Counts an exchange of tokens for the token that it brings. Refuses too many. */
  readonly countRefresh: (token: string) => Promise<void>;
  /** The bytes of a field that holds base64, which a large file does in name only. Refuses what is none. */
  readonly bytesOf: (text: string) => Buffer;
}

interface HeldCallInput<Body, Query, Known extends Holder> extends CallInput<Body, Query> {
  readonly holder: Known;
}

type Handle<C extends Call, Known extends Holder> = (
  input: HeldCallInput<BodyOf<C>, QueryOf<C>, Known>,
) => AnswerOf<C> | Promise<AnswerOf<C>>;

/** A call of the contract together with what the server does for it. */
export interface Implementation {
  readonly call: Call;
  readonly limit: LimitGroup;
  readonly handle: (input: CallInput) => unknown;
  /** Where the answer is always the same. */
  readonly fixed?: FixedAnswer;
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

/** The same answer for everybody, checked against the contract and written once. */
export function implementFixed<C extends Call>(call: C, limit: LimitGroup, answer: AnswerOf<C>): Implementation {
  return {
    call,
    limit,
    handle: () => answer,
    fixed: createFixedAnswer(() => z.parse(definitionOf(call).answer, answer)),
  };
}

/** The same where all callers are of kinds that the handler knows what to do with. */
function implementFor<Known extends Holder>(...kinds: readonly Known['kind'][]) {
  return <C extends Call>(call: C, limit: LimitGroup, handle: Handle<C, Known>): Implementation => {
    if (call.callers.some((caller) => !(kinds as readonly string[]).includes(kindOf(caller)))) {
      throw new Error(`${call.id} is not for ${kinds.join(' or ')} alone.`);
    }
    return { call, limit, handle: (input) => handle(input as HeldCallInput<BodyOf<C>, QueryOf<C>, Known>) };
  };
}

/** Whoever holds a role is staff. */
function kindOf(caller: Caller): string {
  return isForStaff({ callers: [caller] }) ? 'staff' : caller;
}

/** For calls of customers alone: the handler knows which customer asks. */
export const implementForCustomers = implementFor<CustomerHolder>('customer');
/** For calls of phones alone: the handler knows for which application. */
export const implementForPhones = implementFor<PhoneHolder>('phone');
/** For calls of both: what a phone asks for must be for its application. */
export const implementForApplicants = implementFor<CustomerHolder | PhoneHolder>('customer', 'phone');
/** For calls of the desk: the handler knows which member of staff asks, and in which roles. */
export const implementForStaff = implementFor<StaffHolder>('staff');
