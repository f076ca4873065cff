import { type Caller, errorCodes, isForStaff } from '@taga/contract';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import type { FastifyRequest } from 'fastify';
import { CallError } from '../endpoints/call-error.ts';

/** A customer who has signed in. Whatever a request says, this is who asks. */
export interface CustomerHolder {
  readonly kind: 'customer';
  readonly customerId: string;
  readonly sessionId: string;
}

/** A phone to which a customer has handed over the photos of one application, and nothing else. */
export interface PhoneHolder {
  readonly kind: 'phone';
  readonly customerId: string;
  readonly handOverId: string;
  readonly authorizationReqId: string;
}

/** A member of staff at the desk, with the roles held at this moment. */
export interface StaffHolder {
  readonly kind: 'staff';
  readonly staffId: string;
  readonly sessionId: string;
  readonly roles: readonly StaffRole[];
  /** When the session ends, whatever is done. */
  readonly endsAt: Date;
}

/** Who holds the token of a request. */
export type Holder = { readonly kind: 'visitor' | 'reader' } | CustomerHolder | PhoneHolder | StaffHolder;

/** Whose the request is, whoever makes it. */
export function customerIdOf(holder: Holder | undefined): string | undefined {
  return holder && 'customerId' in holder ? holder.customerId : undefined;
}

/** Tokens of other kinds than those of the callers need not be looked for. */
export type FindHolder = (token: string, callers: readonly Caller[]) => Promise<Holder | undefined>;

/** A token that was shown where it does not count. */
export interface RefusedToken {
  readonly token: string;
  /** Known where it is a member of staff who lacks the role. */
  readonly holder: Holder | undefined;
  readonly callers: readonly Caller[];
  readonly route: string;
}

export interface Guard {
  readonly findHolder: FindHolder;
  /** Told before the caller is: what is refused at the desk, and to staff, is written down. */
  readonly noteRefused: (refused: RefusedToken) => Promise<void>;
}

/** 256 bits in base64url: what is not of this form is no token of ours and costs no look-up. */
const bearerToken = /^Bearer ([A-Za-z0-9_-]{43})$/i;

export function tokenOf({ headers }: FastifyRequest): string | undefined {
  return bearerToken.exec(headers.authorization ?? '')?.[1];
}

/** The token that the callers need, before anybody knows whose it is; none where anyone may call. */
export function requireToken(request: FastifyRequest, callers: readonly Caller[]): string | undefined {
  if (callers.includes('anyone')) return undefined;
  const token = tokenOf(request);
  if (token === undefined) throw tokenMissing(request);
  return token;
}

/**
 * Lets pass whom the route is for. A token of another kind is answered like none: it proves nothing here. Staff who lack
 * the role are told so: they are signed in, and signing in again would not help.
 */
export async function findCaller(
  request: FastifyRequest,
  callers: readonly Caller[],
  { findHolder, noteRefused }: Guard,
): Promise<Holder | undefined> {
  const token = requireToken(request, callers);
  if (token === undefined) return undefined;
  const holder = await findHolder(token, callers);
  if (holder && mayCall(holder, callers)) return holder;
  await noteRefused({ token, holder, callers, route: request.routeOptions.url ?? request.url });
  if (holder?.kind === 'staff' && isForStaff({ callers })) throw new CallError(errorCodes.notAllowed);
  throw tokenMissing(request);
}

function mayCall(holder: Holder, callers: readonly Caller[]): boolean {
  if (callers.includes(holder.kind)) return true;
  return holder.kind === 'staff' && holder.roles.some((role) => callers.includes(role));
}

function tokenMissing(request: FastifyRequest): CallError {
  const challenge = request.headers.authorization ? 'Bearer error="invalid_token"' : 'Bearer';
  return new CallError(errorCodes.tokenMissing, { headers: { 'www-authenticate': challenge } });
}
