import { findBranch } from '@taga/reference/branches';
import { createBackOffice, createSandboxBank } from '../../sandbox/index.ts';
import type { SandboxDependencies } from '../../sandbox/sandbox-dependencies.ts';
import { kyat, newOpening, newReference } from '../bank-under-test.ts';

/** pgbench counts in whole numbers, which lose a zero in front: a branch whose code has none. */
const branchCode = findBranch('101')?.branchCode ?? '';

/** More than any run can move out of one. */
const balance = kyat(1_000_000_000_00);

/** Account numbers of customers with plenty of money. */
export async function addAccounts(
  count: number,
  connections: number,
  dependencies: SandboxDependencies,
): Promise<string[]> {
  const bank = createSandboxBank(dependencies);
  const backOffice = createBackOffice(dependencies);
  const numbers: string[] = [];

  async function addUntilEnough(): Promise<void> {
    while (numbers.length < count) {
      const index = numbers.push('') - 1;
      const { accountNumber } = await bank.openAccount(newOpening({ branchCode }));
      await backOffice.depositCash({ reference: newReference(), accountNumber, money: balance });
      numbers[index] = accountNumber;
    }
  }
  await Promise.all(Array.from({ length: connections }, addUntilEnough));
  return numbers;
}
