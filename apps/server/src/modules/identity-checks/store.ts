import { randomUUID } from 'node:crypto';
import type { IdentityStatus } from '@taga/contract/rules';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

/** What came of one check of somebody's identity. */
export interface IdentityCheck {
  readonly status: IdentityStatus;
  /** By which a provider knows the check; null where it was skipped. */
  readonly formId: string | null;
  readonly formKey: string | null;
  readonly at: Date;
}

function checksOf(db: Kysely<DB>, authorizationReqId: string) {
  return db
    .selectFrom('identity_checks')
    .select(['status', 'form_id', 'form_key', 'created_at'])
    .where('authorization_req_id', '=', authorizationReqId)
    .orderBy('created_at', 'desc');
}

type Row = Awaited<ReturnType<ReturnType<typeof checksOf>['executeTakeFirstOrThrow']>>;

/** The constraint of the table keeps the status within what is claimed here. */
function toCheck({ status, form_id, form_key, created_at }: Row): IdentityCheck {
  return { status: status as IdentityStatus, formId: form_id, formKey: form_key, at: created_at };
}

/**
 * The one that counts. A check is of the photos and the video that were there: whoever sends others afterwards has not
 * been checked. That a check was skipped says nothing of them, and stays said.
 */
export async function findLatestCheck(db: Kysely<DB>, authorizationReqId: string): Promise<IdentityCheck | undefined> {
  const row = await checksOf(db, authorizationReqId)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('status', '=', 'SKIPPED'),
        not(
          exists(
            selectFrom('application_files')
              .select('application_files.id')
              .whereRef('application_files.authorization_req_id', '=', 'identity_checks.authorization_req_id')
              .whereRef('application_files.created_at', '>', 'identity_checks.created_at')
              .where('application_files.type', '~', '^(PRIMARY|SECONDARY|SELFIE)-'),
          ),
        ),
      ]),
    )
    .executeTakeFirst();
  return row && toCheck(row);
}

/** The latest first. */
export async function listChecks(db: Kysely<DB>, authorizationReqId: string): Promise<IdentityCheck[]> {
  return (await checksOf(db, authorizationReqId).execute()).map(toCheck);
}

export async function keepSkippedCheck(db: Kysely<DB>, authorizationReqId: string, at: Date): Promise<void> {
  await db
    .insertInto('identity_checks')
    .values({ id: randomUUID(), authorization_req_id: authorizationReqId, status: 'SKIPPED', created_at: at })
    .execute();
}
