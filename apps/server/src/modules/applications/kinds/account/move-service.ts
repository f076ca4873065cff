import { type BodyOf, errorCodes } from '@taga/contract';
import type {
  confirmServiceRejection as confirmEndpoint,
  moveService as moveServiceEndpoint,
} from '@taga/contract/endpoints/desk/cases';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';
import { DomainError } from '../../../../domain-error.ts';
import { recordAboutCase, recordCaseEvent } from '../../../desk/case-history/index.ts';
import { type Case, type CaseDependencies, getCase, lockCase } from '../../../desk/cases/index.ts';
import {
  findOrderedServices,
  proposeServiceRejection,
  undoServiceRejection,
} from '../../../fulfilment/orders/index.ts';
import { changeServiceStatus } from '../../../fulfilment/status-changes/index.ts';

type ServiceOfCase = BodyOf<typeof confirmEndpoint>;

/** Something that is done with a service of an open account; refused where `carry` answers false. */
async function change(
  { id }: ServiceOfCase,
  dependencies: CaseDependencies,
  carry: (trx: Transaction<DB>, found: Case) => Promise<boolean>,
): Promise<Case> {
  const { db, queue } = dependencies;
  await db.transaction().execute(async (trx) => {
    const found = await lockCase(trx, { id, queue });
    if (!found) throw new DomainError(errorCodes.notFound);
    const isDone = found.status === 'COMPLETED' && (await carry(trx, found));
    if (!isDone) throw new DomainError(errorCodes.serviceNotOpen);
  });
  return getCase(id, dependencies);
}

/** What became of a service that was ordered with an account which is open. A rejection waits for somebody else. */
export function moveService(
  staffId: string,
  asked: BodyOf<typeof moveServiceEndpoint>,
  dependencies: CaseDependencies,
): Promise<Case> {
  const { id: authorizationReqId, serviceId, status, remarks } = asked;
  const at = dependencies.now();
  const actor = { kind: 'staff', id: staffId } as const;
  return change(asked, dependencies, async (trx, { customerId, kind }) => {
    if (status === 'REJECTED' && remarks) {
      const named = { authorizationReqId, serviceId };
      if (!(await proposeServiceRejection(trx, named, { remarks, by: staffId, at }))) return false;
      const action = 'service.rejection-proposed';
      await recordCaseEvent(trx, { kind, authorizationReqId, action, actor, facts: { serviceId }, at });
      return true;
    }
    return changeServiceStatus(trx, { authorizationReqId, customerId, serviceId, status, remark: remarks, actor, at });
  });
}

/** Four eyes: nobody confirms a rejection of their own. */
export async function confirmServiceRejection(
  staffId: string,
  asked: ServiceOfCase,
  dependencies: CaseDependencies,
): Promise<Case> {
  const { id: authorizationReqId, serviceId } = asked;
  const { db } = dependencies;
  const at = dependencies.now();
  const actor = { kind: 'staff', id: staffId } as const;
  const { kind } = await getCase(authorizationReqId, dependencies);
  const found = (await findOrderedServices(db, [authorizationReqId])).find((each) => each.serviceId === serviceId);
  if (found?.status === 'PENDING' && found.rejection?.by === staffId) {
    const facts = { serviceId, because: 'own-proposal' };
    await recordAboutCase(db, { kind, authorizationReqId, action: 'service.refused', actor, facts, at });
    throw new DomainError(errorCodes.ownProposal);
  }
  return change(asked, dependencies, async (trx, { customerId }) => {
    const services = await findOrderedServices(trx, [authorizationReqId]);
    const rejection = services.find((each) => each.serviceId === serviceId)?.rejection;
    if (!rejection || rejection.by === staffId) return false;
    const { remarks: remark } = rejection;
    return changeServiceStatus(trx, {
      ...{ authorizationReqId, customerId, serviceId, remark, actor, at },
      status: 'REJECTED',
    });
  });
}

/** Before somebody has confirmed it, and so before the customer is told. */
export function takeBackServiceRejection(
  staffId: string,
  asked: ServiceOfCase,
  dependencies: CaseDependencies,
): Promise<Case> {
  const { id: authorizationReqId, serviceId } = asked;
  const at = dependencies.now();
  return change(asked, dependencies, async (trx, { kind }) => {
    if (!(await undoServiceRejection(trx, { authorizationReqId, serviceId }))) return false;
    const actor = { kind: 'staff', id: staffId } as const;
    const action = 'service.rejection-undone';
    await recordCaseEvent(trx, { kind, authorizationReqId, action, actor, facts: { serviceId }, at });
    return true;
  });
}
