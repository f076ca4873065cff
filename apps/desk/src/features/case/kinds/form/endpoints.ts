import type { DeskEndpoints } from '@taga/contract/endpoints/desk/kind-endpoints';
import { deskAddressesOf } from '@taga/contract/kinds/addresses';
import type { FormKind } from '@taga/contract/kinds/form';

/** The endpoints of a kind: their schemas do not travel to the browser, but their types hold here too. */
export function endpointsOf(kind: FormKind): DeskEndpoints {
  return deskAddressesOf(kind) as unknown as DeskEndpoints;
}
