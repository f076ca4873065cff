import { type BodyOf, errorCodes } from '@taga/contract';
import type { moveService as moveServiceEndpoint } from '@taga/contract/endpoints/desk/cases';
import { byLanguage } from '@taga/i18n';
import { DomainError } from '../../../../domain-error.ts';
import { type Case, type CaseDependencies, getCase, lockCase } from '../../../desk/cases/index.ts';
import { changeServiceStatus } from '../../../fulfilment/status-changes/index.ts';

/** What became of a service that was ordered with an account which is open. */
export async function moveService(
  staffId: string,
  { id, serviceId, status, remark }: BodyOf<typeof moveServiceEndpoint>,
  dependencies: CaseDependencies,
): Promise<Case> {
  const { db, now, queue } = dependencies;
  await db.transaction().execute(async (trx) => {
    const found = await lockCase(trx, { id, queue });
    if (!found) throw new DomainError(errorCodes.notFound);
    const isMoved =
      found.status === 'COMPLETED' &&
      (await changeServiceStatus(trx, {
        authorizationReqId: id,
        customerId: found.customerId,
        serviceId,
        status,
        remark: remark === undefined ? undefined : byLanguage(() => remark),
        actor: { kind: 'staff', id: staffId },
        at: now(),
      }));
    if (!isMoved) throw new DomainError(errorCodes.serviceNotOpen);
  });
  return getCase(id, dependencies);
}
