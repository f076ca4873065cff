import type { AnswerOf } from '@taga/contract';
import type { listChanges } from '@taga/contract/endpoints/desk/changes';
import { applicationKinds } from '@taga/contract/kinds';
import type { ChangeKind } from '@taga/contract/records/desk/change';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { later } from '../../../time.ts';
import type { Asker } from '../branch-access/index.ts';
import { findLastVisit, listEventsOfOthers } from './store.ts';

export interface ChangeDependencies {
  readonly db: Kysely<DB>;
}

/** By what the history of a case calls it. An application that was submitted again was corrected. */
const changes: Readonly<Record<string, ChangeKind>> = Object.fromEntries([
  ...applicationKinds.flatMap(({ names: { decision, subject } }) => [
    [`${decision}.confirmed`, 'CONFIRMED'],
    [`${decision}.sent-back`, 'SENT_BACK'],
    [`${subject}.pending`, 'CORRECTED'],
  ]),
  ['case.noted', 'NOTED'],
]);

/** What makes a case one's own. */
const works = ['case.taken', ...applicationKinds.map(({ names }) => `${names.decision}.proposed`)];

/** Who was away for longer begins with the queue. */
const longestS = 60 * 24 * 60 * 60;
const most = 8;

/** What became of the asker's cases while they were away. */
export async function findChanges(
  { sessionId, ...asker }: Asker & { readonly sessionId: string },
  { db }: ChangeDependencies,
): Promise<AnswerOf<typeof listChanges>> {
  const since = await findLastVisit(db, { staffId: asker.staffId, sessionId });
  if (!since) return { since: null, changes: [] };
  const events = await listEventsOfOthers(db, asker, {
    since,
    worksSince: later(since, -longestS),
    works,
    actions: Object.keys(changes),
    limit: most,
  });
  return {
    since: since.toISOString(),
    changes: events.flatMap(({ action, at, ...event }) => {
      const kind = changes[action];
      return kind ? [{ ...event, kind, at: at.toISOString() }] : [];
    }),
  };
}
