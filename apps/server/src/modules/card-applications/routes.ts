import { getCardApplication as getCardApplicationCall, getCreditOrder, saveCardSection } from '@taga/contract/calls';
import { type Implementation, implementForCardPages, implementForCustomers } from '../../http/implement.ts';
import type { CardApplicationDependencies } from './card-application.ts';
import { getCardApplication, getOwnOrder } from './get-application.ts';
import { saveSection } from './save-section.ts';

export function cardApplicationRoutes(dependencies: CardApplicationDependencies): Implementation[] {
  return [
    implementForCardPages(getCardApplicationCall, 'calls', async ({ body, holder }) => ({
      Data: await getCardApplication(holder.customerId, body.DOCNumber, dependencies),
    })),
    implementForCardPages(saveCardSection, 'calls', async ({ body, holder }) => {
      const { documentNo, revision } = await saveSection(holder.customerId, body, dependencies);
      return { Data: { DOCNumber: documentNo, Revision: revision } };
    }),
    implementForCustomers(getCreditOrder, 'calls', async ({ body, holder }) => ({
      Data: await getOwnOrder(holder.customerId, body.DOCNumber, dependencies),
    })),
  ];
}
