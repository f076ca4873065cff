import { kindNamed } from '@taga/contract/kinds';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { Settings } from '../../../settings.ts';
import { dayS, later } from '../../../time.ts';
import { dropFiles } from '../../applications/documents/index.ts';
import { deleteApplication } from '../../applications/drafts/index.ts';
import { deleteOpening } from '../../fulfilment/openings/index.ts';
import { deleteMessagesAbout } from '../../messaging/inbox/index.ts';
import { recordAudit } from '../../staff/audit/index.ts';
import { lockOldDrafts, lockOldRejected, lockOldUncorrected, type OldApplication } from './store.ts';

export interface RetentionDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly settings: Pick<Settings, 'retainDraftDays' | 'retainIncompleteDays' | 'retainRejectedDays'>;
}

/** Erases what nobody needs any more: what customers gave up, before or after staff saw it, and what was rejected long ago. */
export async function eraseOldApplications({ db, now, settings }: RetentionDependencies): Promise<void> {
  const at = now();
  const daysAgo = (days: number) => later(at, -days * dayS);
  while (await eraseSome(db, at, (trx) => lockOldDrafts(trx, daysAgo(settings.retainDraftDays))));
  while (await eraseSome(db, at, (trx) => lockOldUncorrected(trx, daysAgo(settings.retainIncompleteDays))));
  while (await eraseSome(db, at, (trx) => lockOldRejected(trx, daysAgo(settings.retainRejectedDays))));
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
async function erase(trx: Transaction<DB>, { id, kind, status }: OldApplication, at: Date): Promise<void> {
  const { subject } = kindNamed(kind).names;
  const files = await dropFiles(trx, id, at);
  await deleteMessagesAbout(trx, id);
  await deleteOpening(trx, id);
  await deleteApplication(trx, id);
  await recordAudit(trx, {
    actor: { kind: 'system' },
    action: `${subject}.erased`,
    subject: { kind: subject, id },
    facts: { status, files },
    at,
  });
}
