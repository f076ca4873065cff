export { orderRoutes } from './routes.ts';
export {
  findOrderedServices,
  findOwnOrder,
  findSubmitted,
  keepOrderedServices,
  rejectServicesExcept,
} from './store.ts';
export { clearIdentityMark, findSubmittedRecord, grantTerms, insertOrder } from './submitted-store.ts';
