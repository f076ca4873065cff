export { type CustomerAccounts, createCustomerAccounts, getPayingAccount } from './customer-accounts.ts';
export { accountRoutes } from './routes.ts';
