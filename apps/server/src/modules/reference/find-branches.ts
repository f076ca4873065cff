import { type BranchRecord, errorCodes } from '@taga/contract';
import { findAccountClass } from '@taga/reference/account-classes';
import { branchesFor } from '@taga/reference/branches';
import { findTownship } from '@taga/reference/townships';
import { CallError } from '../../http/call-error.ts';

interface BranchSearch {
  readonly townshipCode: string;
  readonly accountClass: string;
}

/** A township without a branch is an empty list; one that does not exist is a mistake worth naming. */
export function findBranches(search: BranchSearch): BranchRecord[] {
  const unknown = [
    ...(findTownship(search.townshipCode) ? [] : ['townshipCode']),
    ...(findAccountClass(search.accountClass) ? [] : ['accountClass']),
  ];
  if (unknown.length > 0) {
    throw new CallError(errorCodes.invalidField, {
      details: unknown.map((field) => ({ code: errorCodes.invalidField, values: { field } })),
    });
  }
  return [...branchesFor(search)];
}
