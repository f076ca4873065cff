import type { BodyOf } from '@taga/contract';
import { type DeskEndpoints, deskEndpointsOf } from '@taga/contract/endpoints/desk/kind-endpoints';
import type { DeskKind } from '@taga/contract/kinds/kind';
import type { Remarks } from '@taga/contract/rules/fields/remarks';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import type { Case } from '../cases/index.ts';
import { confirmProposal, proposeDecision, sendBackProposal, withdrawProposal } from '../decisions/index.ts';
import { getKindPage, type KindAtDesk, listOfKind, summarize } from './kind-page.ts';
import { type LookDependencies, viewFile } from './look.ts';

type ProposalInput = BodyOf<DeskEndpoints['sendBack']> & {
  readonly kind: string;
  readonly remarks?: Remarks;
  readonly items?: readonly string[];
};

/** The fields of a proposal that its kind has beside those of every kind are its terms. */
function proposalIn(body: BodyOf<DeskEndpoints['propose']>, { wire }: DeskKind) {
  const { id, revision, kind, remark = null, remarks = null, items = [], ...rest } = body as ProposalInput;
  const own = Object.entries(rest).filter(([field, value]) => field in wire.proposal && value !== undefined);
  return { id, revision, kind, remark, remarks, reasons: [], items, terms: Object.fromEntries(own) };
}

/** What staff do with applications of a kind. */
export function kindDeskRoutes(served: KindAtDesk, look: LookDependencies): Implementation[] {
  const endpoints = deskEndpointsOf(served.kind);
  const dependencies = { ...look, ways: served.ways };
  const answer = async (changed: Case) => ({ application: (await summarize([changed], served, look.db))[0] });
  return [
    implementForStaff(endpoints.list, 'calls', ({ body, principal }) => listOfKind(principal, body, served, look)),
    implementForStaff(endpoints.get, 'calls', ({ body, principal }) =>
      getKindPage(principal.staffId, body.id, served, look),
    ),
    implementForStaff(endpoints.view, 'calls', ({ body, principal }) => viewFile(principal.staffId, body, look)),
    implementForStaff(endpoints.propose, 'calls', async ({ body, principal }) =>
      answer(await proposeDecision(principal.staffId, proposalIn(body, served.kind), dependencies)),
    ),
    implementForStaff(endpoints.confirm, 'calls', async ({ body, principal }) =>
      answer(await confirmProposal(principal.staffId, body, dependencies)),
    ),
    implementForStaff(endpoints.sendBack, 'calls', async ({ body, principal }) =>
      answer(await sendBackProposal(principal.staffId, body, dependencies)),
    ),
    implementForStaff(endpoints.withdraw, 'calls', async ({ body, principal }) =>
      answer(await withdrawProposal(principal.staffId, body, dependencies)),
    ),
  ];
}
