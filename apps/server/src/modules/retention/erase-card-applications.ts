import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { dayS, later } from '../../time.ts';
import { recordAudit } from '../audit/index.ts';
import { dropDocuments } from '../card-documents/index.ts';
import { deleteCardApplication, lockOldCardDrafts, lockOldEndedCards, type OldCardApplication } from './card-store.ts';
import type { RetentionDependencies } from './erase-applications.ts';

/** The same for cards: drafts that were given up, and applications that were rejected or cancelled long ago. */
export async function eraseOldCardApplications({ db, now, settings }: RetentionDependencies): Promise<void> {
  const at = now();
  const drafts = later(at, -settings.retainDraftDays * dayS);
  const ended = later(at, -settings.retainRejectedDays * dayS);
  const eraseSome = (lock: (trx: Transaction<DB>) => Promise<OldCardApplication[]>) =>
    db.transaction().execute(async (trx) => {
      const old = await lock(trx);
      for (const application of old) await erase(trx, application, at);
      return old.length > 0;
    });
  while (await eraseSome((trx) => lockOldCardDrafts(trx, drafts)));
  while (await eraseSome((trx) => lockOldEndedCards(trx, ended)));
}

/** The contents of the photos are erased by the job that erases all files that nothing names. */
async function erase(trx: Transaction<DB>, { id, status }: OldCardApplication, at: Date): Promise<void> {
  const files = await dropDocuments(trx, id, at);
  await deleteCardApplication(trx, id);
  await recordAudit(trx, {
    actor: { kind: 'system' },
    action: 'card-application.erased',
    subject: { kind: 'card-application', id },
    facts: { status, files },
    at,
  });
}
