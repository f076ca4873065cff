export { cardAtDesk } from './at-desk.ts';
export { createCardKind } from './card-kind.ts';
export { submittedCardOf } from './credit-order.ts';
export { cardDecisionWays } from './decisions.ts';
export { cardOrderRoutes } from './routes.ts';
