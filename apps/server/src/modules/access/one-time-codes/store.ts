import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { purgeRows, purgeWhere } from '../../../db/purge-rows.ts';
import type { Codes, DB } from '../../../db/schema.gen.ts';
import type { CodePurpose, CodeSubject, NewCode } from './code.ts';

export interface SavedCode {
  readonly ref: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly resends: number;
  readonly sentByEmail: boolean;
  readonly tries: number;
  readonly usedAt: Date | null;
}

interface ResendGuard {
  readonly maxResends: number;
  /** The pause between two codes; it does not hold once the last one was typed. */
  readonly sentBefore: Date;
}

/** Whether a code was typed since the last one was sent: a wrong one calls for another, and one that was right is used up. */
export function wasTyped({ tries }: Pick<SavedCode, 'tries'>): boolean {
  return tries > 0;
}

const isPauseOver = ({ sentBefore }: ResendGuard) => sql<boolean>`(codes.sent_at <= ${sentBefore} or codes.tries > 0)`;

/** Longer than any registration waits, so that nobody gets new resends by waiting for a purge job. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Replaces what was there for the same purpose and subject, counts included. */
export async function insertCode(trx: Transaction<DB>, code: NewCode): Promise<SavedCode> {
  const row = await trx
    .insertInto('codes')
    .values(toRow(code))
    .onConflict((conflict) =>
      conflict
        .constraint('codes_one_for_each_purpose_and_subject')
        .doUpdateSet({ ...toRow(code), resends: 0, sent_by_email: false, tries: 0, used_at: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await purgeRows(trx, 'codes', 'sent_at', new Date(code.sentAt.getTime() - retentionMs));
  return toSavedCode(row);
}

/**
 * One guarded statement, so that resends at the same moment cannot exceed the limits. Where nothing was sent before
 * it makes the row a first resend would have left.
 */
export async function renewCodeBySms(
  trx: Transaction<DB>,
  code: NewCode,
  guard: ResendGuard,
): Promise<SavedCode | undefined> {
  const row = await trx
    .insertInto('codes')
    .values({ ...toRow(code), resends: 1 })
    .onConflict((conflict) =>
      conflict
        .constraint('codes_one_for_each_purpose_and_subject')
        .doUpdateSet({ ...renewal(code), resends: sql`codes.resends + 1` })
        .where('codes.resends', '<', guard.maxResends)
        .where(isPauseOver(guard)),
    )
    .returningAll()
    .executeTakeFirst();
  return row && toSavedCode(row);
}

const never = new Date(0);

/**
 * What was sent last, and nobody else changes it until the transaction ends. Where nothing was sent a row is made that
 * no code is right for.
 */
export async function holdCode(trx: Transaction<DB>, code: NewCode): Promise<SavedCode> {
  await trx
    .insertInto('codes')
    .values({ ...toRow(code), sent_at: never, expires_at: new Date(1) })
    .onConflict((conflict) => conflict.constraint('codes_one_for_each_purpose_and_subject').doNothing())
    .execute();
  const row = await trx
    .selectFrom('codes')
    .selectAll()
    .where('purpose', '=', code.purpose)
    .where('subject_id', '=', code.subjectId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toSavedCode(row);
}

/** As if all resends by SMS were used up. */
export async function spendResends(
  trx: Transaction<DB>,
  { purpose, subjectId }: CodeSubject,
  { maxResends, isNewCount }: { readonly maxResends: number; readonly isNewCount: boolean },
): Promise<SavedCode> {
  const row = await trx
    .updateTable('codes')
    .set({ resends: maxResends, ...(isNewCount && { sent_by_email: false }) })
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSavedCode(row);
}

/** The last resort: once, after the resends by SMS. */
export async function renewCodeByEmail(
  trx: Transaction<DB>,
  code: NewCode,
  guard: ResendGuard,
): Promise<SavedCode | undefined> {
  const row = await trx
    .updateTable('codes')
    .set({ ...renewal(code), sent_by_email: true })
    .where('purpose', '=', code.purpose)
    .where('subject_id', '=', code.subjectId)
    .where('resends', '>=', guard.maxResends)
    .where('sent_by_email', '=', false)
    .where(isPauseOver(guard))
    .returningAll()
    .executeTakeFirst();
  return row && toSavedCode(row);
}

interface CodeAttempt extends CodeSubject {
  readonly ref: string;
  readonly codeHash: Buffer;
  readonly maxTries: number;
  readonly at: Date;
}

/** Counts and compares in one statement: of guesses at the same moment no more than the limit are evaluated. */
export async function evaluateCode(trx: Transaction<DB>, attempt: CodeAttempt): Promise<boolean | undefined> {
  const row = await trx
    .updateTable('codes')
    .set((code) => ({
      tries: code('tries', '+', 1),
      used_at: sql`case when ${code('code_hash', '=', attempt.codeHash)} then ${attempt.at}::timestamptz end`,
    }))
    .where('ref', '=', attempt.ref)
    .where('purpose', '=', attempt.purpose)
    .where('subject_id', '=', attempt.subjectId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', attempt.at)
    .where('tries', '<', attempt.maxTries)
    .returning('used_at')
    .executeTakeFirst();
  return row && row.used_at !== null;
}

/**
 * Whether it is the code that was right a moment ago: a client that lost the answer asks again. It counts as a try, so
 * that a code that was used is guessed no more often than one that was not.
 */
export async function evaluateUsedCode(trx: Transaction<DB>, attempt: CodeAttempt): Promise<boolean> {
  const row = await trx
    .updateTable('codes')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('ref', '=', attempt.ref)
    .where('purpose', '=', attempt.purpose)
    .where('subject_id', '=', attempt.subjectId)
    .where('used_at', 'is not', null)
    .where('expires_at', '>', attempt.at)
    .where('tries', '<', attempt.maxTries)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash.equals(attempt.codeHash) ?? false;
}

export async function findCode(db: Kysely<DB>, { purpose, subjectId }: CodeSubject): Promise<SavedCode | undefined> {
  const row = await db
    .selectFrom('codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row && toSavedCode(row);
}

/** What was sent last, for one guess after the other: of those at the same moment each waits for the one before. */
export async function lockCode(
  trx: Transaction<DB>,
  { purpose, subjectId }: CodeSubject,
): Promise<SavedCode | undefined> {
  const row = await trx
    .selectFrom('codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirst();
  return row && toSavedCode(row);
}

/** How often the code that was sent last has been typed. */
export async function countTries(db: Kysely<DB>, { purpose, subjectId }: CodeSubject): Promise<number> {
  const row = await db
    .selectFrom('codes')
    .select('tries')
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row?.tries ?? 0;
}

export async function findSubject(db: Kysely<DB>, ref: string, purpose: CodePurpose): Promise<string | undefined> {
  const row = await db
    .selectFrom('codes')
    .select('subject_id')
    .where('ref', '=', ref)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row?.subject_id;
}

function toRow(code: NewCode) {
  return {
    ref: code.ref,
    purpose: code.purpose,
    subject_id: code.subjectId,
    code_hash: code.codeHash,
    sent_at: code.sentAt,
    expires_at: code.expiresAt,
  };
}

/** What a resend changes: the reference stays, the tries begin again. */
function renewal(code: NewCode) {
  return { code_hash: code.codeHash, sent_at: code.sentAt, expires_at: code.expiresAt, tries: 0, used_at: null };
}

function toSavedCode(row: Selectable<Codes>): SavedCode {
  return {
    ref: row.ref,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    resends: row.resends,
    sentByEmail: row.sent_by_email,
    tries: row.tries,
    usedAt: row.used_at,
  };
}

/** Codes of sign-ups that came to nothing, and of people who do not exist. */
export async function purgeDecoyCodes(db: Kysely<DB>, before: Date): Promise<void> {
  await purgeWhere(
    db,
    'codes',
    sql`sent_at <= ${before}
      and not exists (select from customers where customers.id = subject_id)
      and not exists (select from registrations where registrations.id = subject_id)`,
  );
}
