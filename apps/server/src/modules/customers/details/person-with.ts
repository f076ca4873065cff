import { errorCodes } from '@taga/contract';
import {
  type CorrectedDetails,
  idNumbers,
  problemsOfDetails,
} from '@taga/contract/records/customers/corrected-details';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { DomainError } from '../../../domain-error.ts';
import { existingPlaces } from '../../upkeep/reference-lists/index.ts';
import type { Address, Person } from '../customers/index.ts';

/** Refuses what the sign-up would refuse, and writes the rest as it is stored. */
export function readDetails({ idType }: Person, details: CorrectedDetails, at: Date): CorrectedDetails {
  const fields = Object.keys(problemsOfDetails(idType, details, myanmarToday(at), existingPlaces));
  if (fields.length > 0) throw new DomainError(errorCodes.invalidField, { fields });
  const { UID_VALUE: idValue } = details;
  return idValue === undefined ? details : { ...details, UID_VALUE: idNumbers[idType].parse(idValue) };
}

/** Who somebody is once the details are corrected. */
export function personWith(person: Person, details: CorrectedDetails): Person {
  const hasAddresses = details.CUR_STATE !== undefined;
  return {
    ...person,
    fullName: details.USERNAME ?? person.fullName,
    fatherName: details.FATHERNAME ?? person.fatherName,
    idValue: details.UID_VALUE ?? person.idValue,
    birthDate: details.DOB ?? person.birthDate,
    phone: details.MOBILENO ?? person.phone,
    ...(hasAddresses && {
      currentAddress: addressWith(details, 'CUR', person.currentAddress),
      permanentAddress: addressWith(details, 'PER', person.permanentAddress),
    }),
  };
}

/** The country stays: there is one. */
export function addressWith(details: CorrectedDetails, prefix: 'CUR' | 'PER', { country }: Address): Address {
  return {
    state: details[`${prefix}_STATE`] ?? '',
    township: details[`${prefix}_TOWNSHIP`] ?? '',
    address: details[`${prefix}_ADDRESS`] ?? '',
    houseNo: details[`${prefix}_HOUSE_NO`] || null,
    street: details[`${prefix}_STREET`] || null,
    country,
  };
}
