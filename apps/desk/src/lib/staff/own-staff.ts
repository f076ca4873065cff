import type { Call } from '@taga/contract';
import { getOwnStaff } from '@taga/contract/calls/desk/staff';
import type { OwnStaff } from '@taga/contract/records/desk/staff';
import { useDesk } from '../api/use-desk.ts';
import { useStaffSession } from '../session/session-store.ts';

/** Who sits before this desk; nothing until the server has said so. */
export function useOwnStaff(): OwnStaff | undefined {
  const session = useStaffSession();
  return useDesk(getOwnStaff, {}, { isWanted: session !== undefined }).data;
}

/** Whether somebody with these roles may make a call; the contract says who may. */
export function mayCall({ callers }: Pick<Call, 'callers'>, roles: readonly string[] = []): boolean {
  return callers.some((caller) => caller === 'staff' || roles.includes(caller));
}

/** For what is shown only to those who can do it. */
export function useMay(): (call: Pick<Call, 'callers'>) => boolean {
  const roles = useOwnStaff()?.roles;
  return (call) => mayCall(call, roles);
}
