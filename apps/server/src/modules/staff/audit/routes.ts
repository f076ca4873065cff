import { searchAudit, verifyAudit } from '@taga/contract/endpoints';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { type AuditDependencies, search, verify } from './audit.ts';

export function auditRoutes(dependencies: AuditDependencies): Implementation[] {
  return [
    implementForStaff(searchAudit, 'calls', ({ body, principal }) => search(body, principal.staffId, dependencies)),
    implementForStaff(verifyAudit, 'calls', ({ principal }) => verify(principal.staffId, dependencies)),
  ];
}
