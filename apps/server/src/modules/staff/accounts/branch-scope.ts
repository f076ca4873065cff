import { errorCodes } from '@taga/contract';
import type { BranchScope } from '@taga/contract/records/desk/staff';
import { branches, findBranch } from '@taga/reference/branches';
import { findState } from '@taga/reference/states';
import { DomainError } from '../../../domain-error.ts';

/** The codes of all branches that somebody is given, those of their regions included; null where they are given all. */
export function branchesIn(scope: BranchScope): readonly string[] | null {
  if (scope === null) return null;
  const isGiven = ({ branchCode, stateCode }: (typeof branches)[number]) =>
    scope.branches.includes(branchCode) || scope.regions.includes(stateCode);
  return branches.filter(isGiven).map(({ branchCode }) => branchCode);
}

/** Nobody is given a branch or a region that there is not. */
export function refuseUnknownBranches(scope: BranchScope | undefined): void {
  if (!scope) return;
  const isKnown =
    scope.branches.every((code) => findBranch(code)) && scope.regions.every((code) => findState(code) !== undefined);
  if (!isKnown) throw new DomainError(errorCodes.invalidField, { fields: ['branchScope'] });
}

/** For the audit log. */
export function scopeInWords(scope: BranchScope): string {
  return scope === null ? 'all' : [...scope.regions, ...scope.branches].join(' ');
}
