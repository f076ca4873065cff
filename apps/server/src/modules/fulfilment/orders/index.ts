export { orderRoutes } from './routes.ts';
export {
  findOrderedServices,
  findOwnOrder,
  findRejecters,
  findSubmitted,
  hasPendingServices,
  proposeServiceRejection,
  rejectServicesExcept,
  saveOrderedServices,
  settleService,
  undoServiceRejection,
} from './store.ts';
export {
  clearIdentityMark,
  correctSubmitted,
  findSubmittedRecord,
  grantTerms,
  insertOrder,
} from './submitted-store.ts';
