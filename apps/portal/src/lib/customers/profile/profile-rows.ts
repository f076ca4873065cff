import type { ApplicationRecord } from '@taga/contract/records/applications/application';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import { formatDate, type Language, type MessageId, parseCalendarDate, type Text } from '@taga/i18n';
import type { DescriptionRow } from '@taga/ui';

/** What the codes that are kept of a person stand for. */
export interface Names {
  state(code: string): string;
  township(code: string): string;
  country(code: string): string;
  visaType(code: string): string;
}

export interface Reading {
  readonly text: Text;
  readonly language: Language;
  readonly names: Names;
}

export type Line = readonly [label: string, value: string | null | undefined];

/** What was not given is left out: an empty line would only raise questions. */
export function toRows(lines: readonly Line[]): DescriptionRow[] {
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

export function dateOf(value: string | null | undefined, language: Language): string | null | undefined {
  const date = !value ? undefined : parseCalendarDate(value);
  return date ? formatDate(date, 'iso', language) : value;
}

function passportLines(person: ApplicationRecord, { text, language, names }: Reading): Line[] {
  return [
    [text('profile.personal.passport'), person.UIdValue],
    [text('profile.personal.passportIssued'), dateOf(person.PassportIssuedDate, language)],
    [text('profile.personal.passportExpires'), dateOf(person.PassportExpiredDate, language)],
    [text('profile.personal.visaType'), person.VisaType && names.visaType(person.VisaType)],
    [text('profile.personal.visaNumber'), person.VisaNumber],
    [text('profile.personal.visaPlace'), person.VisaIssuedPlace],
    [text('profile.personal.visaExpires'), dateOf(person.VisaExpiredDate, language)],
  ];
}

const numberLabels: Readonly<Record<string, MessageId<'profile'>>> = {
  NRC: 'profile.personal.nrc',
  OLD_NRC: 'profile.personal.oldNrc',
};

function identityLines(person: ApplicationRecord, reading: Reading): Line[] {
  if (person.UIdName === 'PASSPORT') return passportLines(person, reading);
  const { text } = reading;
  return [
    // Customers of long ago may have documents that nobody can sign up with today.
    [text(numberLabels[person.UIdName ?? ''] ?? 'profile.personal.idNumber'), person.UIdValue],
    [text('profile.personal.nrcBack'), person.NRCBackNo],
  ];
}

function genderOf({ Gender }: ApplicationRecord, text: Text): string | null | undefined {
  const genders: Record<string, string> = { M: text('profile.personal.male'), F: text('profile.personal.female') };
  return Gender && (genders[Gender] ?? Gender);
}

export function personalRows(person: ApplicationRecord, reading: Reading): DescriptionRow[] {
  const { text, language, names } = reading;
  return toRows([
    [text('profile.personal.name'), person.Name],
    [text('profile.personal.fatherName'), person.FatherName],
    ...identityLines(person, reading),
    [text('profile.personal.birthDate'), dateOf(person.DOB, language)],
    [text('profile.personal.gender'), genderOf(person, text)],
    [text('profile.personal.email'), person.LoginId],
    [text('profile.personal.phone'), displayPhone(person.MobileNo)],
    [text('profile.personal.nationality'), person.Nationality && names.country(person.Nationality)],
  ]);
}

const addressFields = {
  current: ['CurrentAddress', 'CurHouseNo', 'CurStreet', 'CurrentTownship', 'CurrentState', 'CurCountry'],
  permanent: ['PermanentAddress', 'PerHouseNo', 'PerStreet', 'PermanentTownship', 'PermanentState', 'PerCountry'],
} as const;

export function addressRows(
  person: ApplicationRecord,
  which: 'current' | 'permanent',
  { text, names }: Reading,
  townshipLabel = text('profile.address.township'),
): DescriptionRow[] {
  const [address, houseNo, street, township, state, country] = addressFields[which].map((field) => person[field]);
  return toRows([
    [text('profile.address.address'), address],
    [text('profile.address.houseNo'), houseNo],
    [text('profile.address.street'), street],
    [townshipLabel, township && names.township(township)],
    [text('profile.address.state'), state && names.state(state)],
    [text('profile.address.country'), country && names.country(country)],
  ]);
}
