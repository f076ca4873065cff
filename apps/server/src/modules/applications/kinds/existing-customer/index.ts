export { existingCustomerRoutes } from './routes.ts';
