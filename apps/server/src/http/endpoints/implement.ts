import {
  type AllowedRole,
  type AnswerOf,
  type BodyOf,
  definitionOf,
  type Endpoint,
  isForStaff,
  type QueryOf,
} from '@taga/contract';
import type { Language } from '@taga/i18n';
import * as z from 'zod/mini';
import type { DeskCookie } from '../admission/desk-cookie.ts';
import type { DeviceCookie } from '../admission/device-cookie.ts';
import type { CustomerPrincipal, PhonePrincipal, Principal, StaffPrincipal } from '../admission/guard.ts';
import type { LimitGroup } from '../admission/rate-limits.ts';
import { createFixedAnswer, type FixedAnswer } from './fixed-answer.ts';

export interface EndpointInput<Body = unknown, Query = unknown> {
  readonly body: Body;
  readonly query: Query;
  readonly language: Language;
  /** Nobody for calls that are for anyone. */
  readonly principal: Principal | undefined;
  readonly userAgent: string | undefined;
  readonly deviceCookie: DeviceCookie;
  readonly deskCookie: DeskCookie;
  /** What the caller showed to get in, if anything. */
  readonly token: string | undefined;
  /** The network address the request came from. */
  readonly clientAddress: string;
  /** Whether the request was made on this machine, by nobody on another's behalf. */
  readonly isFromThisMachine: boolean;
  /** For a token that the answer gives: who brings it counts by it from now on, and not by the address. */
  readonly noteIssued: (token: string, isAnonymous?: boolean) => void;
  /** Waits before the answer, at nobody's expense: the request no longer holds a slot. */
  readonly answerLater: (waitMs: number) => Promise<void>;
  /** Counts an exchange of tokens for the token that it brings. Refuses too many. */
  readonly countRefresh: (token: string) => Promise<void>;
  /** The bytes of a field that holds base64, which a large file does in name only. Refuses what is none. */
  readonly bytesOf: (text: string) => Buffer;
}

interface HeldEndpointInput<Body, Query, KnownPrincipal extends Principal> extends EndpointInput<Body, Query> {
  readonly principal: KnownPrincipal;
}

type Handle<C extends Endpoint, KnownPrincipal extends Principal> = (
  input: HeldEndpointInput<BodyOf<C>, QueryOf<C>, KnownPrincipal>,
) => AnswerOf<C> | Promise<AnswerOf<C>>;

/** A call of the contract together with what the server does for it. */
export interface Implementation {
  readonly endpoint: Endpoint;
  readonly limit: LimitGroup;
  readonly handle: (input: EndpointInput) => unknown;
  /** Where the answer is always the same. */
  readonly fixed?: FixedAnswer;
}

/** Ties a handler to its call; body, query and answer have the types the contract gives them. */
export function implement<C extends Endpoint>(
  endpoint: C,
  limit: LimitGroup,
  handle: (input: EndpointInput<BodyOf<C>, QueryOf<C>>) => AnswerOf<C> | Promise<AnswerOf<C>>,
): Implementation {
  // The route validates body and query against the call's own schemas before it hands them over.
  return { endpoint, limit, handle: (input) => handle(input as EndpointInput<BodyOf<C>, QueryOf<C>>) };
}

/** The same answer for everybody, checked against the contract and written once. */
export function implementFixed<C extends Endpoint>(
  endpoint: C,
  limit: LimitGroup,
  answer: AnswerOf<C>,
): Implementation {
  return {
    endpoint,
    limit,
    handle: () => answer,
    fixed: createFixedAnswer(() => z.parse(definitionOf(endpoint).answer, answer)),
  };
}

/** The same where all callers are of kinds that the handler knows what to do with. */
function implementFor<KnownPrincipal extends Principal>(...kinds: readonly KnownPrincipal['kind'][]) {
  return <C extends Endpoint>(endpoint: C, limit: LimitGroup, handle: Handle<C, KnownPrincipal>): Implementation => {
    if (endpoint.allowedRoles.some((allowedRole) => !(kinds as readonly string[]).includes(kindOf(allowedRole)))) {
      throw new Error(`${endpoint.id} is not for ${kinds.join(' or ')} alone.`);
    }
    return {
      endpoint,
      limit,
      handle: (input) => handle(input as HeldEndpointInput<BodyOf<C>, QueryOf<C>, KnownPrincipal>),
    };
  };
}

/** Anyone who holds a role is staff. */
function kindOf(allowedRole: AllowedRole): string {
  return isForStaff({ allowedRoles: [allowedRole] }) ? 'staff' : allowedRole;
}

/** For calls of customers alone: the handler knows which customer asks. */
export const implementForCustomers = implementFor<CustomerPrincipal>('customer');
/** For calls of phones alone: the handler knows for which application. */
export const implementForPhones = implementFor<PhonePrincipal>('phone');
/** For calls of both: what a phone asks for must be for its application. */
export const implementForApplicants = implementFor<CustomerPrincipal | PhonePrincipal>('customer', 'phone');
/** For calls of the desk: the handler knows which member of staff asks, and in which roles. */
export const implementForStaff = implementFor<StaffPrincipal>('staff');
