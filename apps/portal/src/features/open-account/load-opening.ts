import { checkBlacklist, findApplication, getAccountInfo, getApplication } from '@taga/contract/calls/applications';
import type { Language } from '@taga/i18n';
import type { AccountClass } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import { ApiError } from '@taga/web/api';
import { useQuery } from '@taga/web/data';
import { useLanguage } from '@taga/web/text';
import { callApi } from '../../lib/api/call-api.ts';
import type { Customer } from '../../lib/session/session.ts';
import { createOpening, type Opening } from './opening.ts';

interface Wanted {
  readonly customer: Customer;
  readonly accountClass: AccountClass;
  readonly currency: Currency;
}

/** Whom the bank does no business with. */
export class Blacklisted extends Error {}

/** A bank that does not answer keeps nobody from going on; every save asks again. */
async function refuseBlacklisted({ customer }: Wanted, language: Language, signal: AbortSignal): Promise<void> {
  const body = { UID: customer.idNumber };
  const answer = await callApi(checkBlacklist, { body, language, signal, isQuiet: true }).catch((failure) => {
    if (failure instanceof ApiError) return undefined;
    throw failure;
  });
  if (answer?.Data.BlackListDetails.IsBlackList) throw new Blacklisted();
}

/** All at once, as far as it can be: of an application nothing was saved of only its id is known, and what was uploaded. */
async function load(wanted: Wanted, language: Language, signal: AbortSignal): Promise<Opening> {
  const { customer, accountClass, currency } = wanted;
  const asked = { AccountClass: accountClass.code, Currency: currency };
  const IsFCY = accountClass.currency === 'FCY';
  const [{ Data: info }, { Data: found }] = await Promise.all([
    callApi(getAccountInfo, { body: { ...asked, LoginId: customer.loginId, IsFCY }, language, signal }),
    callApi(findApplication, { body: { ...asked, LOGIN_ID: customer.loginId }, language, signal }),
    refuseBlacklisted(wanted, language, signal),
  ]);
  const Id = info.AuthorizationReqId;
  if (found?.Id === Id) return createOpening({ ...wanted, application: found });
  const { Data: application } = await callApi(getApplication, { body: { Id }, language, signal });
  return createOpening({ ...wanted, application });
}

/** Asked quietly: without an answer nothing is chosen beforehand. */
export function useBegunCurrency({ loginId }: Customer, accountClass: AccountClass): Currency | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['begun-currency', accountClass.code],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body = { LOGIN_ID: loginId, AccountClass: accountClass.code };
      return (await callApi(findApplication, { body, language, signal, isQuiet: true })).Data;
    },
  });
  return data?.Currency ?? undefined;
}

/** The application as this tab has it. Its saves are known here, so it is asked for anew only when somebody wants that. */
export function useLoadedOpening(wanted: Wanted, isAskedAnew: boolean) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['opening', wanted.accountClass.code, wanted.currency],
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: isAskedAnew ? 'always' : true,
    refetchOnReconnect: false,
    // What was loaded is an object that keeps the saves since, and not only data.
    structuralSharing: false,
    queryFn: ({ signal }) => load(wanted, language, signal),
  });
}
