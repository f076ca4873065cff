import { type ErrorCode, errorCodes } from '@taga/contract';
import { findDomainError, isRefusedWith } from '@taga/web/form';
import type { ChequeBookOutcome } from '../../lib/fulfilment/opened-account/opened-account.tsx';

interface ChequeBookEndpoints {
  readonly subscribe: () => Promise<unknown>;
  readonly charge: () => Promise<unknown>;
}

/** What becomes of the cheque book. The account is open by then, whatever the bank says about it. */
export async function orderChequeBook({ subscribe, charge }: ChequeBookEndpoints): Promise<ChequeBookOutcome> {
  if (await isRefused(subscribe, errorCodes.bankRefused)) return 'refused';
  return (await isRefused(charge, errorCodes.insufficientBalance)) ? 'unpaid' : 'paid';
}

async function isRefused(call: () => Promise<unknown>, code: ErrorCode): Promise<boolean> {
  try {
    await call();
    return false;
  } catch (failure) {
    if (isRefusedWith(findDomainError(failure), code)) return true;
    throw failure;
  }
}
