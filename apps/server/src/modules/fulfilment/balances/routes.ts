import { errorCodes } from '@taga/contract';
import {
  checkEmployee,
  checkEmployeeByPost,
  checkExistingAccount,
  checkExistingAccountByPost,
  checkExistingBalance,
  checkExistingBalanceByPost,
  listBalancesByPost,
  listBalances as listBalancesCall,
} from '@taga/contract/calls';
import type { Kysely } from 'kysely';
import type { Bank, BankAccount } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { CustomerHolder } from '../../../http/admission/guard.ts';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { Refusal } from '../../../refusal.ts';
import { dayS } from '../../../time.ts';
import type { Allowances } from '../../access/quotas/index.ts';
import { getCustomer, getOwnCustomer } from '../../customers/customers/index.ts';
import { listBalances, wireAmount } from './list-balances.ts';
import { getOwnOpenAccount, getPayingAccount, type OwnAccounts } from './own-accounts.ts';

interface AccountDependencies {
  readonly db: Kysely<DB>;
  readonly bank: Bank;
  readonly ownAccounts: OwnAccounts;
  readonly allowances: Allowances;
  readonly settings: { readonly employeeNamesPerDay: number };
}

export function accountRoutes(dependencies: AccountDependencies): Implementation[] {
  const { db, bank, ownAccounts, allowances, settings } = dependencies;
  async function balances(holder: CustomerHolder, asked: { LOGIN_ID: string; IS_MASKED: 'True' | 'False' }) {
    const customer = await getOwnCustomer(db, holder, asked.LOGIN_ID);
    return { Data: await listBalances(customer, asked.IS_MASKED === 'True', ownAccounts) };
  }

  async function existing(find: typeof getOwnOpenAccount, holder: CustomerHolder, { Id }: { Id: string }) {
    return accountAnswer(await find(await getCustomer(db, holder.customerId), Id, ownAccounts));
  }

  /** Who tries numbers for names runs out of tries: wrong ones count as well. */
  async function employee({ staffId }: { staffId: string }, { customerId }: CustomerHolder) {
    const taken = await allowances.take(db, {
      what: 'employee looked up',
      holder: customerId,
      max: settings.employeeNamesPerDay,
      periodS: dayS,
    });
    if (!taken.isGiven) throw new Refusal(errorCodes.tooManyRequests, { retryAfterS: taken.retryAfterS });
    const found = await bank.findEmployee(staffId);
    if (!found) throw new Refusal(errorCodes.employeeNotFound);
    return { Data: { EmployeeData: [{ employee_name: found.name }] } };
  }

  return [
    implementForCustomers(listBalancesCall, 'calls', ({ query, holder }) => balances(holder, query)),
    implementForCustomers(listBalancesByPost, 'calls', ({ body, holder }) => balances(holder, body)),
    implementForCustomers(checkExistingBalance, 'calls', (input) =>
      existing(getOwnOpenAccount, input.holder, input.query),
    ),
    implementForCustomers(checkExistingBalanceByPost, 'calls', (input) =>
      existing(getOwnOpenAccount, input.holder, input.body),
    ),
    implementForCustomers(checkExistingAccount, 'calls', (input) =>
      existing(getPayingAccount, input.holder, input.query),
    ),
    implementForCustomers(checkExistingAccountByPost, 'calls', (input) =>
      existing(getPayingAccount, input.holder, input.body),
    ),
    implementForCustomers(checkEmployee, 'calls', ({ query, holder }) => employee(query, holder)),
    implementForCustomers(checkEmployeeByPost, 'calls', ({ body, holder }) => employee(body, holder)),
  ];
}

function accountAnswer({ balance }: BankAccount) {
  return { Data: { Account: { AccountBalance: wireAmount(balance) } } };
}
