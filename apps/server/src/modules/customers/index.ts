export type { Customer } from './customer.ts';
export { type Address, type Person, toPerson, toPersonRow } from './person.ts';
export {
  addCustomer,
  changePassword,
  createCustomer,
  findCustomer,
  findCustomerByLogin,
  getCustomer,
  isContactTaken,
  setCifNo,
  settleExistingCustomer,
} from './store.ts';
export { toCustomerRecord, toProfileRecord } from './wire-records.ts';
