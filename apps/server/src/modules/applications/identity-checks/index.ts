export { findSameFiles } from './find-same-files.ts';
export type {
  CheckedApplications,
  IdentityCheck,
  IdentityCheckDependencies,
  IdentityOutcome,
} from './identity-check.ts';
export { missingProofsOf } from './missing-proofs.ts';
export { identityCheckRoutes } from './routes.ts';
export { runCheck } from './run-check.ts';
export { findLatestCheck, insertCheck, insertSkippedCheck, listChecks } from './store.ts';
export { identityCheckWork, saveResult } from './waiting-store.ts';
