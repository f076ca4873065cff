import type { AnswerOf, BodyOf } from '@taga/contract';
import type { searchAudit } from '@taga/contract/endpoints';
import type { AuditEntryRecord } from '@taga/contract/records/desk/audit';
import { readApplicationNumber } from '@taga/contract/rules/applications/application-number';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/schema.gen.ts';
import { findApplicationId, findNames, searchEntries } from './search-store.ts';
import { recordAudit } from './store.ts';

export interface AuditDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/** What an entry names and the log must not hold, as it could not be erased; by the id that the facts have. */
interface NamedValues {
  readonly id: string;
  readonly before: Record<string, string | null>;
  readonly after: Record<string, string | null>;
  readonly reason: string | null;
  /** The digest of the values, as they are now. */
  readonly digest: string;
}

export interface SearchDependencies extends AuditDependencies {
  /** Of customers of these branches; null is all of them. */
  listValues(ids: readonly string[], branches: readonly string[] | null): Promise<readonly NamedValues[]>;
}

/** A search is an action of staff too; turning its pages is the same one. */
export async function search(
  { from, to, cursor, size, subjectId, ...conditions }: BodyOf<typeof searchAudit>,
  { staffId, branches }: { readonly staffId: string; readonly branches: readonly string[] | null },
  { db, now, listValues }: SearchDependencies,
): Promise<AnswerOf<typeof searchAudit>> {
  const at = now();
  const moments = { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
  // One more than the page holds tells whether another follows.
  const found = await searchEntries(db, {
    ...conditions,
    ...moments,
    subjectId: subjectId && (await idOf(db, subjectId)),
    before: cursor,
    size: size + 1,
  });
  const entries = await withNames(db, found.slice(0, size), branches);
  if (!cursor) await recordAudit(db, { actor: { kind: 'staff', id: staffId }, action: 'audit.searched', at });
  return {
    entries: await withValues(entries, (ids) => listValues(ids, branches)),
    nextCursor: found.length > size ? (entries.at(-1)?.id ?? null) : null,
  };
}

/** People type the number that they say; the log has the id. */
async function idOf(db: Kysely<DB>, typed: string): Promise<string> {
  const number = readApplicationNumber(typed);
  return (number !== undefined && (await findApplicationId(db, number))) || typed;
}

const uuid = z.uuid();
const isUuid = (value: unknown): value is string => uuid.safeParse(value).success;

/** What an entry is about and whom its facts mention, as people call them now. */
async function withNames(
  db: Kysely<DB>,
  entries: Awaited<ReturnType<typeof searchEntries>>,
  branches: readonly string[] | null,
): Promise<AuditEntryRecord[]> {
  const idsOf = (facts: AuditEntryRecord['facts']) => Object.values(facts).filter(isUuid);
  const ids = entries.flatMap(({ subject, facts }) => [...(isUuid(subject?.id) ? [subject.id] : []), ...idsOf(facts)]);
  const { applications, customers, staff } = await findNames(db, [...new Set(ids)], branches);
  const nameOf = (id: string) => {
    const name = customers.get(id) ?? staff.get(id);
    return applications.get(id) ?? (name ? { name } : {});
  };
  return entries.map(({ subject, ...entry }) => ({
    ...entry,
    ...(subject && { subject: { ...subject, ...nameOf(subject.id) } }),
    names: Object.fromEntries([...staff].filter(([id]) => idsOf(entry.facts).includes(id))),
  }));
}

/** Beside each entry about a correction of personal details, the values of before and after. */
async function withValues(
  entries: AuditEntryRecord[],
  listValues: (ids: readonly string[]) => Promise<readonly NamedValues[]>,
): Promise<AuditEntryRecord[]> {
  const correctionOf = ({ facts: { correctionId } }: AuditEntryRecord) =>
    typeof correctionId === 'string' ? correctionId : undefined;
  const found = await listValues([...new Set(entries.flatMap((entry) => correctionOf(entry) ?? []))]);
  return entries.map((entry) => {
    const values = found.find(({ id }) => id === correctionOf(entry));
    if (!values) return entry;
    const { id: _, digest, ...shown } = values;
    const isAsWritten = entry.facts.digest === undefined || entry.facts.digest === digest;
    return { ...entry, values: { ...shown, isAsWritten } };
  });
}
