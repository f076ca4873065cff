import { Redirect } from '@taga/web/navigation';
import { useOwnStaff } from '../../lib/staff/current-staff.ts';
import { homeOf } from './home-of.ts';

export function Page() {
  const own = useOwnStaff();
  return own ? <Redirect to={homeOf(own.roles)} /> : null;
}
