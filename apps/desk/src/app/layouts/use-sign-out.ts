import { signOutStaff } from '@taga/contract/endpoints/desk/staff';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { callDesk } from '../../lib/api/call-desk.ts';
import { closeStaffSession } from '../../lib/session/session-store.ts';

/** The server is told; anyone who leaves without a network is gone here all the same, and there after the idle time. */
export function useSignOut(): () => Promise<void> {
  const language = useLanguage();
  const navigate = useNavigate();
  return async () => {
    await callDesk(signOutStaff, { language, isQuiet: true }).catch(() => undefined);
    closeStaffSession();
    navigate(paths.signIn, { replace: true });
  };
}
