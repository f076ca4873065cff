import { auditFaults } from '@taga/contract/records/desk/audit';
import { type Kysely, type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import { durableWork } from '../../../db/durable-work.ts';
import type { AuditVerifications, DB } from '../../../db/schema.gen.ts';
import type { Place } from './walk-chain.ts';

export const verificationWork = durableWork({
  name: 'audit-verifications',
  table: 'audit_verifications',
  job: 'verify-audit',
});

const fault = z.nullable(z.enum(auditFaults));

/** A verification under way or done. */
export interface Verification extends Place {
  readonly id: string;
  /** Nobody where the server looks at what is new. */
  readonly staffId: string | undefined;
  readonly finishedAt: Date | undefined;
}

function toVerification(row: Selectable<AuditVerifications>): Verification {
  const broken = fault.parse(row.fault);
  return {
    id: row.id,
    staffId: row.staff_id ?? undefined,
    number: BigInt(row.number),
    hash: row.hash,
    lastEntryId: BigInt(row.last_entry_id),
    firstBroken: broken && { id: row.broken_entry_id, fault: broken },
    finishedAt: row.finished_at ?? undefined,
  };
}

interface Begun {
  readonly id: string;
  readonly staffId?: string;
  readonly place: Place;
  readonly at: Date;
  readonly dueAt: Date;
}

export async function insertVerification(db: Kysely<DB>, { id, staffId, place, at, dueAt }: Begun): Promise<void> {
  await db
    .insertInto('audit_verifications')
    .values({
      id,
      staff_id: staffId ?? null,
      from_number: String(place.number),
      number: String(place.number),
      hash: place.hash,
      last_entry_id: String(place.lastEntryId),
      started_at: at,
      due_at: dueAt,
    })
    .execute();
}

export async function deleteVerification(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('audit_verifications').where('id', '=', id).execute();
}

/** How far it has come; anyone who is at it has until then to come further. */
export async function saveProgress(db: Kysely<DB>, id: string, place: Place, dueAt: Date): Promise<void> {
  await db
    .updateTable('audit_verifications')
    .set({ ...columnsOf(place), due_at: dueAt })
    .where('id', '=', id)
    .execute();
}

export function saveOutcome(db: Kysely<DB>, id: string, place: Place, at: Date): Promise<boolean> {
  return verificationWork.finish(db, id, at, columnsOf(place));
}

const columnsOf = ({ number, hash, lastEntryId, firstBroken }: Place) => ({
  number: String(number),
  hash,
  last_entry_id: String(lastEntryId),
  fault: firstBroken?.fault ?? null,
  broken_entry_id: firstBroken?.id ?? null,
});

export async function findVerification(db: Kysely<DB>, id: string): Promise<Verification> {
  const row = await db.selectFrom('audit_verifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return toVerification(row);
}

/** A verification of the whole log that is under way, or one of this person whose outcome they have not seen. */
export async function findOpenVerification(db: Kysely<DB>, staffId: string): Promise<Verification | undefined> {
  const row = await db
    .selectFrom('audit_verifications')
    .selectAll()
    .where('staff_id', 'is not', null)
    .where(({ or, and, eb }) =>
      or([eb('finished_at', 'is', null), and([eb('staff_id', '=', staffId), eb('shown_at', 'is', null)])]),
    )
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  return row && toVerification(row);
}

export async function markShown(db: Kysely<DB>, id: string, at: Date): Promise<void> {
  await db.updateTable('audit_verifications').set({ shown_at: at }).where('id', '=', id).execute();
}

/** Up to where the log was last found to stand as it was written. */
export async function findCheckpoint(db: Kysely<DB>): Promise<Verification | undefined> {
  const row = await db
    .selectFrom('audit_verifications')
    .selectAll()
    .where('finished_at', 'is not', null)
    .where('fault', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toVerification(row);
}

/** What came of the server's own look, the last one. */
export async function findOwnVerification(db: Kysely<DB>): Promise<Verification | undefined> {
  const row = await db
    .selectFrom('audit_verifications')
    .selectAll()
    .where('staff_id', 'is', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toVerification(row);
}

/** For those who watch: how much nobody has verified yet, and whether the last look found a fault. */
export async function auditFigures(db: Kysely<DB>): Promise<{ unverified: number; isBroken: boolean }> {
  const { rows } = await sql<{ unverified: number; isBroken: boolean }>`
    select (number - coalesce((
        select max(number) from audit_verifications where finished_at is not null and fault is null
      ), 0))::float8 as unverified,
      coalesce((
        select fault is not null from audit_verifications where finished_at is not null order by finished_at desc limit 1
      ), false) as "isBroken"
    from audit_head`.execute(db);
  return rows[0] ?? { unverified: 0, isBroken: true };
}
