export { orderRoutes } from './routes.ts';
export {
  findOrderedServices,
  findOwnOrder,
  findSubmitted,
  hasPendingServices,
  keepOrderedServices,
  rejectServicesExcept,
  settleService,
} from './store.ts';
export { clearIdentityMark, findSubmittedRecord, grantTerms, insertOrder } from './submitted-store.ts';
