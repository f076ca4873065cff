export { accountDecisions, linkIn, withoutProofIn } from './decisions.ts';
export { accountDecisionRoutes } from './routes.ts';
