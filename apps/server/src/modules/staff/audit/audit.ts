import type { AnswerOf, BodyOf } from '@taga/contract';
import type { searchAudit } from '@taga/contract/endpoints';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { searchEntries } from './search-store.ts';
import { recordAudit } from './store.ts';

export interface AuditDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/** A search is an action of staff too; turning its pages is the same one. */
export async function search(
  { from, to, cursor, size, ...conditions }: BodyOf<typeof searchAudit>,
  staffId: string,
  { db, now }: AuditDependencies,
): Promise<AnswerOf<typeof searchAudit>> {
  const at = now();
  const moments = { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
  // One more than the page holds tells whether another follows.
  const found = await searchEntries(db, { ...conditions, ...moments, before: cursor, size: size + 1 });
  const entries = found.slice(0, size);
  if (!cursor) await recordAudit(db, { actor: { kind: 'staff', id: staffId }, action: 'audit.searched', at });
  return { entries, nextCursor: found.length > size ? (entries.at(-1)?.id ?? null) : null };
}
