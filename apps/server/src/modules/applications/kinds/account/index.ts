export { accountDecisions, linkIn } from './decisions.ts';
export { accountDecisionRoutes } from './routes.ts';
