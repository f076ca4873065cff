export type { Asker } from './asker.ts';
export { type BranchDependencies, requireBranch } from './require-branch.ts';
export { findApplicationsOutside, findCustomersWithin } from './store.ts';
