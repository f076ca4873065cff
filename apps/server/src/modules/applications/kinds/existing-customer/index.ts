export { createOpeningStart } from './begin-confirmed.ts';
export type { OpeningDependencies } from './open-cash-current.ts';
export { existingCustomerRoutes } from './routes.ts';
