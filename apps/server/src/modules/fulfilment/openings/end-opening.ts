import { accountKind } from '@taga/contract/kinds/account';
import type { Transaction } from 'kysely';
import { initialDepositOf } from '../../../bank/initial-deposit.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { setCifNo } from '../../customers/customers/index.ts';
import type { InboxContent } from '../../messaging/inbox/index.ts';
import { rejectServicesExcept } from '../orders/index.ts';
import { changeApplicationStatus } from '../status-changes/index.ts';
import type { BankOpening, OpeningChange, OpeningDependencies } from './opening.ts';
import { changeOpening } from './store.ts';

/**
 * The last step, which is all ours and therefore one transaction: the customer's number, the application and the
 * message change together with the opening, or not at all.
 */
export async function endOpening(
  opening: BankOpening,
  change: OpeningChange,
  { db, now }: OpeningDependencies,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isFirst = await changeOpening(trx, opening, change, now());
    if (isFirst) await notifyCustomer(trx, { ...opening, ...change }, now());
  });
}

async function notifyCustomer(trx: Transaction<DB>, opening: BankOpening, at: Date): Promise<void> {
  const { authorizationReqId, customerId, cifNo } = opening;
  const isOpen = opening.step === 'done';
  if (isOpen && cifNo !== null) await setCifNo(trx, customerId, cifNo);
  const accepted = [...opening.services, ...(opening.chequeBook ? [opening.chequeBook] : [])];
  const serviceIds = isOpen ? accepted.map(({ serviceId }) => serviceId) : [];
  await rejectServicesExcept(trx, authorizationReqId, serviceIds);
  await changeApplicationStatus(trx, {
    kind: accountKind,
    authorizationReqId,
    customerId,
    status: isOpen ? 'COMPLETED' : 'REJECTED',
    notice: {
      // An opening ends once.
      decisionId: authorizationReqId,
      content: isOpen ? accountCreated(opening, serviceIds, at) : rejected(opening),
      news: isOpen ? 'opened' : 'rejected',
      hasChequeBook: opening.chequeBook !== null,
      deposit:
        isOpen && !opening.deposit ? initialDepositOf({ ...opening, productCode: opening.accountClass }) : undefined,
    },
    actor: { kind: 'system' },
    at,
  });
}

function accountCreated(opening: BankOpening, serviceIds: readonly string[], at: Date): InboxContent {
  const { accountNumber, cifNo, accountClass, currency } = opening;
  return {
    type: 'AccountCreated',
    body: { accountNumber, cifNo, accountClass, currency, serviceIds, openedAt: at.toISOString() },
  };
}

function rejected({ refusal }: BankOpening): InboxContent {
  return { type: 'RequestRejected', body: { refusal } };
}
