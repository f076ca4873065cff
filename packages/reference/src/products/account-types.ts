/** The name of each class in the address of its page, `/account/{accountType}`; apart, for those who need no more. */
export const accountTypes = [
  'saving',
  'cash-saving',
  'current-individual',
  'current-resident',
  'current-nonresident',
  'cash-current',
  'call-individual',
  'cash-call-individual',
] as const;

export type AccountType = (typeof accountTypes)[number];

export type AccountClassCode = '301' | '325' | '101' | '107' | '108' | '137' | '501' | '511';
