export { noteRefused } from './note-refused.ts';
export { staffSessionRoutes } from './routes.ts';
export { sealSecret } from './second-factor.ts';
export { findStaffSession, type SessionDependencies, startSession } from './sessions.ts';
export { claimReread, endSession, keepProviderTokens, type OpenSession } from './store.ts';
