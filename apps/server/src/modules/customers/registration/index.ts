export type { Asker } from './enumeration-limits.ts';
export { createKnownCustomers } from './known-customers.ts';
export { createLateRecognition } from './late-recognition.ts';
export { recogniseCustomerJob } from './late-recognition-store.ts';
export { resendSignUpCode } from './phone-code.ts';
export { registerRoutes } from './routes.ts';
export { findPendingPassword } from './store.ts';
