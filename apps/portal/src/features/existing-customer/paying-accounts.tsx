import { listBalancesByPost } from '@taga/contract/endpoints/balances';
import { existingAccountNumber } from '@taga/contract/rules/applications/account-number';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { findAccountClass } from '@taga/reference/account-classes';
import { existingAccountProductCodes } from '@taga/reference/existing-account-products';
import { FieldGroup, RadioCards, Skeleton } from '@taga/ui';
import { useQuery } from '@taga/web/data';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useEffectEvent } from 'react';
import { groupsOfFour } from '../../lib/fulfilment/account-number/groups-of-four.ts';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { useExistingOpening } from './existing-opening.ts';

const rule = existingAccountNumber(existingAccountProductCodes);

/**
 * The customer's accounts that can pay for another one. Nobody misses a list that does not come: a number can be typed.
 * Who came for a card gets none (G-024).
 */
function usePayingAccounts() {
  const language = useLanguage();
  const { customer, currency } = useExistingOpening();
  const body = { LOGIN_ID: customer.loginId, IS_MASKED: 'True' } as const;
  const { data, isLoading } = useQuery({
    queryKey: ['accounts to pay from'],
    enabled: !customer.isCardCustomer,
    // Gone with the screen, like the balances.
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => (await callApi(listBalancesByPost, { body, language, signal, isQuiet: true })).Data,
  });
  const accounts = (data ?? []).filter(
    ({ ACCNO, CURRENCY = 'MMK' }) => CURRENCY === currency && !findProblem(rule, ACCNO),
  );
  return { accounts, isLoading };
}

interface PayingAccountsProps {
  number: string;
  onChoose: (number: string) => void;
}

/** Instead of typing seventeen digits; where there is one, it is chosen already. */
export function PayingAccounts({ number, onChoose }: PayingAccountsProps) {
  const text = useText();
  const { accounts, isLoading } = usePayingAccounts();
  const [only, ...others] = accounts;
  const isClear = only !== undefined && others.length === 0;
  // Once: who empties the field to type another number is left alone.
  const choose = useEffectEvent(() => number === '' && only && onChoose(only.ACCNO));
  useEffect(() => {
    if (isClear) choose();
  }, [isClear]);
  if (isLoading) return <Skeleton label={text('existing.account.loading')} shape="block" className="h-28" />;
  if (accounts.length === 0) return null;
  return (
    <FieldGroup label={text('existing.account.own')}>
      <RadioCards
        name="paying-account"
        value={number}
        onValue={onChoose}
        cards={accounts.map(({ ACCNO, ACCLASS }) => {
          const accountType = findAccountClass(ACCLASS)?.accountType;
          return {
            value: ACCNO,
            label: groupsOfFour(ACCNO).replaceAll(' ', '\u00a0'),
            text: accountType ? text(`accountList.${accountType}.name`) : ACCLASS,
          };
        })}
      />
    </FieldGroup>
  );
}
