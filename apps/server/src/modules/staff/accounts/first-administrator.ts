import { inviteMember } from './administer.ts';
import { makeInvitation, type StaffDependencies } from './invitations.ts';
import { findStaffByLogin, listStaff } from './store.ts';

/**
 * The link with which the first administrator chooses a password: a new one at every start until somebody has one, so
 * that a link that was lost or ran out locks nobody out.
 */
export async function inviteFirstAdministrator(
  email: string | undefined,
  dependencies: StaffDependencies,
): Promise<string | undefined> {
  const { db, now, settings, hasProvider } = dependencies;
  if (!email || hasProvider) return undefined;
  const loginId = email.toLowerCase();
  if ((await listStaff(db)).some(({ status }) => status === 'ACTIVE')) return undefined;
  const known = await findStaffByLogin(db, loginId);
  const invitation = known
    ? await makeInvitation(db, known.id, { at: now(), lifetimeS: settings.staffInvitationS })
    : (await inviteMember({ loginId, name: loginId, roles: ['administrator'] }, undefined, dependencies)).invitation;
  return invitation.link;
}
