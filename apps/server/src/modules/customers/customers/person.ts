import type { IdType } from '@taga/contract/rules';
import { defaultLanguage, isLanguage, type Language } from '@taga/i18n';
import type { Insertable, Selectable } from 'kysely';
import type { Customers } from '../../../db/schema.gen.ts';

export interface Address {
  readonly state: string;
  readonly township: string;
  readonly address: string;
  readonly houseNo: string | null;
  readonly street: string | null;
  readonly country: string;
}

interface PassportAndVisa {
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly visaType: string;
  readonly visaPlace: string;
  readonly visaExpiresOn: string;
  readonly visaNumber: string;
}

/** What a person tells us about themselves at sign-up. Days are `yyyy-MM-dd`. */
export interface Person {
  readonly loginId: string;
  readonly fullName: string;
  readonly fatherName: string;
  readonly idType: IdType;
  readonly idValue: string;
  readonly nrcBackSerial: string | null;
  /** Null for holders of a national card. */
  readonly passport: PassportAndVisa | null;
  readonly country: string;
  readonly nationality: string;
  readonly phone: string;
  readonly birthDate: string;
  readonly gender: 'M' | 'F';
  readonly currentAddress: Address;
  readonly permanentAddress: Address;
  /** In which messages are sent. */
  readonly language: Language;
}

type NotOfThePerson =
  | 'id'
  | 'password_hash'
  | 'created_at'
  | 'product_code'
  | 'existing_customer'
  | 'cif_no'
  | 'status'
  | 'name_key'
  | 'wants_mail'
  | 'wants_sms'
  | 'wants_reminders'
  | 'password_changed_at'
  | 'blocked_at'
  | 'blocked_by'
  | 'block_reason';

/** The columns that customers and registrations have in common. */
export type PersonRow = Omit<Selectable<Customers>, NotOfThePerson>;
type NewPersonRow = Omit<Insertable<Customers>, NotOfThePerson>;

export function toPersonRow(person: Person): NewPersonRow {
  const { passport, currentAddress: current, permanentAddress: permanent } = person;
  return {
    login_id: person.loginId,
    full_name: person.fullName,
    father_name: person.fatherName,
    id_type: person.idType,
    id_value: person.idValue,
    nrc_back_serial: person.nrcBackSerial,
    passport_issued_on: passport?.issuedOn ?? null,
    passport_expires_on: passport?.expiresOn ?? null,
    visa_type: passport?.visaType ?? null,
    visa_place: passport?.visaPlace ?? null,
    visa_expires_on: passport?.visaExpiresOn ?? null,
    visa_number: passport?.visaNumber ?? null,
    country: person.country,
    nationality: person.nationality,
    phone: person.phone,
    birth_date: person.birthDate,
    gender: person.gender,
    current_state: current.state,
    current_township: current.township,
    current_address: current.address,
    current_house_no: current.houseNo,
    current_street: current.street,
    current_country: current.country,
    permanent_state: permanent.state,
    permanent_township: permanent.township,
    permanent_address: permanent.address,
    permanent_house_no: permanent.houseNo,
    permanent_street: permanent.street,
    permanent_country: permanent.country,
    language: person.language,
  };
}

export function toPerson(row: PersonRow): Person {
  return {
    loginId: row.login_id,
    fullName: row.full_name,
    fatherName: row.father_name,
    idType: row.id_type,
    idValue: row.id_value,
    nrcBackSerial: row.nrc_back_serial,
    passport: toPassport(row),
    country: row.country,
    nationality: row.nationality,
    phone: row.phone,
    birthDate: row.birth_date,
    gender: row.gender,
    currentAddress: {
      state: row.current_state,
      township: row.current_township,
      address: row.current_address,
      houseNo: row.current_house_no,
      street: row.current_street,
      country: row.current_country,
    },
    permanentAddress: {
      state: row.permanent_state,
      township: row.permanent_township,
      address: row.permanent_address,
      houseNo: row.permanent_house_no,
      street: row.permanent_street,
      country: row.permanent_country,
    },
    // A language that the product no longer has reads as the first one.
    language: isLanguage(row.language) ? row.language : defaultLanguage,
  };
}

function toPassport(row: PersonRow): PassportAndVisa | null {
  const { passport_issued_on: issuedOn, passport_expires_on: expiresOn, visa_type: visaType } = row;
  const { visa_place: visaPlace, visa_expires_on: visaExpiresOn, visa_number: visaNumber } = row;
  if (!issuedOn || !expiresOn || !visaType || !visaPlace || !visaExpiresOn || !visaNumber) return null;
  return { issuedOn, expiresOn, visaType, visaPlace, visaExpiresOn, visaNumber };
}
