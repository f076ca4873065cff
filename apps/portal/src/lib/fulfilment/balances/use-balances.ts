import { type BalanceRecord, listBalancesByPost } from '@taga/contract/endpoints/balances';
import type { Language } from '@taga/i18n';
import { useQuery } from '@taga/web/data';
import { useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { useState } from 'react';
import type { Customer } from '../../access/session/session.ts';
import { callApi } from '../../platform/api/call-api.ts';

async function fetchBalances(
  loginId: string,
  isMasked: 'True' | 'False',
  language: Language,
  signal?: AbortSignal,
): Promise<readonly BalanceRecord[]> {
  const body = { LOGIN_ID: loginId, IS_MASKED: isMasked };
  return (await callApi(listBalancesByPost, { body, language, signal })).Data;
}

/**
 * The accounts of the customer. What is on them is not kept, even if a bank should send it unasked. Who came for a card
 * has no dashboard, so nothing is asked for them.
 */
export function useMaskedBalances({ loginId, isCardCustomer }: Customer) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['balances'],
    enabled: !isCardCustomer,
    // Gone with the screen, and asked for again by the next one.
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const balances = await fetchBalances(loginId, 'True', language, signal);
      return balances.map((balance) => ({ ...balance, AVLBAL: null }));
    },
  });
}

/**
 * What is on the accounts, from the moment the customer asks until they have seen enough. Kept by the screen
 * alone: nothing of it stays in memory once it is hidden, or once the screen is left.
 */
export function useRevealedBalances(loginId: string) {
  const language = useLanguage();
  const [revealed, setRevealed] = useState<readonly BalanceRecord[]>();
  const [hasFailed, setHasFailed] = useState(false);

  const reveal = useSubmit(async () => {
    try {
      setRevealed(await fetchBalances(loginId, 'False', language));
      setHasFailed(false);
    } catch (failure) {
      setHasFailed(true);
      throw failure;
    }
  });

  return {
    revealed,
    hasFailed,
    isBusy: reveal.isBusy,
    toggle: () => (revealed ? setRevealed(undefined) : void reveal.submit()),
  };
}
