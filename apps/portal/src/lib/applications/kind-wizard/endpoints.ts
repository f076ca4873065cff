import type { CustomerEndpoints } from '@taga/contract/endpoints/kind-endpoints';
import { customerAddressesOf } from '@taga/contract/kinds/addresses';
import type { KindPages } from './kind-pages.ts';

/** The endpoints of a kind: their schemas do not travel to the browser, but their types hold here too. */
export function endpointsOf({ kind }: Pick<KindPages, 'kind'>): Required<CustomerEndpoints> {
  return customerAddressesOf(kind) as unknown as Required<CustomerEndpoints>;
}
