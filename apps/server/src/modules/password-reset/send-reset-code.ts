import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { CodeRequest, SentCode } from '../codes/index.ts';
import type { Customer } from '../customers/index.ts';
import type { ResetParts } from './reset-parts.ts';
import { keepReset } from './store.ts';
import { findSubject, type Named } from './subject.ts';

interface SentReset {
  readonly userId: string;
  /** Its reference is that of this caller alone. */
  readonly sent: SentCode;
}

type Send = (trx: Transaction<DB>, request: CodeRequest) => Promise<SentCode>;

export function requestReset(loginId: string, parts: ResetParts): Promise<SentReset> {
  return sendAndKeep({ loginId }, parts.codes.send, parts);
}

export function resendResetCode(named: Named, via: 'sms' | 'email', parts: ResetParts): Promise<SentReset> {
  return sendAndKeep(named, (trx, request) => parts.codes.resend(trx, request, via), parts);
}

/** Unknown login ids are counted, kept and answered like known ones; only the message has nowhere to go. */
async function sendAndKeep(named: Named, send: Send, parts: ResetParts): Promise<SentReset> {
  const { db, now, settings } = parts;
  const { id: subjectId, customer } = await findSubject(named, parts);
  const requestedAt = now();
  const expiresAt = new Date(requestedAt.getTime() + settings.resetLifetimeS * 1000);
  const ref = randomBytes(16).toString('base64url');
  const sent = await db.transaction().execute(async (trx) => {
    const code = await send(trx, { purpose: 'reset', subjectId, recipient: customer && recipientOf(customer) });
    await keepReset(trx, { ref, subjectId, codeRef: code.ref, requestedAt, expiresAt });
    return code;
  });
  return { userId: subjectId, sent: { ...sent, ref } };
}

function recipientOf({ person }: Customer): NonNullable<CodeRequest['recipient']> {
  return { phone: person.phone, email: person.loginId, language: person.language };
}
