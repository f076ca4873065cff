import { errorCodes } from '@taga/contract';
import { currencyReloadDelayMs } from '@taga/contract/constants';
import type { AccountClass } from '@taga/reference/account-classes';
import { defaultCurrency, type ForeignCurrency } from '@taga/reference/currencies';
import { findRefusal, isRefusedWith, type Refusal } from '@taga/web/form';
import { useEffect, useMemo, useState } from 'react';
import type { Customer } from '../../lib/access/session/session.ts';
import { judgeInfo, type Opening } from '../../lib/applications/opening/opening.ts';
import { useAccountInfo } from '../../lib/applications/opening/use-account-info.ts';
import { useMaskedBalances } from '../../lib/fulfilment/balances/use-balances.ts';
import { heldAccounts } from '../../lib/fulfilment/products/held-accounts.ts';
import { whyClosed } from '../../lib/fulfilment/products/why-closed.ts';

type Answer = ReturnType<typeof useAccountInfo>;

/** The screen explains a 400; everything else is toasted already. */
export function explainedHere(refusal: Refusal | undefined): Refusal | undefined {
  return refusal?.status === 400 ? refusal : undefined;
}

function judgeAnswer({ data, isFetching, isError }: Answer, accountClass: AccountClass, customer: Customer): Opening {
  if (data) return judgeInfo(data, accountClass, customer);
  return { kind: isError && !isFetching ? 'unanswered' : 'asking' };
}

/** Asks the bank how far the customer is with the account; for one in foreign currency, once a currency is chosen. */
export function useOpening(accountClass: AccountClass, customer: Customer) {
  const [chosen, choose] = useState<ForeignCurrency>();
  const settled = useSettled(chosen, currencyReloadDelayMs);
  const closedReason = whyClosed(accountClass, customer);
  const isForeign = accountClass.currency === 'FCY';
  const wanted = isForeign ? settled : defaultCurrency;
  const answer = useAccountInfo({ accountClass, customer, currency: closedReason ? undefined : wanted });
  // The same object as long as the answer is the same, so that one can tell whether it was seen.
  const refusal = useMemo(() => explainedHere(findRefusal(answer.error)), [answer.error]);
  const balances = useMaskedBalances(customer);
  const held = heldAccounts(accountClass, balances.data ?? []);
  const isHeldKnown = !balances.isLoading;
  const isHeldInCurrency = held.some(({ CURRENCY = defaultCurrency }) => CURRENCY === wanted);
  // That they have the account stands on the page already; who only waits for that answer is not interrupted either.
  const isToldOnPage = isRefusedWith(refusal, errorCodes.alreadyHasAccount) && (isHeldInCurrency || !isHeldKnown);

  function judge(): Opening {
    if (closedReason) return { kind: 'closed', reason: closedReason };
    if (isForeign && !chosen) return { kind: 'needsCurrency' };
    if (isForeign && chosen !== settled) return { kind: 'asking' };
    if (refusal && !isHeldKnown) return { kind: 'asking' };
    if (refusal && !answer.isFetching) return { kind: isToldOnPage ? 'held' : 'refused' };
    return judgeAnswer(answer, accountClass, customer);
  }

  return {
    opening: judge(),
    held,
    chosen,
    choose,
    refusal: isToldOnPage ? undefined : refusal,
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
