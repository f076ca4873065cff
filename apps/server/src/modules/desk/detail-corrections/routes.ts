import {
  confirmDetailCorrection,
  getCustomerDetails,
  listDetailCorrections,
  proposeDetailCorrection,
  sendBackDetailCorrection,
  withdrawDetailCorrection,
} from '@taga/contract/endpoints';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import {
  confirmCorrection,
  type DetailCorrectionDependencies,
  getDetails,
  listWaiting,
  proposeCorrection,
  sendBackCorrection,
  withdrawCorrection,
} from './detail-corrections.ts';

export function detailCorrectionRoutes(dependencies: DetailCorrectionDependencies): Implementation[] {
  return [
    implementForStaff(getCustomerDetails, 'calls', ({ body, principal }) =>
      getDetails(body.customerId, principal, dependencies),
    ),
    implementForStaff(listDetailCorrections, 'calls', ({ principal }) => listWaiting(principal, dependencies)),
    implementForStaff(proposeDetailCorrection, 'calls', ({ body, principal }) =>
      proposeCorrection(principal, body, dependencies),
    ),
    implementForStaff(withdrawDetailCorrection, 'calls', ({ body, principal }) =>
      withdrawCorrection(principal, body, dependencies),
    ),
    implementForStaff(confirmDetailCorrection, 'calls', ({ body, principal }) =>
      confirmCorrection(principal, body, dependencies),
    ),
    implementForStaff(sendBackDetailCorrection, 'calls', ({ body, principal }) =>
      sendBackCorrection(principal, body, dependencies),
    ),
  ];
}
