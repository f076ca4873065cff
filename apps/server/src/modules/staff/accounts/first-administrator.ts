import { defaultLanguage } from '@taga/i18n';
import { isActiveAdministrator } from './alone.ts';
import { carryOutInvitation } from './carry-out.ts';
import { makeInvitation, type StaffDependencies } from './invitations.ts';
import { mailLink } from './mails.ts';
import { findStaffByLogin, listStaff, lockStaff } from './store.ts';

/** Enough for one to confirm what the other proposes. */
const administratorsNeeded = 2;

/**
 * Sends an administrator whom the server's operator names the link to choose a password with, as long as there are not
 * two: at every start a new one, so that a link that was lost or ran out locks nobody out. True where one was sent.
 */
export async function inviteFirstAdministrator(
  email: string | undefined,
  dependencies: StaffDependencies,
): Promise<boolean> {
  const { db, now, settings, hasProvider } = dependencies;
  if (!email || hasProvider) return false;
  const loginId = email.toLowerCase();
  return db.transaction().execute(async (trx) => {
    await lockStaff(trx);
    if ((await listStaff(trx)).filter(isActiveAdministrator).length >= administratorsNeeded) return false;
    const known = await findStaffByLogin(trx, loginId);
    const language = defaultLanguage;
    if (!known) {
      const invitee = { loginId, name: loginId, roles: ['administrator'], branchScope: null } as const;
      await carryOutInvitation(trx, invitee, { actor: { kind: 'system' }, facts: {}, language }, dependencies);
      return true;
    }
    if (known.status !== 'INVITED' || !known.roles.includes('administrator')) return false;
    const invitation = await makeInvitation(trx, known.id, { at: now(), lifetimeS: settings.staffInvitationS });
    await mailLink(trx, { ...known, ...invitation, news: 'invited', language });
    return true;
  });
}
