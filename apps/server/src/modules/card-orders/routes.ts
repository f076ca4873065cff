import { listCards, renewCard } from '@taga/contract/calls';
import { type Implementation, implementForCardPages } from '../../http/implement.ts';
import { listOwnCards, type OwnCardDependencies, renewOwnCard } from './own-cards.ts';

export function cardOrderRoutes(dependencies: OwnCardDependencies): Implementation[] {
  return [
    implementForCardPages(listCards, 'calls', async ({ holder }) => ({
      Data: { Cards: await listOwnCards(holder.customerId, dependencies) },
    })),
    implementForCardPages(renewCard, 'calls', async ({ body, holder }) => {
      const wanted = { cardId: body.CardId, branchCode: body.BranchCode };
      const { id, status } = await renewOwnCard(holder.customerId, wanted, dependencies);
      return { Data: { DOCNumber: id, Status: status } };
    }),
  ];
}
