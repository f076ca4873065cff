import { confirmProposal, listCases, proposeDecision } from '@taga/contract/endpoints/desk/cases';
import { assignCase, handOverCases } from '@taga/contract/endpoints/desk/team';
import { paths } from '../../config/paths.ts';
import { mayCall } from '../../lib/staff/current-staff.ts';

/**
 * Those who work on cases begin with the queue, who only confirms with what is to be confirmed, who says who does what with
 * the team, all others with the figures.
 */
export function homeOf(roles: readonly string[]): string {
  if (!mayCall(listCases, roles)) return paths.figures;
  if (mayCall(assignCase, roles) && !mayCall(handOverCases, roles)) return paths.team;
  const onlyConfirms = mayCall(confirmProposal, roles) && !mayCall(proposeDecision, roles);
  return onlyConfirms ? `${paths.cases}?status=PROPOSED` : paths.cases;
}
