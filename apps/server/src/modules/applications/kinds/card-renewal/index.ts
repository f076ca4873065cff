export { renewalAtDesk } from './at-desk.ts';
export { renewalDecisionWays } from './decisions.ts';
export { renewalRoutes } from './routes.ts';
