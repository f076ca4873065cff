import {
  confirmProposal as confirmProposalCall,
  listReasons,
  moveService as moveServiceCall,
  proposeDecision as proposeDecisionCall,
  sendBackProposal as sendBackProposalCall,
} from '@taga/contract/calls/desk/cases';
import { type Implementation, implementForStaff } from '../../http/implement.ts';
import { type Case, describeCase } from '../cases/index.ts';
import { confirmProposal, sendBackProposal } from './decide.ts';
import type { DecisionDependencies } from './decision.ts';
import { moveService } from './move-service.ts';
import { proposeDecision } from './propose.ts';
import { reasonCatalogue } from './reasons.ts';

export function decisionRoutes(dependencies: DecisionDependencies): Implementation[] {
  const answer = (changed: Case) => ({ case: describeCase(changed, dependencies.now()) });
  return [
    implementForStaff(listReasons, 'calls', () => ({ categories: reasonCatalogue })),
    implementForStaff(proposeDecisionCall, 'calls', async ({ body, holder }) =>
      answer(await proposeDecision(holder.staffId, body, dependencies)),
    ),
    implementForStaff(confirmProposalCall, 'calls', async ({ body, holder }) =>
      answer(await confirmProposal(holder.staffId, body, dependencies)),
    ),
    implementForStaff(sendBackProposalCall, 'calls', async ({ body, holder }) =>
      answer(await sendBackProposal(holder.staffId, body, dependencies)),
    ),
    implementForStaff(moveServiceCall, 'calls', async ({ body, holder }) =>
      answer(await moveService(holder.staffId, body, dependencies)),
    ),
  ];
}
