import type { BodyOf } from '@taga/contract';
import * as calls from '@taga/contract/endpoints/desk/cases';
import { type Implementation, implementForStaff } from '../../../../http/endpoints/implement.ts';
import { type Case, type CaseDependencies, describeCase } from '../../../desk/cases/index.ts';
import { confirmProposal, proposeDecision, sendBackProposal, withdrawProposal } from '../../../desk/decisions/index.ts';
import { type AccountDecisionDependencies, accountDecisions } from './decisions.ts';
import { confirmServiceRejection, moveService, takeBackServiceRejection } from './move-service.ts';
import { reasonCatalogue } from './reasons.ts';

function proposalIn(body: BodyOf<typeof calls.proposeDecision>) {
  const { remark, remarks, linkCustomerNo, withoutProof, ...proposed } = body;
  const terms = { ...(linkCustomerNo !== undefined && { linkCustomerNo }), ...(withoutProof && { withoutProof }) };
  return { ...proposed, remark: remark ?? null, remarks: remarks ?? null, terms };
}

/** What staff decide about accounts. */
export function accountDecisionRoutes(cases: CaseDependencies, parts: AccountDecisionDependencies): Implementation[] {
  const dependencies = { ...cases, ways: accountDecisions(parts) };
  const answer = (changed: Case) => ({ case: describeCase(changed, cases.now()) });
  return [
    implementForStaff(calls.listReasons, 'calls', () => ({ categories: reasonCatalogue })),
    implementForStaff(calls.proposeDecision, 'calls', async ({ body, principal }) =>
      answer(await proposeDecision(principal.staffId, proposalIn(body), dependencies)),
    ),
    implementForStaff(calls.confirmProposal, 'calls', async ({ body, principal }) =>
      answer(await confirmProposal(principal.staffId, body, dependencies)),
    ),
    implementForStaff(calls.sendBackProposal, 'calls', async ({ body, principal }) =>
      answer(await sendBackProposal(principal.staffId, body, dependencies)),
    ),
    implementForStaff(calls.withdrawProposal, 'calls', async ({ body, principal }) =>
      answer(await withdrawProposal(principal.staffId, body, dependencies)),
    ),
    implementForStaff(calls.moveService, 'calls', async ({ body, principal }) =>
      answer(await moveService(principal.staffId, body, cases)),
    ),
    implementForStaff(calls.confirmServiceRejection, 'calls', async ({ body, principal }) =>
      answer(await confirmServiceRejection(principal.staffId, body, cases)),
    ),
    implementForStaff(calls.undoServiceRejection, 'calls', async ({ body, principal }) =>
      answer(await takeBackServiceRejection(principal.staffId, body, cases)),
    ),
  ];
}
