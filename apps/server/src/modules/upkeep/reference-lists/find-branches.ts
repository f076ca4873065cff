import { type BranchRecord, errorCodes } from '@taga/contract';
import { findAccountClass } from '@taga/reference/account-classes';
import { branchesFor } from '@taga/reference/branches';
import { findTownship } from '@taga/reference/townships';
import { DomainError } from '../../../domain-error.ts';

interface BranchSearch {
  readonly townshipCode: string;
  readonly accountClass: string;
}

/** A township without a branch is an empty list; one that does not exist is a mistake worth naming. */
export function findBranches(search: BranchSearch): BranchRecord[] {
  const fields = [
    ...(findTownship(search.townshipCode) ? [] : ['townshipCode']),
    ...(findAccountClass(search.accountClass) ? [] : ['accountClass']),
  ];
  if (fields.length > 0) throw new DomainError(errorCodes.invalidField, { fields });
  return [...branchesFor(search)];
}
