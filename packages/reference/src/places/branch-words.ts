import type { Language } from '@taga/i18n/languages';
import { type NamedFields, nameIn } from '@taga/i18n/named-fields';

/** As the wire sends it. */
export interface BranchRecord extends NamedFields<'branchName' | 'address', 'suffixOthers'> {
  readonly branchCode: string;
  readonly phone: string;
  /** Null for a branch whose place on the map is not known. */
  readonly latitude: number | null;
  /** Spelt so on the wire. */
  readonly longtitude: number | null;
  readonly stateCode: string;
  readonly townshipCode: string;
}

export function branchLabel(branch: Pick<BranchRecord, 'branchName'>, language: Language): string {
  return nameIn(language, branch, 'branchName');
}

export function branchAddress(branch: Pick<BranchRecord, 'address'>, language: Language): string {
  return nameIn(language, branch, 'address');
}
