import type { CustomerCalls } from '@taga/contract/calls/kind-calls';
import { customerEndpointsOf } from '@taga/contract/kinds/endpoints';
import type { KindPages } from './kind-pages.ts';

/** The endpoints of a kind: their schemas do not travel to the browser, but their types hold here too. */
export function callsOf({ kind }: Pick<KindPages, 'kind'>): Required<CustomerCalls> {
  return customerEndpointsOf(kind) as unknown as Required<CustomerCalls>;
}
