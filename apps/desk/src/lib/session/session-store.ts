import type { CurrentStaff } from '@taga/contract/records/desk/staff';
import { createStored, useStored } from '@taga/web/storage';

/** Whose session it is, and which. What proves it is in a cookie that no script can read. */
type StaffSession = Pick<CurrentStaff, 'id' | 'endsAt'>;

function parse(found: unknown): StaffSession | undefined {
  const { id, endsAt } = (found ?? {}) as Partial<StaffSession>;
  return typeof id === 'string' && typeof endsAt === 'string' ? { id, endsAt } : undefined;
}

/** All tabs share it, so that two cases may lie side by side. How long it lasts is the server's business. */
const stored = createStored({ key: 'taga.desk', parse });
/** Whether this tab has seen a session end that nobody ended: the sign-in page then says so. */
const ended = createStored({ key: 'taga.desk-ended', area: 'session', parse: (found) => found === true });

export const useStaffSession = () => useStored(stored, undefined);
export const hasStaffSession = () => stored.get() !== undefined;
export const subscribeToStaffSession = stored.subscribe;
export const hasSessionEnded = () => ended.get();

export function openStaffSession({ id, endsAt }: StaffSession): void {
  ended.remove();
  stored.set({ id, endsAt });
}

/** Signed out on purpose. */
export function closeStaffSession(): void {
  stored.remove();
}

/** The server does not know the session any more: too long idle, at its end, or ended by an administrator. */
export function expireStaffSession(): void {
  if (!hasStaffSession()) return;
  ended.set(true);
  stored.remove();
}
