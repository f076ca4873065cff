import { type DomainError, findDomainError } from '@taga/web/form';

interface ChequeBookEndpoints {
  readonly subscribe: () => Promise<unknown>;
  readonly charge: () => Promise<unknown>;
}

/** `unpaid`: the bank has the order, and could not take the fee. */
export type ChequeBookOutcome =
  | { readonly kind: 'none' | 'paid' }
  | { readonly kind: 'unpaid' | 'refused'; readonly domainError: DomainError };

/** What becomes of the cheque book. The account is open by then, whatever the bank says about it. */
export async function orderChequeBook({ subscribe, charge }: ChequeBookEndpoints): Promise<ChequeBookOutcome> {
  const refused = await refusalOf(subscribe);
  if (refused) return { kind: 'refused', domainError: refused };
  const unpaid = await refusalOf(charge);
  return unpaid ? { kind: 'unpaid', domainError: unpaid } : { kind: 'paid' };
}

async function refusalOf(call: () => Promise<unknown>): Promise<DomainError | undefined> {
  try {
    await call();
    return undefined;
  } catch (failure) {
    const domainError = findDomainError(failure);
    if (domainError?.status !== 400) throw failure;
    return domainError;
  }
}
