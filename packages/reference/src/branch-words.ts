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

export function branchLabel(branch: Pick<BranchRecord, 'branchName' | 'branchName_MM'>, language: Language): string {
  return language === 'mm' ? branch.branchName_MM : branch.branchName;
}

export function branchAddress(branch: Pick<BranchRecord, 'address' | 'address_MM'>, language: Language): string {
  return language === 'mm' ? branch.address_MM : branch.address;
}
