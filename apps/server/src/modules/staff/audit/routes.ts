import { searchAudit, verifyAudit } from '@taga/contract/calls';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { type AuditDependencies, search, verify } from './audit.ts';

export function auditRoutes(dependencies: AuditDependencies): Implementation[] {
  return [
    implementForStaff(searchAudit, 'calls', ({ body, holder }) => search(body, holder.staffId, dependencies)),
    implementForStaff(verifyAudit, 'calls', ({ holder }) => verify(holder.staffId, dependencies)),
  ];
}
