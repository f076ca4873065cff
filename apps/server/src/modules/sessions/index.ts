export { listDevices } from './device-store.ts';
export { deviceWords } from './device-words.ts';
export { createFindCustomer } from './find-customer.ts';
export { createLoginTries, type LoginTries } from './login-tries.ts';
export { getOwnCustomer } from './own-customer.ts';
export { listOwnSessions } from './own-sessions.ts';
export { sessionRoutes } from './routes.ts';
export { endAllSessions } from './store.ts';
