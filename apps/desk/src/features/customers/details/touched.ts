import { getCustomerAtDesk, listCustomerMessages } from '@taga/contract/endpoints/desk/customers';
import { getCustomerDetails, listDetailCorrections } from '@taga/contract/endpoints/desk/detail-corrections';

/** What is loaded again when a correction is proposed or decided. */
export const touchedByDetails = [getCustomerDetails, getCustomerAtDesk, listDetailCorrections, listCustomerMessages];
