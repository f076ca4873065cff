export { type CustomerChange, changeCustomer } from './change-customer.ts';
export { type LookUpDependencies, noteView } from './look-up.ts';
export { deskCustomerRoutes } from './routes.ts';
export { readSearch } from './search-words.ts';
export { findCustomerIds } from './store.ts';
