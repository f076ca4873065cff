import { errorCodes } from '@taga/contract';
import { Refusal } from '../../refusal.ts';
import { later } from '../../time.ts';
import { listFiles } from '../application-files/index.ts';
import { recordCaseEvent } from '../case-history/index.ts';
import { getCase, keepHold } from '../cases/index.ts';
import type { CasePageDependencies } from './get-case.ts';

/** Where a file of a case can be looked at for a while. It is written down before anybody can look. */
export async function viewFile(
  staffId: string,
  { id, fileId }: { readonly id: string; readonly fileId: string },
  dependencies: CasePageDependencies,
): Promise<{ url: string; mediaType: string; until: string }> {
  const { db, now, addressOf, fileAddressLifetimeS } = dependencies;
  await getCase(id, dependencies);
  const file = (await listFiles(db, id)).find((each) => each.id === fileId);
  if (!file) throw new Refusal(errorCodes.notFound);
  const at = now();
  await db.transaction().execute((trx) =>
    recordCaseEvent(trx, {
      authorizationReqId: id,
      action: 'file.viewed',
      actor: { kind: 'staff', id: staffId },
      facts: { fileId, type: file.type },
      at,
    }),
  );
  await keepHold(staffId, id, dependencies);
  const until = later(at, fileAddressLifetimeS).toISOString();
  return { url: await addressOf(fileId), mediaType: file.mediaType, until };
}
