export { createKnownCustomers } from './known-customers.ts';
export { resendSignUpCode } from './phone-code.ts';
export { registerRoutes } from './routes.ts';
export { findPendingPassword } from './store.ts';
