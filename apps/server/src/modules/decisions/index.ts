export { listProposals, type Proposal } from './proposal-store.ts';
export { decisionRoutes } from './routes.ts';
