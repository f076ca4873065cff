export {
  type CardApplication,
  type CardApplicationDependencies,
  type HandedIn,
  requireOpen,
} from './card-application.ts';
export { handedInOf, toCreditOrder } from './credit-order.ts';
export { wholeAnswers } from './known-answers.ts';
export { cardApplicationRoutes } from './routes.ts';
export {
  findCardApplication,
  keepHandedIn,
  listCardApplications,
  lockCardApplication,
  setCardStatus,
  toCardApplication,
} from './store.ts';
