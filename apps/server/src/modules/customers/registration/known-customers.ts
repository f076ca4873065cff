import type { Bank, Identity } from '../../../bank/bank.ts';
import { BankUnavailable } from '../../../bank/bank-errors.ts';

/** Whom the bank knew before they signed up here. */
export interface KnownCustomers {
  /**
   * By the document alone. An answer that depended on the e-mail, phone or birth date a caller gives with it would
   * tell attackers who uses which. Nothing when the bank does not answer.
   */
  isKnown(identity: Identity): Promise<boolean | undefined>;
}

/** A bank that does not answer must not keep anybody from signing up: they are taken for new customers until it does. */
export function createKnownCustomers(bank: Bank): KnownCustomers {
  return {
    async isKnown({ idType, idValue }) {
      try {
        return (await bank.findCustomer({ idType, idValue })) !== undefined;
      } catch (error) {
        if (error instanceof BankUnavailable) return undefined;
        throw error;
      }
    },
  };
}
