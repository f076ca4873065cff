import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { setApplicationStatus } from '../applications/index.ts';
import { setCifNo } from '../customers/index.ts';
import { keepInboxMessage } from '../inbox/index.ts';
import { rejectServicesExcept } from '../orders/index.ts';
import type { Opening, OpeningChange, OpeningDependencies } from './opening.ts';
import { changeOpening } from './store.ts';

/**
 * The last step, which is all ours and therefore one transaction: the customer's number, the application and the
 * message change together with the opening, or not at all.
 */
export async function endOpening(
  opening: Opening,
  change: OpeningChange,
  { db, now }: OpeningDependencies,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isFirst = await changeOpening(trx, opening, change, now());
    if (isFirst) await tellCustomer(trx, { ...opening, ...change }, now());
  });
}

async function tellCustomer(trx: Transaction<DB>, opening: Opening, at: Date): Promise<void> {
  const { authorizationReqId, customerId, cifNo, accountNumber } = opening;
  const isOpen = opening.step === 'done';
  if (isOpen && cifNo !== null) await setCifNo(trx, customerId, cifNo);
  await setApplicationStatus(trx, authorizationReqId, isOpen ? 'COMPLETED' : 'REJECTED');
  const accepted = [...opening.services, ...(opening.chequeBook ? [opening.chequeBook] : [])];
  const serviceIds = isOpen ? accepted.map(({ serviceId }) => serviceId) : [];
  await rejectServicesExcept(trx, authorizationReqId, serviceIds);
  await keepInboxMessage(trx, {
    id: randomUUID(),
    customerId,
    authorizationReqId,
    // An opening ends once.
    decisionId: authorizationReqId,
    at,
    hasChequeBook: opening.chequeBook !== null,
    content: isOpen
      ? {
          type: 'AccountCreated',
          body: {
            accountNumber,
            cifNo,
            accountClass: opening.accountClass,
            currency: opening.currency,
            serviceIds,
            openedAt: at.toISOString(),
          },
        }
      : { type: 'RequestRejected', body: { refusal: opening.refusal } },
  });
}
