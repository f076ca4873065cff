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
import type { Bank, BankAccount } from '../../bank/bank.ts';
import type { DB } from '../../db/schema.gen.ts';
import type { CustomerHolder } from '../../http/guard.ts';
import { type Implementation, implement, implementForCustomers } from '../../http/implement.ts';
import { Refusal } from '../../refusal.ts';
import { getCustomer, getOwnCustomer } from '../customers/index.ts';
import { listBalances, wireAmount } from './list-balances.ts';
import { getOwnOpenAccount, getPayingAccount, type OwnAccounts } from './own-accounts.ts';

interface AccountDependencies {
  readonly db: Kysely<DB>;
  readonly bank: Bank;
  readonly ownAccounts: OwnAccounts;
}

export function accountRoutes({ db, bank, ownAccounts }: AccountDependencies): Implementation[] {
  async function balances(holder: CustomerHolder, asked: { LOGIN_ID: string; IS_MASKED: 'True' | 'False' }) {
    const customer = await getOwnCustomer(db, holder, asked.LOGIN_ID);
    return { Data: await listBalances(customer, asked.IS_MASKED === 'True', ownAccounts) };
  }

  async function existing(find: typeof getOwnOpenAccount, holder: CustomerHolder, { Id }: { Id: string }) {
    return accountAnswer(await find(await getCustomer(db, holder.customerId), Id, ownAccounts));
  }

  async function employee({ staffId }: { staffId: string }) {
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
    implement(checkEmployee, 'calls', ({ query }) => employee(query)),
    implement(checkEmployeeByPost, 'calls', ({ body }) => employee(body)),
  ];
}

function accountAnswer({ balance }: BankAccount) {
  return { Data: { Account: { AccountBalance: wireAmount(balance) } } };
}
