import { createStored, useStored } from '@taga/web/storage';

interface StaffSession {
  readonly accessToken: string;
}

function parse(found: unknown): StaffSession | undefined {
  const { accessToken } = (found ?? {}) as Partial<StaffSession>;
  return typeof accessToken === 'string' ? { accessToken } : undefined;
}

/** All tabs share it, so that two cases may lie side by side. How long it lasts is the server's business. */
const stored = createStored({ key: 'taga.desk', parse });
/** Whether this tab has seen a session end that nobody ended: the sign-in page then says so. */
const ended = createStored({ key: 'taga.desk-ended', area: 'session', parse: (found) => found === true });

export const useStaffSession = () => useStored(stored, undefined);
export const findStaffToken = () => stored.get()?.accessToken;
export const subscribeToStaffSession = stored.subscribe;
export const hasSessionEnded = () => ended.get();

export function openStaffSession(accessToken: string): void {
  ended.remove();
  stored.set({ accessToken });
}

/** Signed out on purpose. */
export function closeStaffSession(): void {
  stored.remove();
}

/** The server does not know the token any more: too long idle, at its end, or ended by an administrator. */
export function expireStaffSession(): void {
  if (findStaffToken() === undefined) return;
  ended.set(true);
  stored.remove();
}
