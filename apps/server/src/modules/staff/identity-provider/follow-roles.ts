import type { StaffRole } from '@taga/contract/records/desk/staff';
import { Unanswered } from '../../../domain-error.ts';
import { decryptValues, encryptValues } from '../../../encrypted-values.ts';
import { later } from '../../../time.ts';
import { changeStaffRow } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { claimReread, endSession, type OpenSession, saveProviderTokens } from '../sessions/index.ts';
import { type ProviderTokens, providerTokens } from './provider.ts';
import type { ProviderDependencies } from './visits.ts';

export interface FollowDependencies extends ProviderDependencies {
  /** How old what the provider said may be before it is asked again; no answer is borne for as long once more. */
  readonly rereadS: number;
}

/**
 * The roles that somebody at the desk has at the provider by now. A call that finds them too old asks; those that come
 * meanwhile go on with what is known, unless that is too old to go on with at all.
 */
export async function followRoles(
  session: OpenSession,
  dependencies: FollowDependencies,
): Promise<readonly StaffRole[] | undefined> {
  const { db, now, rereadS } = dependencies;
  const { provider, sessionId, roles } = session;
  if (!provider) return undefined;
  const at = now();
  if (provider.rolesReadAt > later(at, -rereadS)) return roles;
  const isBearable = provider.rolesReadAt > later(at, -2 * rereadS);
  try {
    if (await claimReread(db, sessionId, at, later(at, -rereadS / 2))) return await reread(session, dependencies);
  } catch (error) {
    if (!(error instanceof Unanswered && isBearable)) throw error;
  }
  if (isBearable) return roles;
  throw new Unanswered('The identity provider has not told the roles for too long.');
}

async function reread(
  session: OpenSession,
  { db, now, provider, key }: FollowDependencies,
): Promise<readonly StaffRole[] | undefined> {
  const { sessionId, staffId } = session;
  const encryptionKey = await key();
  const tokens = openTokens(session, encryptionKey);
  const found = tokens && (await provider.reread(tokens));
  const at = now();
  const subject = { kind: 'staff', id: staffId };
  return db.transaction().execute(async (trx) => {
    if (!found || found.roles.length === 0) {
      await endSession(trx, sessionId);
      await recordAudit(trx, { actor: { kind: 'system' }, action: 'staff.ended-by-provider', subject, at });
      return undefined;
    }
    const encrypted = encryptValues(found.tokens, staffId, encryptionKey);
    await saveProviderTokens(trx, sessionId, encrypted, at);
    await changeStaffRow(trx, staffId, { roles: [...found.roles] });
    if (found.roles.join(' ') !== session.roles.join(' ')) {
      const facts = { roles: found.roles.join(' ') };
      await recordAudit(trx, { actor: { kind: 'system' }, action: 'staff.roles-followed', subject, facts, at });
    }
    return found.roles;
  });
}

function openTokens({ provider, staffId }: OpenSession, key: Buffer): ProviderTokens | undefined {
  const opened = providerTokens.safeParse(provider && decryptValues(provider.tokens, staffId, key));
  return opened.success ? opened.data : undefined;
}
