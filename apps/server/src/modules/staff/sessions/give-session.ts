import type { StaffSession } from '@taga/contract/records/desk/staff';
import type { IssuedSession, SessionDependencies } from './sessions.ts';

interface SessionCookie {
  keep(token: string, maxAgeS: number): void;
}

/** A browser keeps its session in a cookie, where no script finds it; everybody else gets it in the answer. */
export function giveSession(
  { accessToken, staff }: IssuedSession,
  inCookie: true | undefined,
  cookie: SessionCookie,
  { settings }: Pick<SessionDependencies, 'settings'>,
): StaffSession {
  if (!inCookie) return { accessToken, staff };
  cookie.keep(accessToken, settings.staffSessionS);
  return { staff };
}
