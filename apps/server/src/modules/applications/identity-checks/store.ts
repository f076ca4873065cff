import { randomUUID } from 'node:crypto';
import { identityFileTypes } from '@taga/contract/records/applications/file';
import { pictureArea } from '@taga/contract/records/applications/identity-measures';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import {
  type CheckSubject,
  checkLimits,
  checkReasons,
  checkScores,
  checkSubject,
  type IdentityCheck,
} from './identity-check.ts';

const columns = [
  'id',
  'status',
  'subject',
  'form_id',
  'form_key',
  'reasons',
  'scores',
  'limits',
  'face_at',
  'created_at',
] as const;

function checksOf(db: Kysely<DB>, authorizationReqId: string) {
  return db
    .selectFrom('identity_checks')
    .select(columns)
    .where('authorization_req_id', '=', authorizationReqId)
    .orderBy('created_at', 'desc');
}

type Row = Awaited<ReturnType<ReturnType<typeof checksOf>['executeTakeFirstOrThrow']>>;

function toCheck({
  id,
  status,
  subject,
  form_id,
  form_key,
  reasons,
  scores,
  limits,
  face_at,
  created_at,
}: Row): IdentityCheck {
  return {
    id,
    status,
    idType: subject === null ? null : checkSubject.parse(subject).idType,
    formId: form_id,
    formKey: form_key,
    reasons: checkReasons.parse(reasons),
    scores: checkScores.parse(scores),
    limits: checkLimits.parse(limits),
    faceAt: face_at === null ? null : pictureArea.parse(face_at),
    at: created_at,
  };
}

/**
 * The one that counts. A check is of the photos and the video that were there: anyone who sends others afterwards, or
 * removes one of them, has not been checked. That a check was skipped says nothing of them, and stays said.
 */
export async function findLatestCheck(db: Kysely<DB>, authorizationReqId: string): Promise<IdentityCheck | undefined> {
  const row = await checksOf(db, authorizationReqId)
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        eb('status', '=', 'SKIPPED'),
        and([
          not(
            exists(
              selectFrom('application_files')
                .select('application_files.id')
                .whereRef('application_files.authorization_req_id', '=', 'identity_checks.authorization_req_id')
                .where('application_files.type', 'in', identityFileTypes)
                .where(sql<boolean>`not coalesce(subject->'fileIds', '[]') ? application_files.id::text`),
            ),
          ),
          sql<boolean>`not exists (
            select from unnest(array[subject->>'frontId', subject->>'backId', subject->>'videoId']) checked (id)
            where checked.id is not null
              and not exists (select from application_files where application_files.id = checked.id::uuid))`,
        ]),
      ]),
    )
    .executeTakeFirst();
  return row && toCheck(row);
}

/** The latest first. */
export async function listChecks(db: Kysely<DB>, authorizationReqId: string): Promise<IdentityCheck[]> {
  return (await checksOf(db, authorizationReqId).execute()).map(toCheck);
}

export async function getCheck(db: Kysely<DB>, id: string): Promise<IdentityCheck> {
  return toCheck(await db.selectFrom('identity_checks').select(columns).where('id', '=', id).executeTakeFirstOrThrow());
}

/** The check of the very same photos and video beside the very same others, where there was one. */
export async function findCheckOf(
  db: Kysely<DB>,
  authorizationReqId: string,
  { frontId, backId, videoId, fileIds }: CheckSubject,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity_checks')
    .select('id')
    .where('authorization_req_id', '=', authorizationReqId)
    .where(sql<boolean>`subject @> ${JSON.stringify({ frontId, backId, videoId })}::jsonb`)
    .where(sql<boolean>`subject->'fileIds' = ${JSON.stringify(fileIds)}::jsonb`)
    .executeTakeFirst();
  return row?.id;
}

export async function insertSkippedCheck(db: Kysely<DB>, authorizationReqId: string, at: Date): Promise<void> {
  await db
    .insertInto('identity_checks')
    .values({
      id: randomUUID(),
      authorization_req_id: authorizationReqId,
      status: 'SKIPPED',
      due_at: at,
      finished_at: at,
      created_at: at,
    })
    .execute();
}

/** A check that nobody has looked at yet. */
export async function insertCheck(
  trx: Transaction<DB>,
  check: {
    readonly id: string;
    readonly authorizationReqId: string;
    readonly subject: CheckSubject;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('identity_checks')
    .values({
      id: check.id,
      authorization_req_id: check.authorizationReqId,
      status: 'PENDING',
      form_id: check.id,
      form_key: check.id,
      reasons: JSON.stringify(['not-checked-yet']),
      subject: JSON.stringify(checkSubject.parse(check.subject)),
      due_at: check.at,
      created_at: check.at,
    })
    .execute();
}
