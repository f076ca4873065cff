import type { StaffChange, StaffRole } from '@taga/contract/records/desk/staff';
import type { Language } from '@taga/i18n';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { queueMessage } from '../../messaging/channels/index.ts';

interface Person {
  readonly id: string;
  readonly loginId: string;
  readonly name: string;
}

interface MailedLink extends Person {
  readonly roles: readonly StaffRole[];
  readonly path: string;
  readonly expiresAt: Date;
  readonly news: 'invited' | 'password';
  readonly language: Language;
}

/** A newer link takes the place of one that still waits. */
export async function mailLink(trx: Transaction<DB>, link: MailedLink): Promise<void> {
  const { id, loginId, name, roles, path, expiresAt, news, language } = link;
  await queueMessage(trx, {
    channel: 'email',
    to: loginId,
    template: 'staff-link',
    values: { name, news, roles: [...roles], path, expiresAt: expiresAt.toISOString() },
    language,
    notAfter: expiresAt,
    topic: `staff-link ${id}`,
  });
}

interface Changed {
  readonly change: StaffChange;
  readonly at: Date;
  readonly language: Language;
}

/**
 * Tells the person what was changed, but for a new password: its link says so itself. Some of the bank's identity provider
 * have a login id that is no address.
 */
export async function mailChange(
  trx: Transaction<DB>,
  { loginId, name }: Person,
  { change: { inviteAgain: _, ...change }, at, language }: Changed,
): Promise<void> {
  if (!loginId.includes('@') || Object.keys(change).length === 0) return;
  await queueMessage(trx, {
    channel: 'email',
    to: loginId,
    template: 'staff-changed',
    values: { name, at: at.toISOString(), change },
    language,
  });
}
