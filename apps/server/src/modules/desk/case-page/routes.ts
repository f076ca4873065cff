import { getCase, viewFile as viewFileCall } from '@taga/contract/calls/desk/cases';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { type CasePageDependencies, getCasePage } from './get-case.ts';
import { viewFile } from './look.ts';

export function casePageRoutes(dependencies: CasePageDependencies): Implementation[] {
  return [
    implementForStaff(getCase, 'calls', ({ body, holder }) => getCasePage(holder.staffId, body.id, dependencies)),
    implementForStaff(viewFileCall, 'calls', ({ body, holder }) => viewFile(holder.staffId, body, dependencies)),
  ];
}
