import { submitCardApplication as submitCardApplicationCall } from '@taga/contract/calls';
import type { CardStatus } from '@taga/contract/journeys/card-application/decisions';
import { type Implementation, implementForCardPages } from '../../http/implement.ts';
import { type CardSubmissionDependencies, submitCardApplication } from './submit-application.ts';

export function cardSubmissionRoutes(dependencies: CardSubmissionDependencies): Implementation[] {
  return [
    implementForCardPages(submitCardApplicationCall, 'calls', async ({ body, holder }) => {
      const { DOCNumber: documentNo, Revision: revision } = body;
      const status = await submitCardApplication(holder.customerId, { documentNo, revision }, dependencies);
      return { Data: { DOCNumber: documentNo, Status: status as CardStatus } };
    }),
  ];
}
