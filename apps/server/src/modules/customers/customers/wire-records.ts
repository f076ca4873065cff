import type { CustomerRecord, ProfileRecord } from '@taga/contract/records/customers/profile';
import { type IdType, toAsciiDigits } from '@taga/contract/rules';
import type { Identity } from '../../../bank/bank.ts';
import type { Customer } from './customer.ts';

/** The document a caller names, as it would be kept: capital letters, 0 to 9. */
export function identityOf(asked: { readonly UID_TYPE: IdType; readonly UID_VALUE: string }): Identity {
  return { idType: asked.UID_TYPE, idValue: toAsciiDigits(asked.UID_VALUE).toUpperCase() };
}

/** The customer in the words of the wire, as the profile shows it. */
export function toProfileRecord({ person }: Customer): ProfileRecord {
  const { passport, currentAddress: current, permanentAddress: permanent } = person;
  return {
    USERNAME: person.fullName,
    FATHERNAME: person.fatherName,
    UID_TYPE: person.idType,
    UID_VALUE: person.idValue,
    NRC_BACK_NO: person.nrcBackSerial,
    PASSPORTISSUEDATE: passport?.issuedOn ?? null,
    PASSPORTEXPIREDATE: passport?.expiresOn ?? null,
    VISA_ISSUED_PLACE: passport?.visaPlace ?? null,
    VISA_EXPIRED_DATE: passport?.visaExpiresOn ?? null,
    VISA_NUMBER: passport?.visaNumber ?? null,
    VISA_TYPE: passport?.visaType ?? null,
    DOB: person.birthDate,
    GENDER: person.gender,
    LOGIN_ID: person.loginId,
    MOBILENO: person.phone,
    NATIONALITY: person.nationality,
    CUR_STATE: current.state,
    CUR_TOWNSHIP: current.township,
    CUR_ADDRESS: current.address,
    CUR_COUNTRY: current.country,
    CUR_STREET: current.street,
    CUR_HOUSE_NO: current.houseNo,
    PER_STATE: permanent.state,
    PER_TOWNSHIP: permanent.township,
    PER_ADDRESS: permanent.address,
    PER_COUNTRY: permanent.country,
    PER_STREET: permanent.street,
    PER_HOUSE_NO: permanent.houseNo,
  };
}

/** The profile and what decides where the customer may go. */
export function toCustomerRecord(customer: Customer): CustomerRecord {
  return {
    ...toProfileRecord(customer),
    USER_ID: customer.id,
    COUNTRY: customer.person.country,
    PRODUCT_CODE: customer.productCode,
    EXISTING_CUSTOMER: customer.existingCustomer ? 'Y' : 'N',
    CIFNO: customer.cifNo,
  };
}
