import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Codes, DB } from '../../../db/schema.gen.ts';
import { purgeWhere, sweepRows } from '../../../db/sweep-rows.ts';
import type { CodePurpose, CodeSubject, NewCode } from './code.ts';

export interface KeptCode {
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
  readonly sentBefore: Date;
}

/** Longer than any registration waits, so that nobody gets new resends by waiting for a sweep. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** Replaces what was there for the same purpose and subject, counts included. */
export async function keepNewCode(trx: Transaction<DB>, code: NewCode): Promise<KeptCode> {
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
  await sweepRows(trx, 'codes', 'sent_at', new Date(code.sentAt.getTime() - keptForMs));
  return toKeptCode(row);
}

/**
 * One guarded statement, so that resends at the same moment cannot exceed the limits. Where nothing was sent before
 * it makes the row a first resend would have left.
 */
export async function renewCodeBySms(
  trx: Transaction<DB>,
  code: NewCode,
  guard: ResendGuard,
): Promise<KeptCode | undefined> {
  const row = await trx
    .insertInto('codes')
    .values({ ...toRow(code), resends: 1 })
    .onConflict((conflict) =>
      conflict
        .constraint('codes_one_for_each_purpose_and_subject')
        .doUpdateSet({ ...renewal(code), resends: sql`codes.resends + 1` })
        .where('codes.resends', '<', guard.maxResends)
        .where('codes.sent_at', '<=', guard.sentBefore),
    )
    .returningAll()
    .executeTakeFirst();
  return row && toKeptCode(row);
}

const never = new Date(0);

/**
 * What was sent last, and nobody else changes it until the transaction ends. Where nothing was sent a row is made that
 * no code is right for.
 */
export async function holdCode(trx: Transaction<DB>, code: NewCode): Promise<KeptCode> {
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
  return toKeptCode(row);
}

/** As if all resends by SMS were used up. */
export async function spendResends(
  trx: Transaction<DB>,
  { purpose, subjectId }: CodeSubject,
  { maxResends, isNewCount }: { readonly maxResends: number; readonly isNewCount: boolean },
): Promise<KeptCode> {
  const row = await trx
    .updateTable('codes')
    .set({ resends: maxResends, ...(isNewCount && { sent_by_email: false }) })
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toKeptCode(row);
}

/** The last resort: once, after the resends by SMS. */
export async function renewCodeByEmail(
  trx: Transaction<DB>,
  code: NewCode,
  guard: ResendGuard,
): Promise<KeptCode | undefined> {
  const row = await trx
    .updateTable('codes')
    .set({ ...renewal(code), sent_by_email: true })
    .where('purpose', '=', code.purpose)
    .where('subject_id', '=', code.subjectId)
    .where('resends', '>=', guard.maxResends)
    .where('sent_by_email', '=', false)
    .where('sent_at', '<=', guard.sentBefore)
    .returningAll()
    .executeTakeFirst();
  return row && toKeptCode(row);
}

interface Judged extends CodeSubject {
  readonly ref: string;
  readonly codeHash: Buffer;
  readonly maxTries: number;
  readonly at: Date;
}

/** Counts and compares in one statement: of guesses at the same moment no more than the limit are judged. */
export async function judgeCode(trx: Transaction<DB>, judged: Judged): Promise<boolean | undefined> {
  const row = await trx
    .updateTable('codes')
    .set((code) => ({
      tries: code('tries', '+', 1),
      used_at: sql`case when ${code('code_hash', '=', judged.codeHash)} then ${judged.at}::timestamptz end`,
    }))
    .where('ref', '=', judged.ref)
    .where('purpose', '=', judged.purpose)
    .where('subject_id', '=', judged.subjectId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', judged.at)
    .where('tries', '<', judged.maxTries)
    .returning('used_at')
    .executeTakeFirst();
  return row && row.used_at !== null;
}

/**
 * Whether it is the code that was right a moment ago: a client that lost the answer asks again. It counts as a try, so
 * that a code that was used is guessed no more often than one that was not.
 */
export async function judgeUsedCode(trx: Transaction<DB>, judged: Judged): Promise<boolean> {
  const row = await trx
    .updateTable('codes')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('ref', '=', judged.ref)
    .where('purpose', '=', judged.purpose)
    .where('subject_id', '=', judged.subjectId)
    .where('used_at', 'is not', null)
    .where('expires_at', '>', judged.at)
    .where('tries', '<', judged.maxTries)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash.equals(judged.codeHash) ?? false;
}

export async function findCode(db: Kysely<DB>, { purpose, subjectId }: CodeSubject): Promise<KeptCode | undefined> {
  const row = await db
    .selectFrom('codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row && toKeptCode(row);
}

/** What was sent last, for one guess after the other: of those at the same moment each waits for the one before. */
export async function lockCode(
  trx: Transaction<DB>,
  { purpose, subjectId }: CodeSubject,
): Promise<KeptCode | undefined> {
  const row = await trx
    .selectFrom('codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirst();
  return row && toKeptCode(row);
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

function toKeptCode(row: Selectable<Codes>): KeptCode {
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
export async function purgeCodesOfNobody(db: Kysely<DB>, before: Date): Promise<void> {
  await purgeWhere(
    db,
    'codes',
    sql`sent_at <= ${before}
      and not exists (select from customers where customers.id = subject_id)
      and not exists (select from registrations where registrations.id = subject_id)`,
  );
}
