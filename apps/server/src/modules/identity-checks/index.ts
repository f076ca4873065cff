export { findLatestCheck, type IdentityCheck, keepSkippedCheck, listChecks } from './store.ts';
