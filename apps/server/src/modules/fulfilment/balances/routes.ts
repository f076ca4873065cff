import { errorCodes } from '@taga/contract';
import {
  checkEmployee,
  checkEmployeeByPost,
  checkExistingAccount,
  checkExistingAccountByPost,
  checkExistingBalance,
  checkExistingBalanceByPost,
  listBalancesByPost,
  listBalances as listBalancesEndpoint,
} from '@taga/contract/endpoints';
import type { Language } from '@taga/i18n';
import type { Kysely } from 'kysely';
import type { BankAccount } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import type { CustomerPrincipal } from '../../../http/admission/guard.ts';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { getCustomer, getOwnCustomer } from '../../customers/customers/index.ts';
import type { FindEmployee } from '../employees/index.ts';
import { type CustomerAccounts, getCustomerOpenAccount, getPayingAccount } from './customer-accounts.ts';
import { listBalances, wireAmount } from './list-balances.ts';

interface AccountDependencies {
  readonly db: Kysely<DB>;
  readonly customerAccounts: CustomerAccounts;
  readonly findEmployee: FindEmployee;
}

export function accountRoutes(dependencies: AccountDependencies): Implementation[] {
  const { db, customerAccounts, findEmployee } = dependencies;
  async function balances(
    principal: CustomerPrincipal,
    asked: { LOGIN_ID: string; IS_MASKED: 'True' | 'False' },
    language: Language,
  ) {
    const customer = await getOwnCustomer(db, principal, asked.LOGIN_ID);
    return { Data: await listBalances(customer, { isMasked: asked.IS_MASKED === 'True', language }, customerAccounts) };
  }

  async function existing(find: typeof getCustomerOpenAccount, principal: CustomerPrincipal, { Id }: { Id: string }) {
    return accountAnswer(await find(await getCustomer(db, principal.customerId), Id, customerAccounts));
  }

  async function employee({ staffId }: { staffId: string }, { customerId }: CustomerPrincipal) {
    const found = await findEmployee(staffId, customerId);
    if (!found) throw new DomainError(errorCodes.employeeNotFound);
    return { Data: { EmployeeData: [{ employee_name: found.name }] } };
  }

  return [
    implementForCustomers(listBalancesEndpoint, 'calls', ({ query, principal, language }) =>
      balances(principal, query, language),
    ),
    implementForCustomers(listBalancesByPost, 'calls', ({ body, principal, language }) =>
      balances(principal, body, language),
    ),
    implementForCustomers(checkExistingBalance, 'calls', (input) =>
      existing(getCustomerOpenAccount, input.principal, input.query),
    ),
    implementForCustomers(checkExistingBalanceByPost, 'calls', (input) =>
      existing(getCustomerOpenAccount, input.principal, input.body),
    ),
    implementForCustomers(checkExistingAccount, 'calls', (input) =>
      existing(getPayingAccount, input.principal, input.query),
    ),
    implementForCustomers(checkExistingAccountByPost, 'calls', (input) =>
      existing(getPayingAccount, input.principal, input.body),
    ),
    implementForCustomers(checkEmployee, 'calls', ({ query, principal }) => employee(query, principal)),
    implementForCustomers(checkEmployeeByPost, 'calls', ({ body, principal }) => employee(body, principal)),
  ];
}

function accountAnswer({ balance }: BankAccount) {
  return { Data: { Account: { AccountBalance: wireAmount(balance) } } };
}
