import { definitionOf } from '@taga/contract';
import { deskSubjectOf } from '@taga/contract/endpoints/desk/subject';
import type { Implementation } from '../http/endpoints/implement.ts';
import { type BranchDependencies, requireBranch } from '../modules/desk/branch-access/index.ts';

/**
 * Every call that names a case or a customer lets nobody in who is not given their branch, before it does anything. The
 * contract says which calls these are, so that a new one is guarded without anybody thinking of it.
 */
export function guardBranches(implementation: Implementation, dependencies: BranchDependencies): Implementation {
  const endpoint = definitionOf(implementation.endpoint);
  const subject = deskSubjectOf(endpoint);
  if (!subject) return implementation;
  return {
    ...implementation,
    handle: async (input) => {
      if (input.principal?.kind !== 'staff') throw new Error(`${endpoint.id} is not for staff alone.`);
      const id = String((input.body as Readonly<Record<string, unknown>>)[subject.field]);
      await requireBranch(input.principal, { kind: subject.kind, id, route: endpoint.path }, dependencies);
      return implementation.handle(input);
    },
  };
}
