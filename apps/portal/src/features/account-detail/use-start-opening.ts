import { checkBlacklist } from '@taga/contract/calls/applications';
import type { Currency } from '@taga/reference/currencies';
import { useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { logEvent } from '../../lib/analytics/log-event.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { blockedByBank } from '../../lib/session/blocked-by-bank.ts';
import type { Customer } from '../../lib/session/session.ts';
import type { ReadyOpening } from './opening.ts';

const events = { create: 'CreateAccountButtonClick', resume: 'ResumeButtonClick' } as const;

/** Whoever the bank does no business with is shown out; everybody else goes on, with the currency they chose. */
export function useStartOpening(customer: Customer, currency: Currency | undefined) {
  const language = useLanguage();
  const navigate = useNavigate();
  return useSubmit(async ({ face, href }: ReadyOpening) => {
    void logEvent(events[face], language);
    const { Data } = await callApi(checkBlacklist, { body: { UID: customer.idNumber }, language });
    if (Data.BlackListDetails.IsBlackList) navigate(paths.accountBlocked(), { replace: true, state: blockedByBank });
    else navigate(href, { state: { currency } });
  });
}
