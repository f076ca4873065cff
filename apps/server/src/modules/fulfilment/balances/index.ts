export { type CustomerAccounts, createCustomerAccounts, getPayingAccount } from './customer-accounts.ts';
export { toDepositRecord } from './list-balances.ts';
export { accountRoutes } from './routes.ts';
