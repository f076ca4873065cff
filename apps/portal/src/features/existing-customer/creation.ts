import { errorCodes } from '@taga/contract';
import { chequeBookWireId, existingCustomerDepositMmk, localCurrency } from '@taga/contract/constants';
import { chargeFees, createAccount, subscribeService, transferDeposit } from '@taga/contract/endpoints/accounts';
import { getApplication } from '@taga/contract/endpoints/applications';
import { depositReferenceOf } from '@taga/contract/records/applications/deposit-reference';
import { todayInMyanmar } from '@taga/journey/today';
import { chequeBookChargeMinor, chequeBookKindOf } from '@taga/reference/cheque-book-fees';
import { currencyExponents } from '@taga/reference/currencies';
import { ApiError } from '@taga/web/api';
import { useQueryClient } from '@taga/web/data';
import { type DomainError, findDomainError, isRefusedWith, useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { blockedByBank } from '../../lib/access/session/blocked-by-bank.ts';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { useExistingOpening } from './existing-opening.ts';
import { forgetLoaded } from './existing-shell.tsx';
import { type ChequeBookOutcome, orderChequeBook } from './order-cheque-book.ts';

export interface OpenedAccount {
  readonly accountNumber: string;
  readonly chequeBook: ChequeBookOutcome;
}

/**
 * The calls of the specification, one after the other. The server has started all of it when the confirmation was
 * saved; each call tells what became of its part, so that it does no harm to repeat any of them.
 */
function useCalls() {
  const language = useLanguage();
  const { id, customer, journey } = useExistingOpening();
  const { existingAccount, branch, chequeBook } = journey.getSaved().answers;
  const named = { DOCUMENT_NO: id };

  function payForChequeBook(accountNumber: string): Promise<ChequeBookOutcome> {
    const subscription = { SERVICE_ID: chequeBookWireId, ACC_NO: accountNumber, ...named };
    const [CREATED_USER_ID, EMAIL] = [customer.loginId, customer.loginId];
    const ordered = { ...subscription, BRANCH_CODE: branch.code, CREATED_USER_ID, EMAIL };
    const Amount = chequeBookChargeMinor(chequeBookKindOf(chequeBook.isMicr)) / 10 ** currencyExponents[localCurrency];
    const charged = { ...subscription, Amount, CurrencyCode: localCurrency } as const;
    return orderChequeBook({
      subscribe: () => callApi(subscribeService, { body: ordered, language, isQuiet: true }),
      charge: () => callApi(chargeFees, { body: charged, language, isQuiet: true }),
    });
  }

  return {
    async open(): Promise<OpenedAccount> {
      const asked = { UIDValue: customer.idNumber, ...named, authorizationRequestID: id };
      const authorizer = { authorizerID: customer.loginId, authorizerName: customer.name };
      const { Data } = await callApi(createAccount, { body: { ...asked, ...authorizer }, language, isQuiet: true });
      const { accountNumber } = Data.approveAuthorizationRequest;
      const outcome = chequeBook.isWanted ? await payForChequeBook(accountNumber) : ({ kind: 'none' } as const);
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
    },
    /** Whether asking again cannot change the bank's no. */
    async isRejected(): Promise<boolean> {
      return (await callApi(getApplication, { body: { Id: id }, language })).Data.Status === 'REJECTED';
    },
  };
}

export type Creation =
  | { readonly kind: 'underWay' }
  | { readonly kind: 'open'; readonly opened: OpenedAccount }
  /** Nothing was started, and it may be tried again. */
  | { readonly kind: 'failed'; readonly domainError: DomainError }
  /** It was started, and the bank has refused it permanently. */
  | { readonly kind: 'rejected'; readonly domainError: DomainError };

const underWay: Creation = { kind: 'underWay' };
const retryAfterS = 5;

/** What becomes of the account: asked for as soon as the page is open, and again while the bank has not answered. */
export function useCreation() {
  const opening = useExistingOpening();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const calls = useCalls();
  const [creation, setCreation] = useState<Creation>(underWay);
  const isShown = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function leaveTo(path: string, options: object): void {
    if (isShown.current) navigate(path, options);
  }

  async function explain(failure: ApiError): Promise<void> {
    const domainError = findDomainError(failure);
    if (failure.status === 503) {
      timer.current = setTimeout(() => void asking.submit(), (domainError?.retryAfterS ?? retryAfterS) * 1000);
    } else if (isRefusedWith(domainError, errorCodes.customerBlacklisted)) {
      leaveTo(paths.accountBlocked(), { replace: true, state: blockedByBank });
    } else if (isRefusedWith(domainError, errorCodes.applicationIncomplete)) {
      (await opening.reload())?.saves.set({ kind: 'incomplete' });
    } else if (domainError && failure.status === 400) {
      setCreation({ kind: (await calls.isRejected()) ? 'rejected' : 'failed', domainError });
    } else {
      forgetLoaded();
      leaveTo(paths.createEtbAccountStep('account-information'), {});
    }
  }

  const asking = useSubmit(async () => {
    clearTimeout(timer.current);
    setCreation(underWay);
    try {
      const opened = await calls.open();
      setCreation({ kind: 'open', opened });
      forgetLoaded();
      // Whatever was known of accounts, messages and orders is asked for again by the page that needs it.
      await queries.invalidateQueries({ refetchType: 'none' });
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status === null) throw failure;
      await explain(failure);
    }
  });

  const ask = useRef(asking.submit);
  useEffect(() => {
    isShown.current = true;
    void ask.current();
    return () => {
      isShown.current = false;
      clearTimeout(timer.current);
    };
  }, []);
  return { creation, asking };
}
