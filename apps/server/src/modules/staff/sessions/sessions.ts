import { randomUUID } from 'node:crypto';
import type { CurrentStaff, StaffRole } from '@taga/contract/records/desk/staff';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { hashOfToken, newToken } from '../../../opaque-token.ts';
import { later } from '../../../time.ts';
import { findStaff, noteSignIn, type Staff } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  endSession,
  findOpenSession,
  type OpenSession,
  type ProviderPart,
  saveSession,
  touchSession,
} from './store.ts';

interface StaffSessionSettings {
  readonly staffIdleS: number;
  readonly staffSessionS: number;
}

export interface SessionDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly settings: StaffSessionSettings;
  /** Asks the bank's identity provider, where there is one, what roles are left; nothing where the session is over. */
  readonly rereadRoles?: ((session: OpenSession) => Promise<readonly StaffRole[] | undefined>) | undefined;
  /** Whether somebody is one of the demo staff of a sandbox; where there are none it is left out. */
  readonly isDemo?: ((staffId: string) => boolean) | undefined;
}

/** A member of staff whose session is open. */
export interface SignedInStaff {
  readonly staffId: string;
  readonly sessionId: string;
  readonly roles: readonly StaffRole[];
  /** The codes of the branches whose cases and customers they see; null where it is all. */
  readonly branches: readonly string[] | null;
  /** When the session ends, whatever is done. */
  readonly endsAt: Date;
}

/** Of the calls that one screen makes at the same moment, one writes down that the session is used. */
const touchEveryS = 1;

/** Whose token it is, and what its holder may do at this moment. */
export async function findStaffSession(
  token: string,
  { db, now, settings, rereadRoles }: SessionDependencies,
): Promise<SignedInStaff | undefined> {
  const at = now();
  const session = await findOpenSession(db, {
    tokenHash: hashOfToken(token),
    at,
    usedSince: later(at, -settings.staffIdleS),
    way: rereadRoles ? 'PROVIDER' : 'PASSWORD',
  });
  if (!session) return undefined;
  const roles = rereadRoles ? await rereadRoles(session) : session.roles;
  if (!roles) return undefined;
  if (session.lastUsedAt <= later(at, -touchEveryS)) await touchSession(db, session.sessionId, at);
  const { staffId, sessionId, branches, expiresAt } = session;
  return { staffId, sessionId, roles, branches, endsAt: expiresAt };
}

/** A new session, and what proves it from now on. */
export interface IssuedSession {
  readonly accessToken: string;
  readonly staff: CurrentStaff;
}

/** In the transaction of what proved who it is. */
export async function startSession(
  trx: Transaction<DB>,
  staff: Staff,
  { now, settings, isDemo }: Pick<SessionDependencies, 'now' | 'settings' | 'isDemo'>,
  provider?: ProviderPart,
): Promise<IssuedSession> {
  const at = now();
  const accessToken = newToken();
  const expiresAt = later(at, settings.staffSessionS);
  const [id, tokenHash] = [randomUUID(), hashOfToken(accessToken)];
  await saveSession(trx, { id, staffId: staff.id, tokenHash, startedAt: at, expiresAt, provider });
  await noteSignIn(trx, staff.id, at);
  const facts = { way: provider ? 'provider' : 'password', roles: staff.roles.join(' ') };
  const actor = { kind: 'staff', id: staff.id } as const;
  await recordAudit(trx, { actor, action: 'staff.signed-in', facts, at });
  return { accessToken, staff: toOwnStaff(staff, { at, endsAt: expiresAt, idleS: settings.staffIdleS, isDemo }) };
}

export async function getOwnStaff(
  { staffId, roles, endsAt }: SignedInStaff,
  { db, now, settings, isDemo }: SessionDependencies,
): Promise<CurrentStaff> {
  const staff = await findStaff(db, staffId);
  if (!staff) throw new Error(`There is no member of staff ${staffId}.`);
  return toOwnStaff({ ...staff, roles }, { at: now(), endsAt, idleS: settings.staffIdleS, isDemo });
}

export async function signOut({ staffId, sessionId }: SignedInStaff, { db, now }: SessionDependencies): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await endSession(trx, sessionId);
    await recordAudit(trx, { actor: { kind: 'staff', id: staffId }, action: 'staff.signed-out', at: now() });
  });
}

interface SessionFacts extends Pick<SessionDependencies, 'isDemo'> {
  readonly at: Date;
  readonly endsAt: Date;
  readonly idleS: number;
}

function toOwnStaff(
  { id, loginId, name, roles, branchScope }: Staff,
  { at, endsAt, idleS, isDemo }: SessionFacts,
): CurrentStaff {
  const idleEndsAt = new Date(Math.min(later(at, idleS).getTime(), endsAt.getTime()));
  return {
    id,
    loginId,
    name,
    roles: [...roles],
    branchScope,
    idleEndsAt: idleEndsAt.toISOString(),
    idleSeconds: idleS,
    endsAt: endsAt.toISOString(),
    ...(isDemo?.(id) && { isDemo: true }),
  };
}
