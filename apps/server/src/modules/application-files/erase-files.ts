import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { forgetErased, listForErasing, lockDueFiles } from '../../files/erase-store.ts';
import { takeForgottenUploads } from '../uploads/index.ts';
import { storedName } from './application-file.ts';
import { deleteFiles } from './store.ts';
import type { ApplicationFileDependencies } from './upload-file.ts';

/** Somebody who lost the network in the evening may go on the next morning. */
const uploadsKeptMs = 24 * 60 * 60_000;

type EraseDependencies = Pick<ApplicationFileDependencies, 'db' | 'files' | 'now'>;

/** Has every file of an application erased, and says how many there were. */
export async function dropFiles(trx: Transaction<DB>, authorizationReqId: string, at: Date): Promise<number> {
  const dropped = await deleteFiles(trx, authorizationReqId, 'authorization_req_id', authorizationReqId);
  await listForErasing(trx, dropped.map(storedName), at);
  return dropped.length;
}

/** Erases files that nothing names any more, and what was left of uploads that nobody finished. */
export async function eraseFiles(dependencies: EraseDependencies): Promise<void> {
  while (await forgetUploads(dependencies));
  while (await eraseDueFiles(dependencies));
}

/** A few at a time; false when there were none. */
async function forgetUploads({ db, now }: EraseDependencies): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const forgotten = await takeForgottenUploads(trx, new Date(now().getTime() - uploadsKeptMs));
    await listForErasing(trx, forgotten.flat(), now());
    return forgotten.length > 0;
  });
}

async function eraseDueFiles({ db, files, now }: EraseDependencies): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const names = await lockDueFiles(trx, now());
    await Promise.all(names.map((name) => files.remove(name)));
    await forgetErased(trx, names);
    return names.length > 0;
  });
}
