import type { StaffSession } from '@taga/contract/records/desk/staff';
import { useLocation, useNavigate } from '@taga/web/navigation';
import { paths } from '../../config/paths.ts';
import { openStaffSession } from '../../lib/session/session-store.ts';
import { offerTour } from '../../lib/tour/tour-store.ts';

/** Begins the session, and goes to what was asked for before signing in. Only ever to a place of the desk itself. */
export function useEnter(): (session: StaffSession) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const askedFor: unknown = state?.askedFor;
  const isOurs = typeof askedFor === 'string' && askedFor.startsWith(`${paths.home}/`);
  return ({ staff }) => {
    openStaffSession(staff);
    if (staff.isDemo) offerTour();
    navigate(isOurs ? askedFor : paths.home, { replace: true });
  };
}
