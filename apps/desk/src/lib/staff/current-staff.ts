import type { Endpoint } from '@taga/contract';
import { getOwnStaff } from '@taga/contract/endpoints/desk/staff';
import type { CurrentStaff } from '@taga/contract/records/desk/staff';
import { useDesk } from '../api/use-desk.ts';
import { useStaffSession } from '../session/session-store.ts';

/** Who sits before this desk; nothing until the server has said so. */
export function useOwnStaff(): CurrentStaff | undefined {
  const session = useStaffSession();
  return useDesk(getOwnStaff, {}, { isWanted: session !== undefined }).data;
}

/** Whether somebody with these roles may make a call; the contract says who may. */
export function mayCall({ allowedRoles }: Pick<Endpoint, 'allowedRoles'>, roles: readonly string[] = []): boolean {
  return allowedRoles.some((allowedRole) => allowedRole === 'staff' || roles.includes(allowedRole));
}

/** For what is shown only to those who can do it. */
export function useMay(): (endpoint: Pick<Endpoint, 'allowedRoles'>) => boolean {
  const roles = useOwnStaff()?.roles;
  return (endpoint) => mayCall(endpoint, roles);
}
