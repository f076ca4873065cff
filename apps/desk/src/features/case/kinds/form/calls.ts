import type { DeskCalls } from '@taga/contract/calls/desk/kind-calls';
import { deskEndpointsOf } from '@taga/contract/kinds/endpoints';
import type { FormKind } from '@taga/contract/kinds/form';

/** The endpoints of a kind: their schemas do not travel to the browser, but their types hold here too. */
export function callsOf(kind: FormKind): DeskCalls {
  return deskEndpointsOf(kind) as unknown as DeskCalls;
}
