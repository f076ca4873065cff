export { orderRoutes } from './routes.ts';
export { keepOrderedServices, rejectServicesExcept } from './store.ts';
