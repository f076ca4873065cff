import type { AccountClass } from './account-class.ts';
import { foreignCurrencies } from './currencies.ts';

export type * from './account-class.ts';

/** What most classes share; each class below says only what is its own. */
const usual = {
  currency: 'MMK',
  currencies: ['MMK'],
  initialDepositMinor: 10_000_00,
  minimumBalanceMinor: 10_000_00,
  interestTiers: [],
  isInterestRuledOut: false,
  isInterestCreditedDaily: false,
  areChequeBookFeesDeducted: false,
  isCashPaidOutAtAllBranches: false,
  isPassbookIssued: false,
  audience: [],
  minimumAgeYears: null,
  idRequirement: 'any',
} as const satisfies Partial<AccountClass>;

const foreignCurrency = {
  ...usual,
  kind: 'Current',
  currency: 'FCY',
  currencies: foreignCurrencies,
  initialDepositMinor: 100_00,
  minimumBalanceMinor: 100_00,
  isInterestRuledOut: true,
} as const satisfies Partial<AccountClass>;

/** 500 lakh: a lakh is 100,000. */
const fiveHundredLakhMinor = 500 * 100_000_00;

export const accountClasses: readonly AccountClass[] = [
  {
    ...usual,
    code: '301',
    accountType: 'saving',
    label: 'Saving Individual',
    kind: 'Saving',
    initialDepositMinor: 1_000_00,
    minimumBalanceMinor: 1_000_00,
    interestTiers: [{ rateBasisPoints: 600, aboveMinor: 10_000_00, upToMinor: null }],
  },
  {
    ...usual,
    code: '325',
    accountType: 'cash-saving',
    label: 'Cash Account - Savings Individual',
    kind: 'Cash Saving',
    interestTiers: [{ rateBasisPoints: 700, aboveMinor: 0, upToMinor: null }],
    isCashPaidOutAtAllBranches: true,
  },
  {
    ...usual,
    code: '101',
    accountType: 'current-individual',
    label: 'Current Accounts - Individual',
    kind: 'Current',
    areChequeBookFeesDeducted: true,
  },
  {
    ...foreignCurrency,
    code: '107',
    accountType: 'current-resident',
    label: 'Current Accounts - Individual Resident',
    idRequirement: 'passport',
  },
  {
    ...foreignCurrency,
    code: '108',
    accountType: 'current-nonresident',
    label: 'Current Accounts - Individual NonResident',
    idRequirement: 'notPassport',
  },
  {
    ...usual,
    code: '137',
    accountType: 'cash-current',
    label: 'Cash Account - Current_Individual',
    kind: 'Cash Current',
    areChequeBookFeesDeducted: true,
  },
  {
    ...usual,
    code: '501',
    accountType: 'call-individual',
    label: 'Call Individual',
    kind: 'Call',
    interestTiers: [
      { rateBasisPoints: 200, aboveMinor: 0, upToMinor: fiveHundredLakhMinor },
      { rateBasisPoints: 400, aboveMinor: fiveHundredLakhMinor, upToMinor: null },
    ],
    isInterestCreditedDaily: true,
    isPassbookIssued: true,
    audience: ['smallBusinessOwners', 'traders', 'merchants', 'individualsOver18'],
    minimumAgeYears: 18,
  },
  {
    ...usual,
    code: '511',
    accountType: 'cash-call-individual',
    label: 'Cash Account - Call Individual',
    kind: 'Cash Call',
    interestTiers: [{ rateBasisPoints: 600, aboveMinor: 0, upToMinor: null }],
    isCashPaidOutAtAllBranches: true,
    audience: ['myanmarCitizens'],
  },
];

/** "Over 200 branches" pay out cash: the figure the product pages print. */
export const cashPayoutBranchesOver = 200;

/** What every product page asks the customer to have ready, as keys of the translations, and what the bank may have. */
export const requiredDocuments = [
  { key: 'identityPhoto', isOptional: false, isTakenOver: true },
  { key: 'faceRecognition', isOptional: false, isTakenOver: true },
  { key: 'introducer', isOptional: true, isTakenOver: false },
  { key: 'signaturePhoto', isOptional: false, isTakenOver: true },
  { key: 'initialDeposit', isOptional: false, isTakenOver: false },
] as const;

/** By the code (`301`) or by the name in the address (`saving`). */
export function findAccountClass(codeOrType: string): AccountClass | undefined {
  return accountClasses.find(({ code, accountType }) => code === codeOrType || accountType === codeOrType);
}

/** Only being a passport counts: the wire knows further id types, and none of them is one. */
export function mayOpen({ idRequirement }: Pick<AccountClass, 'idRequirement'>, uidType: string): boolean {
  if (idRequirement === 'any') return true;
  return (uidType === 'PASSPORT') === (idRequirement === 'passport');
}

/** The yearly rate of a balance. The tier a balance falls into holds for the whole of it. */
export function interestRateBasisPoints(
  { interestTiers }: Pick<AccountClass, 'interestTiers'>,
  balanceMinor: number,
): number {
  const tier = interestTiers.find(
    ({ aboveMinor, upToMinor }) => balanceMinor > aboveMinor && (upToMinor === null || balanceMinor <= upToMinor),
  );
  return tier?.rateBasisPoints ?? 0;
}
