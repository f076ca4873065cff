import type { Bank } from '../../../bank/bank.ts';
import { BankUnavailable } from '../../../bank/bank-errors.ts';

/** Whether the reference belongs to somebody; nothing while the bank does not answer. */
export async function isEmployee(staffId: string, bank: Pick<Bank, 'findEmployee'>): Promise<boolean | undefined> {
  try {
    return (await bank.findEmployee(staffId)) !== undefined;
  } catch (error) {
    if (error instanceof BankUnavailable) return undefined;
    throw error;
  }
}
