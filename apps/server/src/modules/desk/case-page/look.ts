import { errorCodes } from '@taga/contract';
import { DomainError } from '../../../domain-error.ts';
import { later } from '../../../time.ts';
import { listFiles } from '../../applications/documents/index.ts';
import { recordAuditOnce } from '../../staff/audit/index.ts';
import { recordAboutCase, recordCaseEvent } from '../case-history/index.ts';
import { type Case, type CaseDependencies, getCase, renewHold } from '../cases/index.ts';

export interface LookDependencies extends CaseDependencies {
  readonly addressOf: (fileId: string) => Promise<string>;
  readonly fileAddressLifetimeS: number;
}

/** A case that stays open on a screen is asked for again and again. */
const oneLookS = 15 * 60;

/** A case that is about to be shown: who looks is in the audit log before, once a visit, and goes on holding it. */
export async function lookAt(staffId: string, id: string, dependencies: LookDependencies): Promise<Case> {
  const { db, now } = dependencies;
  const { kind } = await getCase(id, dependencies);
  const at = now();
  const subject = { kind: kind.names.subject, id };
  const look = { actor: { kind: 'staff', id: staffId }, action: kind.names.looked, subject, at } as const;
  await recordAuditOnce(db, look, later(at, -oneLookS));
  await renewHold(staffId, id, dependencies);
  return getCase(id, dependencies);
}

/** Where a file of a case can be looked at for a while. It is written down before anybody can look. */
export async function viewFile(
  staffId: string,
  { id, fileId }: { readonly id: string; readonly fileId: string },
  dependencies: LookDependencies,
): Promise<{ url: string; mediaType: string; until: string }> {
  const { db, now, addressOf, fileAddressLifetimeS } = dependencies;
  const { kind } = await getCase(id, dependencies);
  const file = (await listFiles(db, id)).find((each) => each.id === fileId);
  if (!file) throw new DomainError(errorCodes.notFound);
  const at = now();
  const record = kind.desk.showsLooks ? recordCaseEvent : recordAboutCase;
  await db.transaction().execute((trx) =>
    record(trx, {
      kind,
      authorizationReqId: id,
      action: kind.names.lookedAtFile,
      actor: { kind: 'staff', id: staffId },
      facts: { fileId, type: file.type },
      at,
    }),
  );
  await renewHold(staffId, id, dependencies);
  const until = later(at, fileAddressLifetimeS).toISOString();
  return { url: await addressOf(fileId), mediaType: file.mediaType, until };
}
