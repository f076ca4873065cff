export { orderRoutes } from './routes.ts';
export {
  findOrderedServices,
  findOwnOrder,
  findSubmitted,
  hasPendingServices,
  rejectServicesExcept,
  saveOrderedServices,
  settleService,
} from './store.ts';
export { clearIdentityMark, findSubmittedRecord, grantTerms, insertOrder } from './submitted-store.ts';
