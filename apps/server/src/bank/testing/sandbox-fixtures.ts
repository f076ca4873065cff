import { createBackOffice, createSandboxBank } from '../sandbox/index.ts';
import type { SandboxDependencies } from '../sandbox/sandbox-dependencies.ts';
import { type BankFixtures, newOpening, newReference, type WantedAccount } from './bank-under-test.ts';

/** Straight into the books of a sandbox bank, whichever way the bank under test reaches them. */
export function createSandboxFixtures(dependencies: SandboxDependencies): BankFixtures {
  const counter = createSandboxBank(dependencies);
  const backOffice = createBackOffice(dependencies);
  return {
    async addAccount({ balanceMinor = 0, currency = 'MMK', ...wanted }: WantedAccount = {}) {
      const opened = await counter.openAccount(newOpening({ currency, ...wanted }));
      if (balanceMinor > 0) {
        const money = { currency, minor: balanceMinor };
        await backOffice.depositCash({ reference: newReference(), accountNumber: opened.accountNumber, money });
      }
      return opened;
    },
    blacklist: (identity) => backOffice.blacklist(identity, 'Fraud'),
    addEmployee: (staffId, employee) => backOffice.addEmployee(staffId, employee),
  };
}
