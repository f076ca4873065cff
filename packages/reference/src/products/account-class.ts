import type { AccountClassCode, AccountType } from './account-types.ts';
import type { Currency } from './currencies.ts';

export type { AccountClassCode, AccountType };
export type AccountKind = 'Saving' | 'Cash Saving' | 'Current' | 'Cash Current' | 'Call' | 'Cash Call';

/** A yearly rate, and the balances that earn it: more than `aboveMinor`, up to and including `upToMinor`. */
export interface InterestTier {
  readonly rateBasisPoints: number;
  readonly aboveMinor: number;
  /** Null when there is no upper end. */
  readonly upToMinor: number | null;
}

/** Whom the product page addresses, as keys of the translations. */
export type Audience = 'smallBusinessOwners' | 'traders' | 'merchants' | 'individualsOver18' | 'myanmarCitizens';

/** Which identity document the class asks of the customer. */
export type IdRequirement = 'any' | 'passport' | 'notPassport';

/** The facts of one account class. Amounts are minor units (`currencyExponents`) of each of its `currencies`. */
export interface AccountClass {
  readonly code: AccountClassCode;
  readonly accountType: AccountType;
  /** The bank's own name of the class; not translated. */
  readonly label: string;
  readonly kind: AccountKind;
  /** `FCY`: one of several foreign currencies, chosen by the customer. */
  readonly currency: 'MMK' | 'FCY';
  readonly currencies: readonly Currency[];
  readonly initialDepositMinor: number;
  readonly minimumBalanceMinor: number;
  /** Empty when the class earns nothing. */
  readonly interestTiers: readonly InterestTier[];
  /** The page says in words that the account earns no interest, rather than passing over it. */
  readonly isInterestRuledOut: boolean;
  readonly isInterestCreditedDaily: boolean;
  readonly areChequeBookFeesDeducted: boolean;
  readonly isCashPaidOutAtAllBranches: boolean;
  readonly isPassbookIssued: boolean;
  readonly audience: readonly Audience[];
  readonly minimumAgeYears: number | null;
  readonly idRequirement: IdRequirement;
}
