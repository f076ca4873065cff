import { getCase, viewFile as viewFileEndpoint } from '@taga/contract/endpoints/desk/cases';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { type CasePageDependencies, getCasePage } from './get-case.ts';
import { viewFile } from './look.ts';

export function casePageRoutes(dependencies: CasePageDependencies): Implementation[] {
  return [
    implementForStaff(getCase, 'calls', ({ body, principal }) => getCasePage(principal, body.id, dependencies)),
    implementForStaff(viewFileEndpoint, 'calls', ({ body, principal }) =>
      viewFile(principal.staffId, body, dependencies),
    ),
  ];
}
