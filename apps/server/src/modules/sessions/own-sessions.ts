import { errorCodes } from '@taga/contract';
import type { OpenSession } from '@taga/contract/records/session';
import type { Language } from '@taga/i18n';
import { CallError } from '../../http/call-error.ts';
import type { CustomerHolder } from '../../http/guard.ts';
import { toOpenSession } from './session-answer.ts';
import type { SessionParts } from './session-parts.ts';
import { endSession, listSessions } from './store.ts';

type OwnSessionParts = Pick<SessionParts, 'db' | 'now'>;

/** Where the customer is signed in, the session that asks included. */
export async function listOwnSessions(
  holder: CustomerHolder,
  language: Language,
  { db, now }: OwnSessionParts,
): Promise<OpenSession[]> {
  const sessions = await listSessions(db, holder.customerId, now());
  return sessions.map((session) => toOpenSession(session, holder.sessionId, language));
}

/** Fine too where the session was ended from elsewhere in the same moment. */
export async function signOut(holder: CustomerHolder, { db }: OwnSessionParts): Promise<void> {
  await endSession(db, holder);
}

/** A session of somebody else is answered as if there were none. */
export async function endOwnSession(
  { customerId }: CustomerHolder,
  sessionId: string,
  { db }: OwnSessionParts,
): Promise<void> {
  const isEnded = await endSession(db, { customerId, sessionId });
  if (!isEnded) throw new CallError(errorCodes.notFound);
}
