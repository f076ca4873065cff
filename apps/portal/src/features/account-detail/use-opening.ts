import { errorCodes } from '@taga/contract';
import { currencyReloadDelayMs } from '@taga/contract/constants';
import type { AccountClass } from '@taga/reference/account-classes';
import { defaultCurrency, type ForeignCurrency } from '@taga/reference/currencies';
import { type DomainError, findDomainError, isRefusedWith } from '@taga/web/form';
import { useEffect, useMemo, useState } from 'react';
import type { Customer } from '../../lib/access/session/session.ts';
import { type OpeningState, validateInfo } from '../../lib/applications/opening/opening.ts';
import { useAccountInfo } from '../../lib/applications/opening/use-account-info.ts';
import { useMaskedBalances } from '../../lib/fulfilment/balances/use-balances.ts';
import { findClosedReason } from '../../lib/fulfilment/products/closed-reason.ts';
import { heldAccounts } from '../../lib/fulfilment/products/held-accounts.ts';

type Answer = ReturnType<typeof useAccountInfo>;

/** The screen explains a 400; everything else is toasted already. */
export function explainedHere(domainError: DomainError | undefined): DomainError | undefined {
  return domainError?.status === 400 ? domainError : undefined;
}

function validateAnswer(
  { data, isFetching, isError }: Answer,
  accountClass: AccountClass,
  customer: Customer,
): OpeningState {
  if (data) return validateInfo(data, accountClass, customer);
  return { kind: isError && !isFetching ? 'unanswered' : 'asking' };
}

/** Asks the bank how far the customer is with the account; for one in foreign currency, once a currency is chosen. */
export function useOpening(accountClass: AccountClass, customer: Customer) {
  const [chosen, choose] = useState<ForeignCurrency>();
  const settled = useSettled(chosen, currencyReloadDelayMs);
  const closedReason = findClosedReason(accountClass, customer);
  const isForeign = accountClass.currency === 'FCY';
  const wanted = isForeign ? settled : defaultCurrency;
  const answer = useAccountInfo({ accountClass, customer, currency: closedReason ? undefined : wanted });
  // The same object as long as the answer is the same, so that one can tell whether it was seen.
  const domainError = useMemo(() => explainedHere(findDomainError(answer.error)), [answer.error]);
  const balances = useMaskedBalances(customer);
  const held = heldAccounts(accountClass, balances.data ?? []);
  const isHeldKnown = !balances.isLoading;
  const isHeldInCurrency = held.some(({ CURRENCY = defaultCurrency }) => CURRENCY === wanted);
  const isHeld = isHeldInCurrency && isRefusedWith(domainError, errorCodes.alreadyHasAccount);

  function evaluate(): OpeningState {
    if (closedReason) return { kind: 'closed', reason: closedReason };
    if (isForeign && !chosen) return { kind: 'needsCurrency' };
    if (isForeign && chosen !== settled) return { kind: 'asking' };
    if (domainError && !isHeldKnown) return { kind: 'asking' };
    if (domainError && !answer.isFetching) return { kind: isHeld ? 'held' : 'refused' };
    return validateAnswer(answer, accountClass, customer);
  }

  return {
    opening: evaluate(),
    held,
    chosen,
    choose,
    domainError,
    askAgain: () => void answer.refetch(),
  };
}

/** A value once it has not changed for a while, so that nobody is asked about each choice on the way to the last. */
function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
