/** What a server has acknowledged, and so has to be there whatever happened since. */
export interface Kept {
  readonly customers: string[];
  /** The keys of saves. */
  readonly saves: string[];
  /** By application and type, of which the last replaces the ones before: its id and the address that shows it. */
  readonly files: Map<string, { readonly id: string; readonly url: string }>;
  /** Applications by their reference. */
  readonly submitted: string[];
  readonly corrected: string[];
  readonly approved: string[];
  /** Accounts that were opened with a deposit. */
  readonly deposited: string[];
  /** Applications whose identity check was answered. */
  readonly checked: string[];
  /** Files that came in parts, all of them. */
  readonly uploads: string[];
  /** Applications for cards by their document number. */
  readonly cardApplications: string[];
  readonly cardsMade: string[];
  readonly cardsRenewed: string[];
}

export const nothingKept = (): Kept => ({
  customers: [],
  saves: [],
  files: new Map(),
  submitted: [],
  corrected: [],
  approved: [],
  deposited: [],
  checked: [],
  uploads: [],
  cardApplications: [],
  cardsMade: [],
  cardsRenewed: [],
});
