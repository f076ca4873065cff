export { findPendingPassword } from './find-pending-password.ts';
export { createKnownCustomers } from './known-customers.ts';
export { createLateRecognition, type RecogniseLater } from './late-recognition.ts';
export { recogniseCustomerJob } from './late-recognition-store.ts';
export { registerRoutes } from './routes.ts';
