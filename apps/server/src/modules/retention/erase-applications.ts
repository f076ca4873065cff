import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { dayS, later } from '../../time.ts';
import { dropFiles } from '../application-files/index.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteApplication, lockOldDrafts, lockOldRejected, type OldApplication } from './store.ts';

export interface RetentionDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly settings: { readonly retainDraftDays: number; readonly retainRejectedDays: number };
}

/** Erases what nobody needs any more: drafts that were given up, and cases that were rejected long ago. */
export async function eraseOldApplications({ db, now, settings }: RetentionDependencies): Promise<void> {
  const at = now();
  const drafts = later(at, -settings.retainDraftDays * dayS);
  const rejected = later(at, -settings.retainRejectedDays * dayS);
  while (await eraseSome(db, at, (trx) => lockOldDrafts(trx, drafts)));
  while (await eraseSome(db, at, (trx) => lockOldRejected(trx, rejected)));
}

/** False when there were none. */
async function eraseSome(
  db: Kysely<DB>,
  at: Date,
  lock: (trx: Transaction<DB>) => Promise<OldApplication[]>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const old = await lock(trx);
    for (const application of old) await erase(trx, application, at);
    return old.length > 0;
  });
}

/** The contents of the files are erased by the job that erases all files that nothing names. */
async function erase(trx: Transaction<DB>, { id, status }: OldApplication, at: Date): Promise<void> {
  const files = await dropFiles(trx, id, at);
  await deleteApplication(trx, id);
  await recordAudit(trx, {
    actor: { kind: 'system' },
    action: 'application.erased',
    subject: { kind: 'application', id },
    facts: { status, files },
    at,
  });
}
