import { withEveryName } from '@taga/i18n/named-fields';
import rows from '../../data/branches.json' with { type: 'json' };
import type { BranchRecord } from './branch-words.ts';

interface BranchRow extends BranchRecord {
  readonly accountClasses: readonly string[];
}

const branchRows: readonly BranchRow[] = withEveryName(rows, ['branchName', 'address'], 'suffixOthers');

function toRecord({ accountClasses: _, ...record }: BranchRow): BranchRecord {
  return record;
}

export const branches: readonly BranchRecord[] = branchRows.map(toRecord);

/** The branches where an account of the class can be opened. */
export function branchesOffering(accountClass: string): readonly BranchRecord[] {
  return branchRows.filter((branch) => branch.accountClasses.includes(accountClass)).map(toRecord);
}

/** Those of a township. */
export function branchesFor(search: { townshipCode: string; accountClass: string }): readonly BranchRecord[] {
  return branchesOffering(search.accountClass).filter((branch) => branch.townshipCode === search.townshipCode);
}

export function findBranch(branchCode: string): BranchRecord | undefined {
  return branches.find((branch) => branch.branchCode === branchCode);
}
