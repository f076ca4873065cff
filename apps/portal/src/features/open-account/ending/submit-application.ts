import { errorCodes } from '@taga/contract';
import { submitApplication } from '@taga/contract/endpoints/applications';
import { ApiError, raiseGlobalError } from '@taga/web/api';
import { debugLog } from '@taga/web/debug-log';
import { findDomainError, isRefusedWith, useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { blockedByBank } from '../../../lib/access/session/blocked-by-bank.ts';
import { forgetSentActivation } from '../../../lib/applications/opening/sent-activation.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { useOpening } from '../opening-context.tsx';

/** What was left on the device of files that were sent. Their queue came with the steps that asked for them. */
function forgetUploads(id: string): void {
  import('../../../lib/applications/uploads/uploads.ts')
    .then(({ uploads }) => uploads.forget(id))
    .catch((error) => debugLog('uploads were not forgotten', error));
}

const lackingSomething = [errorCodes.applicationIncomplete, errorCodes.correctionsMissing];

/**
 * Hands the application in. Where something is missing the server has led back to the step that asks for it; any other
 * no opens the failure screen. Without a network the button waits.
 */
export function useSubmitApplication() {
  const language = useLanguage();
  const navigate = useNavigate();
  const opening = useOpening();
  const { id, customer, accountClass } = opening;

  async function explain(failure: ApiError): Promise<void> {
    const domainError = findDomainError(failure);
    if (isRefusedWith(domainError, errorCodes.customerBlacklisted)) {
      navigate(paths.accountBlocked(), { replace: true, state: blockedByBank });
    } else if (lackingSomething.some((code) => isRefusedWith(domainError, code))) {
      (await opening.reload())?.saves.set({ kind: 'incomplete' });
    } else if (opening.correction) {
      raiseGlobalError(failure);
    } else {
      navigate(paths.createAccountStep(accountClass.accountType, 'account-information'), { state: { domainError } });
    }
  }

  return useSubmit(async () => {
    const body = { AuthorizationReqId: id, LoginId: customer.loginId, AccountClass: accountClass.code };
    try {
      await callApi(submitApplication, { body, language, isQuiet: true });
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status === null) throw failure;
      return explain(failure);
    }
    forgetSentActivation();
    forgetUploads(id);
    // What is with the bank is shown as such, by whichever page is open.
    await opening.reload();
  });
}
