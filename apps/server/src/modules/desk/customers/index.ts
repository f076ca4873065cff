export { deskCustomerRoutes } from './routes.ts';
export { readSearch } from './search-words.ts';
export { findCustomerIds } from './store.ts';
