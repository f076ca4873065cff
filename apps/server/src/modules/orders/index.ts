export { orderRoutes } from './routes.ts';
export {
  findOrderedServices,
  findOwnOrder,
  forgetServicesExcept,
  keepOrderedServices,
  rejectServicesExcept,
} from './store.ts';
