import type { BankEmployee, Identity } from '../bank.ts';
import { type DepositOrder, depositCash } from './move-money.ts';
import { addToBlacklist, saveEmployee } from './people-store.ts';
import type { SandboxDependencies } from './sandbox-dependencies.ts';

/** What happens inside a bank and no portal may ask for: it makes the sandbox a bank worth showing. */
export interface BackOffice {
  /** The same reference with the same content is the same deposit. */
  depositCash(order: DepositOrder): Promise<void>;
  blacklist(identity: Identity, reason: string): Promise<void>;
  /** What was said last of a staff id holds. */
  addEmployee(staffId: string, employee: BankEmployee): Promise<void>;
}

export function createBackOffice(dependencies: SandboxDependencies): BackOffice {
  const { db, now } = dependencies;
  return {
    depositCash: (order) => depositCash(order, dependencies),
    blacklist: (identity, reason) => addToBlacklist(db, { identity, reason, at: now() }),
    addEmployee: (staffId, employee) => saveEmployee(db, staffId, employee),
  };
}
