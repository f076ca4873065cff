import { type AllowedRole, errorCodes, isForStaff } from '@taga/contract';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import type { Language } from '@taga/i18n';
import type { FastifyRequest } from 'fastify';
import { EndpointError } from '../endpoints/endpoint-error.ts';
import { namedLanguageOf } from '../endpoints/language.ts';
import { deskTokenOf } from './desk-cookie.ts';

/** A customer who has signed in. Whatever a request says, this is who asks. */
export interface CustomerPrincipal {
  readonly kind: 'customer';
  readonly customerId: string;
  readonly sessionId: string;
}

/** A phone to which a customer has handed over the photos of one application, and nothing else. */
export interface PhonePrincipal {
  readonly kind: 'phone';
  readonly customerId: string;
  readonly handOverId: string;
  readonly authorizationReqId: string;
}

/** A member of staff at the desk, with the roles held at this moment. */
export interface StaffPrincipal {
  readonly kind: 'staff';
  readonly staffId: string;
  readonly sessionId: string;
  readonly roles: readonly StaffRole[];
  /** The codes of the branches whose cases and customers they see; null where it is all. */
  readonly branches: readonly string[] | null;
  /** When the session ends, whatever is done. */
  readonly endsAt: Date;
}

/** Who holds the token of a request. */
export type Principal = { readonly kind: 'visitor' | 'reader' } | CustomerPrincipal | PhonePrincipal | StaffPrincipal;

/** Whose the request is, anyone who makes it. */
export function customerIdOf(principal: Principal | undefined): string | undefined {
  return principal && 'customerId' in principal ? principal.customerId : undefined;
}

/**
 * Tokens of other kinds than those of the callers need not be looked for. The language is that of the call, where it
 * names one: customers get their messages in the one that they used last.
 */
export type FindPrincipal = (
  token: string,
  allowedRoles: readonly AllowedRole[],
  language?: Language,
) => Promise<Principal | undefined>;

/** A token that was shown where it does not count. */
export interface RefusedToken {
  readonly token: string;
  /** Known where it is a member of staff who lacks the role. */
  readonly principal: Principal | undefined;
  readonly allowedRoles: readonly AllowedRole[];
  readonly route: string;
}

export interface Guard {
  readonly findPrincipal: FindPrincipal;
  /** Told before the caller is: what is refused at the desk, and to staff, is written down. */
  readonly noteRefused: (refused: RefusedToken) => Promise<void>;
}

/** 256 bits in base64url: what is not of this form is no token of ours and costs no look-up. */
const bearerToken = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** In the header, as the contract says; a browser at the desk has it in a cookie. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  return authorization === undefined ? deskTokenOf(request) : bearerToken.exec(authorization)?.[1];
}

/** The token that the callers need, before anybody knows whose it is; none where anyone may call. */
export function requireToken(request: FastifyRequest, allowedRoles: readonly AllowedRole[]): string | undefined {
  if (allowedRoles.includes('anyone')) return undefined;
  const token = tokenOf(request);
  if (token === undefined) throw tokenMissing(request);
  return token;
}

/**
 * Lets pass whom the route is for. A token of another kind is answered like none: it proves nothing here. Staff who lack
 * the role are told so: they are signed in, and signing in again would not help.
 */
export async function findAllowedRole(
  request: FastifyRequest,
  allowedRoles: readonly AllowedRole[],
  { findPrincipal, noteRefused }: Guard,
): Promise<Principal | undefined> {
  const token = requireToken(request, allowedRoles);
  if (token === undefined) return undefined;
  const principal = await findPrincipal(token, allowedRoles, namedLanguageOf(request));
  if (principal && mayCall(principal, allowedRoles)) return principal;
  await noteRefused({ token, principal, allowedRoles, route: request.routeOptions.url ?? request.url });
  if (principal?.kind === 'staff' && isForStaff({ allowedRoles })) throw new EndpointError(errorCodes.notAllowed);
  throw tokenMissing(request);
}

function mayCall(principal: Principal, allowedRoles: readonly AllowedRole[]): boolean {
  if (allowedRoles.includes(principal.kind)) return true;
  return principal.kind === 'staff' && principal.roles.some((role) => allowedRoles.includes(role));
}

function tokenMissing(request: FastifyRequest): EndpointError {
  const challenge = request.headers.authorization ? 'Bearer error="invalid_token"' : 'Bearer';
  return new EndpointError(errorCodes.tokenMissing, { headers: { 'www-authenticate': challenge } });
}
