export { outdateProposals } from './proposal-store.ts';
export { cardDecisionRoutes } from './routes.ts';
