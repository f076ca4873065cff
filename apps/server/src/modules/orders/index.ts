export { orderRoutes } from './routes.ts';
export { findOrderedServices, forgetServicesExcept, keepOrderedServices, rejectServicesExcept } from './store.ts';
