import { checkContact } from '@taga/contract/calls/register';
import { ApiError } from '@taga/web/api';
import { useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { callApi } from '../../../lib/api/call-api.ts';
import { getDraft } from '../draft/draft-store.ts';
import { toContactCheck } from '../draft/wire-draft.ts';
import { useNextStep } from '../frame/use-next-step.ts';

/** Asks whether phone and e-mail are free; the wizard goes on by itself when they are. */
export function useContactCheck() {
  const language = useLanguage();
  const goOn = useNextStep('create-password');
  return useSubmit(async () => {
    const answer = await callApi(checkContact, { body: toContactCheck(getDraft().answers), language });
    // A server may also say no with a 200 that holds reasons in place of data.
    if (!answer.Data) throw new ApiError(200, answer, null);
    goOn();
  });
}
