import { errorCodes } from '@taga/contract';
import { getCardApplication as getCardApplicationCall, getCreditOrder, saveCardSection } from '@taga/contract/calls';
import { type Implementation, implementForCardPages, implementForCustomers } from '../../http/implement.ts';
import { Refusal } from '../../refusal.ts';
import type { CardApplicationDependencies } from './card-application.ts';
import { toCreditOrder } from './credit-order.ts';
import { getCardApplication } from './get-application.ts';
import { saveSection } from './save-section.ts';
import { findCardApplication } from './store.ts';

export function cardApplicationRoutes(dependencies: CardApplicationDependencies): Implementation[] {
  const { db, documents } = dependencies;
  return [
    implementForCardPages(getCardApplicationCall, 'calls', async ({ body, holder }) => ({
      Data: await getCardApplication(holder.customerId, body.DOCNumber, dependencies),
    })),
    implementForCardPages(saveCardSection, 'calls', async ({ body, holder }) => {
      const { documentNo, revision } = await saveSection(holder.customerId, body, dependencies);
      return { Data: { DOCNumber: documentNo, Revision: revision } };
    }),
    implementForCustomers(getCreditOrder, 'calls', async ({ body, holder: { customerId } }) => {
      const application = await findCardApplication(db, { customerId, documentNo: body.DOCNumber });
      // A draft is no order yet.
      if (!application?.handedIn) throw new Refusal(errorCodes.notFound);
      const { handedIn, documentNo } = application;
      const files = await documents.list(documentNo);
      return { Data: await toCreditOrder({ ...application, handedIn }, files, documents.addressOf) };
    }),
  ];
}
