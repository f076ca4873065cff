import * as calls from '@taga/contract/calls/desk/cards';
import { type Implementation, implementForStaff } from '../../http/implement.ts';
import { type CardDeskDependencies, summarize } from './card-at-desk.ts';
import { confirmProposal, sendBackProposal } from './decide.ts';
import { getAtDesk, listApplications, lookAt, viewDocument } from './look.ts';
import { proposeDecision } from './propose.ts';

export function cardDecisionRoutes(dependencies: CardDeskDependencies): Implementation[] {
  /** What every decision answers. */
  const changed = async (id: string) => ({ application: summarize(await getAtDesk(id, dependencies)) });
  return [
    implementForStaff(calls.listCardApplications, 'calls', ({ body }) => listApplications(body, dependencies)),
    implementForStaff(calls.getDeskCardApplication, 'calls', ({ body, holder }) =>
      lookAt(holder.staffId, body.id, dependencies),
    ),
    implementForStaff(calls.viewCardDocument, 'calls', ({ body, holder }) =>
      viewDocument(holder.staffId, body, dependencies),
    ),
    implementForStaff(calls.proposeCardDecision, 'calls', async ({ body, holder }) => {
      await proposeDecision(holder.staffId, body, dependencies);
      return changed(body.id);
    }),
    implementForStaff(calls.confirmCardProposal, 'calls', async ({ body, holder }) => {
      await confirmProposal(holder.staffId, body, dependencies);
      return changed(body.id);
    }),
    implementForStaff(calls.sendBackCardProposal, 'calls', async ({ body, holder }) => {
      await sendBackProposal(holder.staffId, body, dependencies);
      return changed(body.id);
    }),
  ];
}
