export { findPendingPassword } from './find-pending-password.ts';
export { createKnownCustomers } from './known-customers.ts';
export { registerRoutes } from './routes.ts';
