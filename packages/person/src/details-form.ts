import type { Address, Addresses, NrcParts } from '@taga/contract/journeys/person-answers';
import { type CorrectedDetails, problemsOfDetails } from '@taga/contract/records/customers/corrected-details';
import type { IdType } from '@taga/contract/rules/customers/id-type';
import { nrcNumberParts } from '@taga/contract/rules/customers/nrc';
import type { DetailField, DetailItem } from '@taga/contract/rules/customers/personal-details';
import { toStoredPhone } from '@taga/contract/rules/customers/phone';
import { type CalendarDate, type DateParts, partsOfDate, typedDate } from '@taga/contract/rules/fields/calendar-date';
import { findProblems } from '@taga/contract/rules/fields/rule';
import type { Problems } from '@taga/web/form';

/** The details of a person, as they are typed again. */
export interface DetailsValues extends NrcParts, Addresses {
  readonly fullName: string;
  readonly fatherName: string;
  /** Of an old card or a passport; a national card has parts. */
  readonly documentNumber: string;
  readonly birthDate: DateParts;
  readonly phone: string;
}

type Stored = Readonly<Partial<Record<DetailField, string | null>>>;

function addressOf(stored: Stored, prefix: 'CUR' | 'PER'): Address {
  return {
    country: 'MYANMAR',
    state: stored[`${prefix}_STATE`] ?? '',
    township: stored[`${prefix}_TOWNSHIP`] ?? '',
    address: stored[`${prefix}_ADDRESS`] ?? '',
    street: stored[`${prefix}_STREET`] ?? '',
    houseNo: stored[`${prefix}_HOUSE_NO`] ?? '',
  };
}

/** Both addresses, and whether they are the same. */
export function addressesOf(stored: Stored): Addresses {
  const [current, permanent] = [addressOf(stored, 'CUR'), addressOf(stored, 'PER')];
  return { current, permanent, isSame: JSON.stringify(current) === JSON.stringify(permanent) };
}

/** As the form has them to begin with. */
export function valuesOfDetails(idType: IdType, stored: Stored): DetailsValues {
  const number = stored.UID_VALUE ?? '';
  const [state = '', township = '', type = '', digits = ''] = idType === 'NRC' ? number.split(/[/()]/) : [];
  return {
    fullName: stored.USERNAME ?? '',
    fatherName: stored.FATHERNAME ?? '',
    ...{ state, township, type, number: digits },
    documentNumber: idType === 'NRC' ? '' : number,
    birthDate: partsOfDate(stored.DOB ?? ''),
    phone: stored.MOBILENO ?? '',
    ...addressesOf(stored),
  };
}

export function addressFieldsOf({ current, permanent }: Pick<Addresses, 'current' | 'permanent'>) {
  return {
    CUR_STATE: current.state,
    CUR_TOWNSHIP: current.township,
    CUR_ADDRESS: current.address,
    CUR_HOUSE_NO: current.houseNo,
    CUR_STREET: current.street,
    PER_STATE: permanent.state,
    PER_TOWNSHIP: permanent.township,
    PER_ADDRESS: permanent.address,
    PER_HOUSE_NO: permanent.houseNo,
    PER_STREET: permanent.street,
  };
}

/** Of what was typed, these items, in the words of the wire. */
export function detailsOfValues(values: DetailsValues, idType: IdType, items: readonly DetailItem[]): CorrectedDetails {
  const { state, township, type, number, documentNumber } = values;
  const isAsked = (item: DetailItem) => items.includes(item);
  return {
    ...(isAsked('NAME') && { USERNAME: values.fullName }),
    ...(isAsked('FATHER_NAME') && { FATHERNAME: values.fatherName }),
    ...(isAsked('ID_NUMBER') && {
      UID_VALUE: idType === 'NRC' ? `${state}/${township}(${type})${number}` : documentNumber.trim(),
    }),
    ...(isAsked('BIRTH_DATE') && { DOB: typedDate(values.birthDate) }),
    ...(isAsked('ADDRESS') && addressFieldsOf(values)),
    ...(isAsked('PHONE') && { MOBILENO: toStoredPhone(values.phone) }),
  };
}

const formFields: Readonly<Partial<Record<DetailField, keyof DetailsValues>>> = {
  USERNAME: 'fullName',
  FATHERNAME: 'fatherName',
  UID_VALUE: 'documentNumber',
  DOB: 'birthDate',
  CUR_ADDRESS: 'current',
  PER_ADDRESS: 'permanent',
  MOBILENO: 'phone',
};

/** The contract's rules, told at the fields of the form. */
export function problemsOfValues(
  values: DetailsValues,
  idType: IdType,
  items: readonly DetailItem[],
  today: CalendarDate,
): Problems<DetailsValues> {
  const found = problemsOfDetails(idType, detailsOfValues(values, idType, items), today);
  const { state, township, type, number, isSame } = values;
  const told = Object.entries(found)
    // A copy is not told of twice, and a national card is told of part by part.
    .filter(([field]) => !(field === 'PER_ADDRESS' && isSame) && !(field === 'UID_VALUE' && idType === 'NRC'))
    .map(([field, key]) => [formFields[field as DetailField] ?? field, key]);
  const ofCard =
    found.UID_VALUE && idType === 'NRC' ? findProblems(nrcNumberParts, { state, township, type, number }) : {};
  return { ...Object.fromEntries(told), ...ofCard } as Problems<DetailsValues>;
}
