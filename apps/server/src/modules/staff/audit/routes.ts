import { searchAudit, verifyAudit } from '@taga/contract/endpoints';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { type SearchDependencies, search } from './audit.ts';
import { verifyWhole } from './verify.ts';

export function auditRoutes(dependencies: SearchDependencies): Implementation[] {
  return [
    implementForStaff(searchAudit, 'calls', ({ body, principal }) => search(body, principal, dependencies)),
    implementForStaff(verifyAudit, 'calls', ({ principal }) => verifyWhole(principal.staffId, dependencies)),
  ];
}
