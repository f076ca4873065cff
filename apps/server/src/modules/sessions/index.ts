export { deviceWords } from './device.ts';
export { createLoginTries, type LoginTries } from './login-tries.ts';
export { sessionRoutes } from './routes.ts';
export { findSession, listOwnSessions } from './sessions.ts';
export { type CustomerSession, endAllSessions, listDevices } from './store.ts';
