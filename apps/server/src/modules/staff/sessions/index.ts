export { giveSession } from './give-session.ts';
export { noteRefused } from './note-refused.ts';
export { staffSessionRoutes } from './routes.ts';
export { codeAt, encryptSecret } from './second-factor.ts';
export { findStaffSession, type IssuedSession, type SessionDependencies, startSession } from './sessions.ts';
export { claimReread, endSession, type OpenSession, saveProviderTokens } from './store.ts';
