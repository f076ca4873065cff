import { listCards, renewCard } from '@taga/contract/calls';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { listOwnCards, type OwnCardDependencies, renewOwnCard } from './own-cards.ts';

export function cardOrderRoutes(dependencies: OwnCardDependencies): Implementation[] {
  return [
    implementForCustomers(listCards, 'calls', async ({ holder }) => ({
      Data: { Cards: await listOwnCards(holder.customerId, dependencies) },
    })),
    implementForCustomers(renewCard, 'calls', async ({ body, holder }) => {
      const wanted = { cardId: body.CardId, branchCode: body.BranchCode };
      const { id, status } = await renewOwnCard(holder.customerId, wanted, dependencies);
      return { Data: { DOCNumber: id, Status: status } };
    }),
  ];
}
