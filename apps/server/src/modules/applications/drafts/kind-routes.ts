import { customerEndpointsOf } from '@taga/contract/endpoints/kind-endpoints';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { getOfKind, saveSection } from './kind-application.ts';
import type { ServedDependencies, ServedKind } from './served-kind.ts';

/** Filling in an application of a kind. */
export function kindApplicationRoutes(served: ServedKind, dependencies: ServedDependencies): Implementation[] {
  const endpoints = customerEndpointsOf(served.kind);
  return [
    implementForCustomers(endpoints.get, 'calls', async ({ body, principal }) => ({
      Data: await getOfKind(principal.customerId, body.DOCNumber, served, dependencies),
    })),
    implementForCustomers(endpoints.save, 'calls', async ({ body, principal }) => {
      const { id, revision } = await saveSection(principal, body, served, dependencies);
      return { Data: { DOCNumber: id, Revision: revision } };
    }),
  ];
}
