import {
  listCases as listCasesEndpoint,
  releaseCase as releaseCaseEndpoint,
  takeCase as takeCaseEndpoint,
} from '@taga/contract/endpoints/desk/cases';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import type { CaseDependencies } from './case.ts';
import { describeCase } from './describe-case.ts';
import { listCases } from './list-cases.ts';
import { releaseCase, takeCase } from './take-case.ts';

export function caseRoutes(dependencies: CaseDependencies): Implementation[] {
  const { now } = dependencies;
  return [
    implementForStaff(listCasesEndpoint, 'calls', ({ body, principal }) => listCases(principal, body, dependencies)),
    implementForStaff(takeCaseEndpoint, 'calls', async ({ body, principal }) => ({
      case: describeCase(await takeCase(principal, body.id, dependencies), now()),
    })),
    implementForStaff(releaseCaseEndpoint, 'calls', async ({ body, principal }) => ({
      case: describeCase(await releaseCase(principal.staffId, body.id, dependencies), now()),
    })),
  ];
}
