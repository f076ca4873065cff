import { BankRefused } from '../../../../bank/bank-errors.ts';
import { DomainError } from '../../../../domain-error.ts';
import { getCustomer } from '../../../customers/customers/index.ts';
import { findOwner } from '../../drafts/index.ts';
import { beginConfirmed, type OpeningDependencies } from './open-cash-current.ts';

/**
 * Begins what a customer has confirmed, whether or not they wait for it. A no is told to who asks again: nothing has
 * started then, and the customer may still change what it was about.
 */
export function createOpeningStart(dependencies: OpeningDependencies) {
  return async (authorizationReqId: string): Promise<void> => {
    const customerId = await findOwner(dependencies.db, authorizationReqId);
    if (!customerId) return;
    try {
      await beginConfirmed(await getCustomer(dependencies.db, customerId), authorizationReqId, dependencies);
    } catch (error) {
      if (!(error instanceof DomainError || error instanceof BankRefused)) throw error;
    }
  };
}
