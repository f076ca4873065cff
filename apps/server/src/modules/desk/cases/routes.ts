import {
  listCases as listCasesCall,
  releaseCase as releaseCaseCall,
  takeCase as takeCaseCall,
} from '@taga/contract/calls/desk/cases';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import type { CaseDependencies } from './case.ts';
import { describeCase } from './describe-case.ts';
import { listCases } from './list-cases.ts';
import { releaseCase, takeCase } from './take-case.ts';

export function caseRoutes(dependencies: CaseDependencies): Implementation[] {
  const { now } = dependencies;
  return [
    implementForStaff(listCasesCall, 'calls', ({ body, holder }) => listCases(holder.staffId, body, dependencies)),
    implementForStaff(takeCaseCall, 'calls', async ({ body, holder }) => ({
      case: describeCase(await takeCase(holder.staffId, body.id, dependencies), now()),
    })),
    implementForStaff(releaseCaseCall, 'calls', async ({ body, holder }) => ({
      case: describeCase(await releaseCase(holder.staffId, body.id, dependencies), now()),
    })),
  ];
}
