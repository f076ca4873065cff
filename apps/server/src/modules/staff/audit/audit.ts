import type { AnswerOf, BodyOf } from '@taga/contract';
import type { searchAudit } from '@taga/contract/endpoints';
import type { AuditEntryRecord } from '@taga/contract/records/desk/audit';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { searchEntries } from './search-store.ts';
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
  { from, to, cursor, size, ...conditions }: BodyOf<typeof searchAudit>,
  { staffId, branches }: { readonly staffId: string; readonly branches: readonly string[] | null },
  { db, now, listValues }: SearchDependencies,
): Promise<AnswerOf<typeof searchAudit>> {
  const at = now();
  const moments = { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
  // One more than the page holds tells whether another follows.
  const found = await searchEntries(db, { ...conditions, ...moments, before: cursor, size: size + 1 });
  const entries = found.slice(0, size);
  if (!cursor) await recordAudit(db, { actor: { kind: 'staff', id: staffId }, action: 'audit.searched', at });
  return {
    entries: await withValues(entries, (ids) => listValues(ids, branches)),
    nextCursor: found.length > size ? (entries.at(-1)?.id ?? null) : null,
  };
}

/** Beside each entry about a correction of personal details, the values of before and after. */
async function withValues(
  entries: AuditEntryRecord[],
  listValues: (ids: readonly string[]) => Promise<readonly NamedValues[]>,
): Promise<AuditEntryRecord[]> {
  const idOf = ({ facts: { correctionId } }: AuditEntryRecord) =>
    typeof correctionId === 'string' ? correctionId : undefined;
  const found = await listValues([...new Set(entries.flatMap((entry) => idOf(entry) ?? []))]);
  return entries.map((entry) => {
    const values = found.find(({ id }) => id === idOf(entry));
    if (!values) return entry;
    const { id: _, digest, ...shown } = values;
    const isAsWritten = entry.facts.digest === undefined || entry.facts.digest === digest;
    return { ...entry, values: { ...shown, isAsWritten } };
  });
}
