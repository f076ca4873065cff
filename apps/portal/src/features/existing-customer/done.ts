import { errorCodes } from '@taga/contract';
import { chequeBookWireId, existingCustomerDepositMmk, localCurrency } from '@taga/contract/constants';
import { chargeFees, createAccount, subscribeService, transferDeposit } from '@taga/contract/endpoints/accounts';
import { depositReferenceOf } from '@taga/contract/records/applications/deposit-reference';
import { todayInMyanmar } from '@taga/journey/today';
import { chequeBookChargeMinor } from '@taga/reference/cheque-book-fees';
import { currencyExponents } from '@taga/reference/currencies';
import { ApiError } from '@taga/web/api';
import { useQueryClient } from '@taga/web/data';
import { type DomainError, findDomainError, isRefusedWith, useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { blockedByBank } from '../../lib/access/session/blocked-by-bank.ts';
import type { ChequeBookOutcome, OpenedAccount } from '../../lib/fulfilment/opened-account/opened-account.tsx';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { type ExistingOpening, useExistingOpening } from './existing-opening.ts';
import { forgetLoaded } from './existing-shell.tsx';
import { orderChequeBook } from './order-cheque-book.ts';

/**
 * The calls behind Done, one after the other as documented. The first makes the server do all of it; the others tell what
 * became of their part, so that it does no harm to repeat any of them.
 */
function useCalls({ id, customer, journey }: ExistingOpening) {
  const language = useLanguage();
  const { existingAccount, branch, chequeBook } = journey.getSaved().answers;
  const named = { DOCUMENT_NO: id };

  function payForChequeBook(accountNumber: string): Promise<ChequeBookOutcome> {
    const subscription = { SERVICE_ID: chequeBookWireId, ACC_NO: accountNumber, ...named };
    const [CREATED_USER_ID, EMAIL] = [customer.loginId, customer.loginId];
    const ordered = { ...subscription, BRANCH_CODE: branch.code, CREATED_USER_ID, EMAIL };
    const Amount = chequeBookChargeMinor('micr') / 10 ** currencyExponents[localCurrency];
    const charged = { ...subscription, Amount, CurrencyCode: localCurrency } as const;
    return orderChequeBook({
      subscribe: () => callApi(subscribeService, { body: ordered, language, isQuiet: true }),
      charge: () => callApi(chargeFees, { body: charged, language, isQuiet: true }),
    });
  }

  return async (): Promise<OpenedAccount> => {
    const asked = { UIDValue: customer.idNumber, ...named, authorizationRequestID: id };
    const authorizer = { authorizerID: customer.loginId, authorizerName: customer.name };
    const { Data } = await callApi(createAccount, { body: { ...asked, ...authorizer }, language, isQuiet: true });
    const { accountNumber } = Data.approveAuthorizationRequest;
    const outcome = chequeBook.isWanted ? await payForChequeBook(accountNumber) : 'none';
    const deposit = {
      DebitAccount: existingAccount.number,
      CreditAccount: accountNumber,
      Amount: existingCustomerDepositMmk,
      CurrencyCode: localCurrency,
      TrxnDate: todayInMyanmar(),
      SourceReferenceNo: depositReferenceOf(id),
    } as const;
    await callApi(transferDeposit, { body: deposit, language, isQuiet: true });
    return { accountNumber, chequeBook: outcome };
  };
}

/** Opens the account and leads to the accounts. A no of the bank is told and can be tried again. */
export function useDone() {
  const opening = useExistingOpening();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const open = useCalls(opening);
  const [failed, setFailed] = useState<DomainError>();

  async function explain(failure: ApiError): Promise<void> {
    const domainError = findDomainError(failure);
    if (isRefusedWith(domainError, errorCodes.customerBlacklisted)) {
      navigate(paths.accountBlocked(), { replace: true, state: blockedByBank });
    } else if (isRefusedWith(domainError, errorCodes.applicationIncomplete)) {
      (await opening.reload())?.saves.set({ kind: 'incomplete' });
    } else if (domainError && failure.status === 400) {
      setFailed(domainError);
    } else {
      forgetLoaded();
      navigate(paths.createEtbAccountStep('account-information'), { state: { domainError } });
    }
  }

  const submitting = useSubmit(async () => {
    try {
      const opened = await open();
      forgetLoaded();
      // Whatever was known of accounts, messages and orders is asked for again by the page that needs it.
      await queries.invalidateQueries({ refetchType: 'none' });
      navigate(paths.accounts(), { state: { opened } });
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status === null) throw failure;
      await explain(failure);
    }
  });
  return { submitting, failed, forget: () => setFailed(undefined) };
}
