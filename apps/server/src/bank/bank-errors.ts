/** Why a bank says no. Anyone who asked cannot change the answer by asking again. */
export const refusalReasons = [
  'insufficientFunds',
  'unknownAccount',
  'accountClosed',
  'accountNotEmpty',
  'currencyMismatch',
  'amountInvalid',
  'sameAccount',
  'unknownService',
  'classNotOffered',
  'customerBlacklisted',
  'knownWithOtherPhone',
  'unknownCustomer',
  'documentOfAnother',
  'unknownCard',
  'cardNotRenewable',
  'referenceReused',
  'other',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The bank has understood the order and will not carry it out. */
export class BankRefused extends Error {
  readonly reason: RefusalReason;
  /** What the bank says about it in its own words, where it says anything. */
  readonly description: string | undefined;

  constructor(reason: RefusalReason, description?: string) {
    super(`The bank refused: ${reason}`);
    this.name = 'BankRefused';
    this.reason = reason;
    this.description = description;
  }
}

/** No answer, in time or at all. Whether the order was carried out is not known. */
export class BankUnavailable extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`The bank did not answer: ${why}`, options);
    this.name = 'BankUnavailable';
  }
}
