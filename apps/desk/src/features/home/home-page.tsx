import { listCases } from '@taga/contract/endpoints/desk/cases';
import { Redirect } from '@taga/web/navigation';
import { paths } from '../../config/paths.ts';
import { mayCall, useOwnStaff } from '../../lib/staff/current-staff.ts';

/** Those who look at cases begin with the queue, everybody else with the figures. */
export function Page() {
  const own = useOwnStaff();
  if (!own) return null;
  return <Redirect to={mayCall(listCases, own.roles) ? paths.cases : paths.figures} />;
}
