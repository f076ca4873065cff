import { checkBlacklist } from '@taga/contract/endpoints/applications';
import type { AccountClass } from '@taga/reference/account-classes';
import { type Currency, defaultCurrency } from '@taga/reference/currencies';
import { useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { blockedByBank } from '../../access/session/blocked-by-bank.ts';
import type { Customer } from '../../access/session/session.ts';
import { logEvent } from '../../platform/analytics/log-event.ts';
import { callApi } from '../../platform/api/call-api.ts';
import type { ReadyOpening } from './opening.ts';
import { startedAccount } from './started-account.ts';

const events = {
  create: 'CreateAccountButtonClick',
  resume: 'ResumeButtonClick',
  correct: 'ResumeButtonClick',
} as const;

/** Anyone who the bank does no business with is shown out; everybody else goes on, with the currency they chose. */
export function useStartOpening(customer: Customer, { accountType }: AccountClass, currency: Currency | undefined) {
  const language = useLanguage();
  const navigate = useNavigate();
  return useSubmit(async ({ face, href }: ReadyOpening) => {
    void logEvent(events[face], language);
    const { Data } = await callApi(checkBlacklist, { body: { UID: customer.idNumber }, language });
    if (Data.BlackListDetails.IsBlackList) {
      navigate(paths.accountBlocked(), { replace: true, state: blockedByBank });
      return;
    }
    startedAccount.set({ accountType, currency: currency ?? defaultCurrency });
    navigate(href, { state: { currency } });
  });
}
