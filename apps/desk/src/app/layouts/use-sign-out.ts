import { signOutStaff } from '@taga/contract/endpoints/desk/staff';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { callDesk } from '../../lib/api/call-desk.ts';
import { closeStaffSession } from '../../lib/session/session-store.ts';

/** Who is to sign in instead, where the demo goes on as somebody else, and what they want to see. */
interface NextSignIn {
  readonly role: StaffRole;
  readonly askedFor: string;
}

/** The server is told; anyone who leaves without a network is gone here all the same, and there after the idle time. */
export function useSignOut(): (next?: NextSignIn) => Promise<void> {
  const language = useLanguage();
  const navigate = useNavigate();
  return async (next) => {
    await callDesk(signOutStaff, { language, isQuiet: true }).catch(() => undefined);
    closeStaffSession();
    navigate(paths.signIn, { replace: true, state: next ?? null });
  };
}
