import { findApplication } from '@taga/contract/endpoints/applications';
import type { AccountClass } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import { useQuery } from '@taga/web/data';
import { useLanguage } from '@taga/web/text';
import type { Customer } from '../../lib/access/session/session.ts';
import { type LoadingInput, loadApplication } from '../../lib/applications/opening-wizard/load-application.ts';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { createOpening } from './opening.ts';

/** Without an answer nothing is chosen beforehand. */
export function useStartedCurrency({ loginId }: Customer, accountClass: AccountClass): Currency | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['begun-currency', accountClass.code],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body = { LOGIN_ID: loginId, AccountClass: accountClass.code };
      return (await callApi(findApplication, { body, language, signal })).Data;
    },
  });
  return data?.Currency ?? undefined;
}

/** The application as this tab has it. Its saves are known here, so it is asked for again only when somebody wants that. */
export function useLoadedOpening(wanted: LoadingInput, isAskedAgain: boolean) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['opening', wanted.accountClass.code, wanted.currency],
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: isAskedAgain ? 'always' : true,
    refetchOnReconnect: false,
    // What was loaded is an object that keeps the saves since, and not only data.
    structuralSharing: false,
    queryFn: async ({ signal }) =>
      createOpening({ ...wanted, application: await loadApplication(wanted, language, signal) }),
  });
}
