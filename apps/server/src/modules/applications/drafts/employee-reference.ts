import type { Bank } from '../../../bank/bank.ts';
import { BankUnavailable } from '../../../bank/bank-errors.ts';

/** Whose the reference is: null where it is nobody's, nothing while the bank does not answer. */
export async function findEmployeeName(
  staffId: string,
  findEmployee: Bank['findEmployee'],
): Promise<string | null | undefined> {
  try {
    return (await findEmployee(staffId))?.name ?? null;
  } catch (error) {
    if (error instanceof BankUnavailable) return undefined;
    throw error;
  }
}

/** What the bank says of the employee reference of an application. */
export interface ReferenceWord {
  /** That somebody has it, if one is given. */
  readonly isReferenceConfirmed: boolean;
  readonly employeeName: string | null;
}

export async function askForReference(
  staffId: string | null | undefined,
  bank: Pick<Bank, 'findEmployee'>,
): Promise<ReferenceWord> {
  const name = staffId ? await findEmployeeName(staffId, bank.findEmployee) : null;
  return { isReferenceConfirmed: !staffId || Boolean(name), employeeName: name ?? null };
}
