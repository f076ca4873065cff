import * as calls from '@taga/contract/endpoints/desk/team';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { setAbsence } from './absences.ts';
import { assignCase, freeCase } from './assign.ts';
import { handOver } from './hand-over.ts';
import type { TeamDependencies } from './team.ts';
import { findTeam } from './workload.ts';

export function teamRoutes(dependencies: TeamDependencies): Implementation[] {
  return [
    implementForStaff(calls.getTeam, 'calls', async ({ principal }) => ({
      members: await findTeam(principal, dependencies),
    })),
    implementForStaff(calls.assignCase, 'calls', async ({ body, principal }) => {
      await assignCase(principal.staffId, body, dependencies);
      return {};
    }),
    implementForStaff(calls.freeCase, 'calls', async ({ body, principal }) => {
      await freeCase(principal.staffId, body, dependencies);
      return {};
    }),
    implementForStaff(calls.setAbsence, 'calls', async ({ body, principal }) => {
      await setAbsence(principal, body, dependencies);
      return {};
    }),
    implementForStaff(calls.handOverCases, 'calls', ({ body, principal }) =>
      handOver(principal.staffId, body, dependencies),
    ),
  ];
}
