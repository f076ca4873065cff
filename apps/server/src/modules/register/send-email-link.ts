import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { queueMessage } from '../channels/index.ts';
import { keepEmailLink } from './email-link-store.ts';
import { later, type RegisterParts } from './register-parts.ts';
import type { Registration } from './registration.ts';

const tokenBytes = 32;

/** The page it leads to asks by a call of its own; opening the address, as mail scanners do, changes nothing. */
const callbackPath = '/email/verify/callback';

export async function sendEmailLink(
  trx: Transaction<DB>,
  { id, person }: Registration,
  { now, settings }: Pick<RegisterParts, 'now' | 'settings'>,
): Promise<void> {
  const { loginId, fullName, language } = person;
  const token = randomBytes(tokenBytes).toString('base64url');
  const sentAt = now();
  const expiresAt = later(sentAt, settings.emailLinkLifetimeS);
  await keepEmailLink(trx, { tokenHash: hashOfLinkToken(token), userId: id, loginId, sentAt, expiresAt });
  await queueMessage(trx, {
    channel: 'email',
    to: loginId,
    template: 'verify-email',
    values: { name: fullName, path: `${callbackPath}?${new URLSearchParams({ id, token, loginId })}` },
    language,
    notAfter: expiresAt,
  });
}

/** A fast hash is right here: 256 random bits cannot be guessed, however fast one tries. */
export function hashOfLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
