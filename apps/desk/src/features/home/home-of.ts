import { confirmProposal, listCases, proposeDecision } from '@taga/contract/endpoints/desk/cases';
import { paths } from '../../config/paths.ts';
import { mayCall } from '../../lib/staff/current-staff.ts';

/** Those who look at cases begin with the queue, who only confirms with what is to be confirmed, all others with the figures. */
export function homeOf(roles: readonly string[]): string {
  if (!mayCall(listCases, roles)) return paths.figures;
  const onlyConfirms = mayCall(confirmProposal, roles) && !mayCall(proposeDecision, roles);
  return onlyConfirms ? `${paths.cases}?status=PROPOSED` : paths.cases;
}
