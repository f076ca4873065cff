import * as z from 'zod/mini';
import { type EndpointDefinition, isForStaff } from '../../endpoint.ts';
import { deskKinds } from '../../kinds/index.ts';

/** What a call of the desk is about, and the field of its body that names it. */
export interface DeskSubject {
  readonly kind: 'case' | 'customer';
  readonly field: string;
}

const casePaths = ['cases', 'notes', 'team', ...deskKinds.map(({ wire }) => wire.path)].map((path) => `/desk/${path}/`);

/**
 * The case or the customer that a call of the desk names in its body; nothing where it names neither. Before anything
 * else happens, the server asks whether it belongs to a branch that the member of staff is given.
 */
export function deskSubjectOf(endpoint: EndpointDefinition): DeskSubject | undefined {
  const { body, path } = endpoint;
  if (!isForStaff(endpoint) || !(body instanceof z.ZodMiniObject)) return undefined;
  if ('customerId' in body.shape) return { kind: 'customer', field: 'customerId' };
  const namesCase = 'id' in body.shape && casePaths.some((each) => path.startsWith(each));
  return namesCase ? { kind: 'case', field: 'id' } : undefined;
}
