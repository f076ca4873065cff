/** What a server has acknowledged, and so has to be there whatever happened since. */
export interface Kept {
  readonly customers: string[];
  /** The keys of saves. */
  readonly saves: string[];
  /** The ids of files, each with the address that shows it. */
  readonly files: { readonly id: string; readonly url: string }[];
  /** Applications by their reference. */
  readonly submitted: string[];
  readonly approved: string[];
  /** Accounts that were opened with a deposit. */
  readonly deposited: string[];
}

export const nothingKept = (): Kept => ({
  customers: [],
  saves: [],
  files: [],
  submitted: [],
  approved: [],
  deposited: [],
});
