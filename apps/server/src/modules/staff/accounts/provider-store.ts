import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

/** Somebody whom the bank's identity provider has recognised. */
interface ProviderStaff {
  /** Unique at this provider and for ever. */
  readonly subject: string;
  readonly loginId: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/**
 * The member of staff this is, added at the first sign-in, as the provider describes them now. Anyone who was there before
 * with the same login id and of no provider is the same person: what they did stays theirs. Nothing where the login id
 * is somebody else's by now.
 */
export async function saveProviderStaff(
  trx: Transaction<DB>,
  { subject, loginId, name, roles }: ProviderStaff,
  at: Date,
): Promise<string | undefined> {
  const described = { name, roles: [...roles] };
  const known = await trx
    .updateTable('staff')
    .set(described)
    .where('provider_subject', '=', subject)
    .returning('id')
    .executeTakeFirst();
  if (known) return known.id;
  const kept = await trx
    .insertInto('staff')
    .values({
      ...described,
      id: randomUUID(),
      login_id: loginId,
      provider_subject: subject,
      sessions_since: at,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .column('login_id')
        .doUpdateSet({ ...described, provider_subject: subject })
        .where('staff.provider_subject', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return kept?.id;
}
