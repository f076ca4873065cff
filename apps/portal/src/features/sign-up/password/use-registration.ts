import { submitRegistration } from '@taga/contract/calls/register';
import { readSentCode } from '@taga/web/code-entry';
import { useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { withRegistration } from '../draft/draft.ts';
import { changeDraft, getDraft } from '../draft/draft-store.ts';
import { toWireDraft } from '../draft/wire-draft.ts';

/** Sends the whole sign-up with the password, and goes on to the code that the server then sends. */
export function useRegistration() {
  const language = useLanguage();
  const navigate = useNavigate();
  return useSubmit(async (password: string) => {
    const body = toWireDraft(getDraft().answers, password);
    const { Data } = await callApi(submitRegistration, { body, language });
    if (!Data) return;
    const registration = { userId: Data.USER_ID, loginId: Data.LOGIN_ID, sent: readSentCode(Data, Date.now()) };
    changeDraft((draft) => withRegistration(draft, registration));
    navigate(paths.signUpStep('otp-verify'));
  });
}
