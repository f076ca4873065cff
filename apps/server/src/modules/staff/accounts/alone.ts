import type { StaffChange, StaffRole } from '@taga/contract/records/desk/staff';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { hasConfirmedProposal } from './proposal-store.ts';
import { listStaff, type Staff } from './store.ts';

export function isActiveAdministrator({ roles, status }: Pick<Staff, 'roles' | 'status'>): boolean {
  return status === 'ACTIVE' && roles.includes('administrator');
}

/** Has been an administrator, or still is: disabling one does not make the other the first again. */
function wasAdministrator({ roles, passwordHash, lastSignInAt }: Staff): boolean {
  return roles.includes('administrator') && (passwordHash !== undefined || lastSignInAt !== undefined);
}

/** Whether there is one administrator and has never been another: nobody could confirm what that one proposes. */
export async function isFirstAlone(db: Kysely<DB>): Promise<boolean> {
  const everAdministrators = (await listStaff(db)).filter(wasAdministrator);
  return everAdministrators.length === 1 && !(await hasConfirmedProposal(db));
}

const isAdministratorOnly = (roles: readonly StaffRole[]) => roles.join() === 'administrator';

/** What the first administrator needs to become two, and nothing that decides on an application. */
export const mayInviteAlone = isAdministratorOnly;

export function mayChangeAlone({ status, roles }: Pick<Staff, 'roles' | 'status'>, change: StaffChange): boolean {
  const isNewLink = change.inviteAgain === true && Object.keys(change).length === 1;
  return isNewLink && status === 'INVITED' && isAdministratorOnly(roles);
}
