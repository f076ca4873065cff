export { createOwnAccounts, getPayingAccount, type OwnAccounts } from './own-accounts.ts';
export { accountRoutes } from './routes.ts';
