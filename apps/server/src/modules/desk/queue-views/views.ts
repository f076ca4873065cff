import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { maxQueueViews, type QueueFilter, type QueueView, queueView } from '@taga/contract/records/desk/cases';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import type { Asker } from '../branch-access/index.ts';
import { conditionsOf, countQueues } from '../cases/index.ts';
import { deleteView, findViews, insertView } from './store.ts';

export interface ViewDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/** Each with how many cases it shows at this moment. */
export async function listViews(asker: Asker, { db, now }: ViewDependencies): Promise<QueueView[]> {
  const at = now();
  const views = (await findViews(db, asker.staffId)).map((view) => queueView.parse({ ...view, count: 0 }));
  const asked = await Promise.all(
    views.map(async ({ id, filter }) => [id, await conditionsOf(filter, asker, { db, at })] as const),
  );
  const counts = await countQueues(db, Object.fromEntries(asked));
  return views.map((view) => ({ ...view, count: counts[view.id] ?? 0 }));
}

export async function saveView(
  asker: Asker,
  { name, filter }: { readonly name: string; readonly filter: QueueFilter },
  dependencies: ViewDependencies,
): Promise<QueueView> {
  const { db, now } = dependencies;
  const { staffId } = asker;
  const id = await db.transaction().execute(async (trx) => {
    const saved = await insertView(trx, { id: randomUUID(), staffId, name, filter, at: now() });
    if ((await findViews(trx, staffId)).length > maxQueueViews) throw new DomainError(errorCodes.tooManyViews);
    return saved;
  });
  const view = (await listViews(asker, dependencies)).find((each) => each.id === id);
  if (!view) throw new Error(`The view ${id} was not saved.`);
  return view;
}

export async function removeView({ staffId }: Asker, viewId: string, { db }: ViewDependencies): Promise<void> {
  if (!(await deleteView(db, staffId, viewId))) throw new DomainError(errorCodes.notFound);
}
