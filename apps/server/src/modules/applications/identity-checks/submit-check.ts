import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { identityServiceIds } from '@taga/contract/constants';
import { identityFileTypes } from '@taga/contract/records/applications/file';
import { type IdentityCheckRequest, primaryIdTypeOf } from '@taga/contract/records/applications/identity-check';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import { countForDay } from './daily-limit.ts';
import { insertFileHashes } from './file-hash-store.ts';
import { useHeadTurns } from './head-turn-store.ts';
import type { CheckedFile, CheckSubject, IdentityCheck, IdentityCheckDependencies } from './identity-check.ts';
import { runCheck } from './run-check.ts';
import { findCheckOf, getCheck, insertCheck } from './store.ts';

/**
 * Checks photos and a video of a customer's own application. The check is kept before anybody looks at it: whatever
 * happens meanwhile, it is carried out, by the worker if this process is lost, and the same photos and video are checked once, however often they are sent.
 */
export async function submitCheck(
  customerId: string,
  sent: IdentityCheckRequest,
  video: Buffer | undefined,
  dependencies: IdentityCheckDependencies,
): Promise<IdentityCheck> {
  const { db, now, applications } = dependencies;
  const named = { customerId, authorizationReqId: sent.AuthorizationReqId };
  await refuseOthersDocument(customerId, sent, db);
  if (video) await applications.saveVideo(named, { name: sent.Video?.Name ?? '', bytes: video });
  const id = await db.transaction().execute(async (trx) => {
    await applications.lockOpen(trx, named);
    const files = await applications.listFiles(trx, named.authorizationReqId);
    const recorded = videoOf(sent, files);
    const subject = { ...subjectOf(sent, files), videoId: recorded?.id ?? null };
    const known = await findCheckOf(trx, named.authorizationReqId, subject);
    if (known) return known;
    await countForDay(trx, 'identity check', customerId, dependencies);
    const at = now();
    const headTurns = (recorded && (await useHeadTurns(trx, named, recorded, sent.TokenId, at))) ?? null;
    const check = { id: randomUUID(), authorizationReqId: named.authorizationReqId, at };
    await insertCheck(trx, { ...check, subject: { ...subject, headTurns } });
    const checked = files.filter(({ id }) => subject.fileIds.includes(id));
    await insertFileHashes(trx, named, checked, at);
    return check.id;
  });
  await waitForOutcome(id, dependencies);
  return getCheck(db, id);
}

/** Anyone who signed up with a passport shows it: its zone is compared with what they typed, and no card has one. */
async function refuseOthersDocument(
  customerId: string,
  { IDMServiceId, IDType }: IdentityCheckRequest,
  db: Kysely<DB>,
) {
  if (IDMServiceId !== identityServiceIds.primary) return;
  const { person } = await getCustomer(db, customerId);
  if (IDType !== primaryIdTypeOf(person.idType)) throw new DomainError(errorCodes.invalidField, { fields: ['IDType'] });
}

/** Of the files of the application, those that are named: the front must be a front, and the back a back. */
function subjectOf(sent: IdentityCheckRequest, files: readonly CheckedFile[]): CheckSubject {
  const kinds = ['PRIMARY', 'SECONDARY'];
  const [kind, otherKind] = sent.IDMServiceId === identityServiceIds.primary ? kinds : kinds.toReversed();
  const idOf = (type: string) =>
    files.find((file) => file.type === type && sent.Image.some(({ ImageId }) => ImageId === file.id))?.id;
  const [frontId, backId] = [idOf(`${kind}-FRONT`), idOf(`${kind}-BACK`)];
  if (!frontId || (sent.IDType !== 'PP' && !backId)) throw new DomainError(errorCodes.notFound, { fields: ['Image'] });
  return {
    serviceId: sent.IDMServiceId,
    idType: sent.IDType,
    formKey: sent.FormKey ?? null,
    frontId,
    backId: backId ?? null,
    videoId: null,
    otherFrontId: files.find(({ type }) => type === `${otherKind}-FRONT`)?.id ?? null,
    fileIds: files
      .filter(({ type }) => identityFileTypes.some((each) => each === type))
      .map(({ id }) => id)
      .toSorted(),
    headTurns: null,
  };
}

/** The one that is named or was sent, or else the one that was recorded with an earlier document. */
function videoOf({ Video }: IdentityCheckRequest, files: readonly CheckedFile[]): CheckedFile | undefined {
  const video = files.find(({ type }) => type === 'SELFIE-VIDEO');
  if (Video?.VideoId && video?.id !== Video.VideoId) throw new DomainError(errorCodes.notFound, { fields: ['Video'] });
  return video;
}

/** Nobody waits for longer than that; what is found out afterwards is told in another way. */
async function waitForOutcome(id: string, dependencies: IdentityCheckDependencies): Promise<void> {
  let isAwaited = true;
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, dependencies.waitMs);
  });
  await Promise.race([runCheck(id, { ...dependencies, isAwaited: () => isAwaited }), waited]);
  clearTimeout(timer);
  isAwaited = false;
}
