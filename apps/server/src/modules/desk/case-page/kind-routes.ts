import type { BodyOf } from '@taga/contract';
import { type DeskCalls, deskCallsOf } from '@taga/contract/calls/desk/kind-calls';
import type { WireKind } from '@taga/contract/kinds/kind';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import type { Case } from '../cases/index.ts';
import { confirmProposal, proposeDecision, sendBackProposal, withdrawProposal } from '../decisions/index.ts';
import { getKindPage, type KindAtDesk, listOfKind, summarize } from './kind-page.ts';
import { type LookDependencies, viewFile } from './look.ts';

type ProposalInput = BodyOf<DeskCalls['sendBack']> & { readonly kind: string; readonly items?: readonly string[] };

/** The fields of a proposal that its kind has beside those of every kind are its terms. */
function proposalIn(body: BodyOf<DeskCalls['propose']>, { wire }: WireKind) {
  const { id, revision, kind, remark, items = [], ...rest } = body as ProposalInput;
  const own = Object.entries(rest).filter(([field, value]) => field in wire.proposal && value !== undefined);
  return { id, revision, kind, remark: remark ?? null, reasons: [], items, terms: Object.fromEntries(own) };
}

/** What staff do with applications of a kind. */
export function kindDeskRoutes(served: KindAtDesk, look: LookDependencies): Implementation[] {
  const calls = deskCallsOf(served.kind);
  const dependencies = { ...look, ways: served.ways };
  const answer = async (changed: Case) => ({ application: (await summarize([changed], served, look.db))[0] });
  return [
    implementForStaff(calls.list, 'calls', ({ body }) => listOfKind(body, served, look)),
    implementForStaff(calls.get, 'calls', ({ body, holder }) => getKindPage(holder.staffId, body.id, served, look)),
    implementForStaff(calls.view, 'calls', ({ body, holder }) => viewFile(holder.staffId, body, look)),
    implementForStaff(calls.propose, 'calls', async ({ body, holder }) =>
      answer(await proposeDecision(holder.staffId, proposalIn(body, served.kind), dependencies)),
    ),
    implementForStaff(calls.confirm, 'calls', async ({ body, holder }) =>
      answer(await confirmProposal(holder.staffId, body, dependencies)),
    ),
    implementForStaff(calls.sendBack, 'calls', async ({ body, holder }) =>
      answer(await sendBackProposal(holder.staffId, body, dependencies)),
    ),
    implementForStaff(calls.withdraw, 'calls', async ({ body, holder }) =>
      answer(await withdrawProposal(holder.staffId, body, dependencies)),
    ),
  ];
}
