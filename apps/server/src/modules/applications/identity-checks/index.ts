export type {
  CheckedApplications,
  IdentityCheck,
  IdentityCheckDependencies,
  JudgedIdentity,
} from './identity-check.ts';
export { identityCheckRoutes } from './routes.ts';
export { runCheck } from './run-check.ts';
export { findLatestCheck, keepSkippedCheck, listChecks } from './store.ts';
export { identityCheckWork } from './waiting-store.ts';
