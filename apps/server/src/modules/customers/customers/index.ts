export type { Customer } from './customer.ts';
export { type Address, type Person, toPerson, toPersonRow } from './person.ts';
export {
  addCustomer,
  blockCustomer,
  changePassword,
  correctPerson,
  createCustomer,
  findCustomer,
  findCustomerBlock,
  findCustomerByLogin,
  findCustomerId,
  getCustomer,
  getOwnCustomer,
  isContactTaken,
  isDocumentTaken,
  isPhoneTaken,
  lockCustomer,
  setCifNo,
  setCustomerBlock,
  setLanguage,
  setNameKey,
  setPreferences,
  setProductCode,
  settleExistingCustomer,
} from './store.ts';
export { identityOf, toCustomerRecord, toProfileRecord } from './wire-records.ts';
