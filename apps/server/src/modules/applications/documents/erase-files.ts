import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { forgetErased, listForErasing, lockDueFiles } from '../../../files/erase-store.ts';
import { dayS, later } from '../../../time.ts';
import { takeForgottenUploads } from '../uploads/index.ts';
import { deleteFiles } from './store.ts';
import type { ApplicationFileDependencies } from './upload-file.ts';

/** Somebody who lost the network in the evening may go on the next morning. */
const uploadRetentionS = dayS;

type EraseDependencies = Pick<ApplicationFileDependencies, 'db' | 'files' | 'now'>;

/** Has every file of an application erased, and says how many there were. */
export async function dropFiles(trx: Transaction<DB>, authorizationReqId: string, at: Date): Promise<number> {
  const dropped = await deleteFiles(trx, authorizationReqId, 'authorization_req_id', authorizationReqId);
  await listForErasing(trx, dropped, at);
  return dropped.length;
}

/** A file that cannot be erased is tried again after this. */
const triedAgainAfterS = 10 * 60;

/** Erases files that nothing names any more, and what was left of uploads that nobody finished. */
export async function eraseFiles(dependencies: EraseDependencies): Promise<void> {
  while (await forgetUploads(dependencies));
  const errors: unknown[] = [];
  while (await eraseDueFiles(dependencies, errors));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} files could not be erased.`);
}

/** A few at a time; false when there were none. */
async function forgetUploads({ db, now }: EraseDependencies): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const forgotten = await takeForgottenUploads(trx, later(now(), -uploadRetentionS));
    await listForErasing(trx, forgotten.flat(), now());
    return forgotten.length > 0;
  });
}

async function eraseDueFiles({ db, files, now }: EraseDependencies, errors: unknown[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const names = await lockDueFiles(trx, now());
    const erased: string[] = [];
    const stuck: string[] = [];
    const erase = async (name: string) => {
      try {
        await files.remove(name);
        erased.push(name);
      } catch (error) {
        errors.push(error);
        stuck.push(name);
      }
    };
    await Promise.all(names.map(erase));
    await forgetErased(trx, erased);
    await listForErasing(trx, stuck, later(now(), triedAgainAfterS));
    return names.length > 0;
  });
}
