import rows from '../data/branches.json' with { type: 'json' };
import type { Language } from './language.ts';

/** As the wire sends it. */
export interface BranchRecord {
  readonly branchCode: string;
  readonly branchName: string;
  readonly branchName_MM: string;
  readonly address: string;
  readonly address_MM: string;
  readonly phone: string;
  /** Null for a branch whose place on the map is not known. */
  readonly latitude: number | null;
  /** Spelt so on the wire. */
  readonly longtitude: number | null;
  readonly stateCode: string;
  readonly townshipCode: string;
}

interface BranchRow extends BranchRecord {
  readonly accountClasses: readonly string[];
}

const branchRows: readonly BranchRow[] = rows;

function toRecord({ accountClasses: _, ...record }: BranchRow): BranchRecord {
  return record;
}

export const branches: readonly BranchRecord[] = branchRows.map(toRecord);

/** The branches of a township where an account of the class can be opened. */
export function branchesFor(search: { townshipCode: string; accountClass: string }): readonly BranchRecord[] {
  return branchRows
    .filter((branch) => branch.townshipCode === search.townshipCode)
    .filter((branch) => branch.accountClasses.includes(search.accountClass))
    .map(toRecord);
}

export function findBranch(branchCode: string): BranchRecord | undefined {
  return branches.find((branch) => branch.branchCode === branchCode);
}

export function branchLabel(branch: Pick<BranchRecord, 'branchName' | 'branchName_MM'>, language: Language): string {
  return language === 'mm' ? branch.branchName_MM : branch.branchName;
}

export function branchAddress(branch: Pick<BranchRecord, 'address' | 'address_MM'>, language: Language): string {
  return language === 'mm' ? branch.address_MM : branch.address;
}
