import { customerCallsOf } from '@taga/contract/calls/kind-calls';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { getOfKind, saveSection } from './kind-application.ts';
import type { ServedDependencies, ServedKind } from './served-kind.ts';

/** Filling in an application of a kind. */
export function kindApplicationRoutes(served: ServedKind, dependencies: ServedDependencies): Implementation[] {
  const calls = customerCallsOf(served.kind);
  return [
    implementForCustomers(calls.get, 'calls', async ({ body, holder }) => ({
      Data: await getOfKind(holder.customerId, body.DOCNumber, served, dependencies),
    })),
    implementForCustomers(calls.save, 'calls', async ({ body, holder }) => {
      const { id, revision } = await saveSection(holder, body, served, dependencies);
      return { Data: { DOCNumber: id, Revision: revision } };
    }),
  ];
}
