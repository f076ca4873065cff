export { noteRefused } from './note-refused.ts';
export { staffSessionRoutes } from './routes.ts';
export { sealSecret } from './second-factor.ts';
export { findStaffSession, type SessionDependencies, startSession } from './sessions.ts';
export type { SignInDependencies } from './sign-in.ts';
export type { OpenSession } from './store.ts';
