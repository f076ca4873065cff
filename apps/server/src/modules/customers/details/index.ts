export { changeDetails, customerWith, isBankCustomer, refuseTaken, valuesOf } from './change-details.ts';
export type { Correction } from './correction.ts';
export { notifyOfCorrection, notifyOfNewPhone } from './notices.ts';
export { createBankNotification } from './notify-bank.ts';
export { addressWith, readDetails } from './person-with.ts';
export {
  closeCorrection,
  detailWork,
  findOpenCorrection,
  insertCorrection,
  isBankBeingNotified,
  listCorrectedItems,
  listCorrections,
  listOpenCorrections,
  listValues,
} from './store.ts';
