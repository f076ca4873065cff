import { logout } from '@taga/contract/endpoints/sessions';
import type { Language } from '@taga/i18n';
import { debugLog } from '@taga/web/debug-log';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { eraseStoredUploads } from '@taga/web/uploads';
import { paths } from '../../../config/paths.ts';
import { forgetSentActivation } from '../../applications/opening/sent-activation.ts';
import { forgetStoredApplication } from '../../applications/opening/stored-application.ts';
import { forgetTypedAnswers } from '../../applications/opening/typed-answers.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { clearSession } from '../session/session-store.ts';

const patienceMs = 2000;

/** The session ends on the server too, but nobody is kept waiting for it on a slow network. */
async function endServerSession(language: Language): Promise<void> {
  const ended = callApi(logout, { language }).catch((error) => debugLog('logout failed', error));
  const enough = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([ended, enough]);
}

export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const language = useLanguage();
  return async () => {
    await endServerSession(language);
    clearSession();
    forgetTypedAnswers();
    forgetSentActivation();
    forgetStoredApplication();
    eraseStoredUploads();
    navigate(paths.home());
  };
}
