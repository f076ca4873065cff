import { listCards, renewCard } from '@taga/contract/endpoints';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { listOwnCards, type OwnCardDependencies } from './customer-cards.ts';
import { renewOwnCard } from './order-renewal.ts';

export function cardOrderRoutes(dependencies: OwnCardDependencies): Implementation[] {
  return [
    implementForCustomers(listCards, 'calls', async ({ principal }) => ({
      Data: { Cards: await listOwnCards(principal.customerId, dependencies) },
    })),
    implementForCustomers(renewCard, 'calls', async ({ body, principal }) => {
      const wanted = { cardId: body.CardId, branchCode: body.BranchCode };
      const { id, status } = await renewOwnCard(principal.customerId, wanted, dependencies);
      return { Data: { DOCNumber: id, Status: status } };
    }),
  ];
}
